import type { JobDeps } from '../../../jobs/jobs.ts'
import type { ServerDeps } from '../../../server-deps.ts'
import type { PixProvider } from '../psp/pix-provider.ts'

/** Dependencies of the deposits. */
export interface DepositHost extends ServerDeps, JobDeps {
  /** Called when a webhook of the provider reports a payout, with the identifier of its request. */
  readonly receivePayoutNotice: (payoutId: string) => Promise<void>
}

export interface DepositDeps extends DepositHost {
  readonly provider: PixProvider
  /** Signs the provider's webhooks, or proves that our proxy has authenticated the caller. */
  readonly secret: string
  /** Over the network: polled less often, and a webhook is acknowledged before it is processed. */
  readonly isRemote: boolean
}

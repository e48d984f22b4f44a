import type { JobDeps } from '../../../jobs/jobs.ts'
import type { ServerDeps } from '../../../server-deps.ts'
import type { Psp } from '../psp/choose-psp.ts'
import type { PixProvider } from '../psp/pix-provider.ts'

interface CommonDeps extends ServerDeps, JobDeps {
  /** Called when a webhook of the provider reports a payout, with the identifier of its request. */
  readonly receivePayoutNotice: (payoutId: string) => Promise<void>
}

export interface DepositHost extends CommonDeps {
  /** Who charges players; null while deposits are closed. */
  readonly psp: Psp | null
}

/** Dependencies of the deposits, while they are open. */
export interface DepositDeps extends CommonDeps {
  readonly provider: PixProvider
  /** Signs the provider's webhooks, or proves that our proxy has authenticated the caller. */
  readonly secret: string
  /** Over the network: polled less often, and a webhook is acknowledged before it is processed. */
  readonly isRemote: boolean
}

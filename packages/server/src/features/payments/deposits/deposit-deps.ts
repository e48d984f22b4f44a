import type { JobDeps } from '../../../jobs/jobs.ts'
import type { ServerDeps } from '../../../server-deps.ts'
import type { PixProvider } from '../psp/pix-provider.ts'

/** What the deposits are given. */
export interface DepositHost extends ServerDeps, JobDeps {
  /** A webhook of the provider told of a payout, by the identifier that it was asked for under. */
  readonly receivePayoutNotice: (payoutId: string) => Promise<void>
}

export interface DepositDeps extends DepositHost {
  readonly provider: PixProvider
  /** Signs the provider's webhooks, or proves that our proxy knows who calls. */
  readonly secret: string
  /** Over the network: asked less often, and a webhook is answered before it is acted on. */
  readonly isRemote: boolean
}

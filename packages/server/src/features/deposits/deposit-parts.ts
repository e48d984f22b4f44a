import type { JobParts } from '../../jobs/jobs.ts'
import type { Parts } from '../../parts.ts'
import type { PixProvider } from './pix-provider.ts'

export interface DepositParts extends Parts, JobParts {
  readonly provider: PixProvider
  /** Signs the provider's webhooks, or proves that our proxy knows who calls. */
  readonly secret: string
  /** Over the network: asked less often, and a webhook is answered before it is acted on. */
  readonly isRemote: boolean
}

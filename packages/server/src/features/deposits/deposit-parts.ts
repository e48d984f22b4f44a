import type { Parts } from '../../parts.ts'
import type { PixProvider } from './pix-provider.ts'

export interface DepositParts extends Parts {
  readonly provider: PixProvider
  /** Signs the provider's webhooks. */
  readonly secret: string
}

import type { JobParts } from '../../../jobs/jobs.ts'
import type { Parts } from '../../../parts.ts'
import type { PayoutProvider } from './payout-provider.ts'

export interface WithdrawalParts extends Parts, JobParts {
  readonly payouts: PayoutProvider
}

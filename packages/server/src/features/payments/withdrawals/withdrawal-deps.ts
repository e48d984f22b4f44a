import type { JobDeps } from '../../../jobs/jobs.ts'
import type { ServerDeps } from '../../../server-deps.ts'
import type { PayoutProvider } from './payout-provider.ts'

export interface WithdrawalDeps extends ServerDeps, JobDeps {
  readonly payouts: PayoutProvider
}

import type { Database } from '../../../database/database.ts'
import { inTransaction } from '../../../database/transaction.ts'
import type { JobDeps } from '../../../jobs/jobs.ts'
import { type Decided, decideOnce, type PersonsDecision } from '../../reviews/reviews.ts'
import { advanceWithdrawalIn, lockWithdrawal } from './withdrawal-store.ts'

/**
 * A reviewer approves a withdrawal in review, or refuses it. The running server sends it or
 * notifies its player, by the job that is added here.
 */
export function decideWithdrawal(
  { database, jobs }: JobDeps & { readonly database: Database },
  id: string,
  decision: PersonsDecision,
): Promise<Decided> {
  return inTransaction(database, async (transaction) => {
    const status = await lockWithdrawal(transaction, id)
    const subject = { withdrawalId: id }
    return await decideOnce(transaction, { subject, status }, decision, async () => {
      const to = decision.decision
      const reason = to === 'refused' ? 'review_refused' : null
      await advanceWithdrawalIn(transaction, {
        id,
        from: ['in_review'],
        to,
        reason,
        at: decision.at,
      })
      await jobs.enqueue(transaction, { queue: 'withdrawal', key: id })
    })
  })
}

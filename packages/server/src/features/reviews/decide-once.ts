import type { WriteTransaction } from '../../database/transaction.ts'
import { insertReview, type PersonsDecision, readDecision, type Subject } from './review-store.ts'

/**
 * The result of a decision; `repeated`: the same one was made before, `contrary`: the other one
 * was.
 */
export type Decided = 'decided' | 'repeated' | 'contrary' | 'not_in_review' | 'unknown'

/**
 * Records a decision and applies it, once and together. The caller has locked the row of the
 * subject; `status` is its current status, null when there is no such row.
 */
export async function decideOnce(
  transaction: WriteTransaction,
  { subject, status }: { readonly subject: Subject; readonly status: string | null },
  decision: PersonsDecision,
  act: () => Promise<void>,
): Promise<Decided> {
  if (status === null) return 'unknown'
  const previous = await readDecision(transaction, subject)
  if (previous !== null) return previous === decision.decision ? 'repeated' : 'contrary'
  if (status !== 'in_review') return 'not_in_review'
  await insertReview(transaction, subject, decision)
  await act()
  return 'decided'
}

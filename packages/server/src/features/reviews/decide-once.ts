import type { WriteTransaction } from '../../database/transaction.ts'
import { insertReview, readDecision } from './review-store.ts'

/** What is decided about: a withdrawal by its UUID or a proof of identity by its number. */
export type Subject = { readonly withdrawalId: string } | { readonly verificationId: number }

export interface PersonsDecision {
  readonly decision: 'approved' | 'refused'
  /** In the person's words; null for an approval. */
  readonly reason: string | null
  /** Who decided. */
  readonly reviewer: string
  readonly at: Date
}

/** What became of a decision; `repeated`: it stood already, `contrary`: the other one did. */
export type Decided = 'decided' | 'repeated' | 'contrary' | 'not_in_review' | 'unknown'

/**
 * Writes a decision down and acts on it, once and together. The caller holds the row of what is
 * decided about; `status` is how it stands, null when there is no such thing.
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

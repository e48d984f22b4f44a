import { REFUSAL_REASONS } from '@caderneta/contract/profile/verification'
import type { Database } from '../../database/database.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Outbox } from '../../mail/outbox.ts'
import { readPlayer } from '../accounts/accounts.ts'
import { type Decided, decideOnce, type PersonsDecision } from '../reviews/reviews.ts'
import type { Verdict } from './identity-verifier.ts'
import { verdictLetter } from './verdict-letter.ts'
import { decideVerification, lockVerification } from './verification-store.ts'

interface ProofDeps {
  readonly database: Database
  readonly outbox: Outbox
  readonly publicUrl: string
}

/** A reviewer decides a proof of identity in review; its player is mailed the verdict. */
export function decideProof(
  { database, outbox, publicUrl }: ProofDeps,
  id: number,
  decision: PersonsDecision,
): Promise<Decided> {
  return inTransaction(database, async (transaction) => {
    const proof = await lockVerification(transaction, id)
    if (!proof) return 'unknown'
    const about = { subject: { verificationId: id }, status: proof.status }
    return await decideOnce(transaction, about, decision, async () => {
      const verdict = verdictOf(decision)
      await decideVerification(transaction, id, verdict, decision.at)
      const player = await readPlayer(transaction, proof.playerId)
      await outbox.write(transaction, verdictLetter(player, verdict, publicUrl))
    })
  })
}

/** A reason outside the closed list is kept in the review; the player sees 'other'. */
function verdictOf({
  decision,
  reason,
}: PersonsDecision): Exclude<Verdict, { status: 'in_review' }> {
  if (decision === 'approved') return { status: 'approved' }
  return { status: 'refused', reason: REFUSAL_REASONS.find((one) => one === reason) ?? 'other' }
}

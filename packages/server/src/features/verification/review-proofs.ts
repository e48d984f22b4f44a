import { inTransaction } from '../../database/transaction.ts'
import { readPlayer } from '../accounts/accounts.ts'
import type { Verdict } from './identity-verifier.ts'
import { verdictLetter } from './verdict-letter.ts'
import type { VerificationDeps } from './verification-deps.ts'
import { decideVerification } from './verification-store.ts'
import { readWaiting, type WaitingProof } from './verification-view.ts'

/**
 * Verifies every proof in review (of one player, or of all), records the verdict and mails it.
 * While a verifier cannot be reached its proofs wait.
 */
export async function reviewProofs(
  deps: VerificationDeps,
  playerId: number | null = null,
): Promise<void> {
  for (const proof of await readWaiting(deps.database.kysely, playerId)) {
    try {
      const verdict = await deps.verifier.judge(proof)
      if (verdict.status !== 'in_review') await applyVerdict(deps, proof, verdict)
    } catch (error) {
      deps.log.error({ err: error }, 'verification: identity check failed')
    }
  }
}

async function applyVerdict(
  deps: VerificationDeps,
  { verificationId, playerId }: WaitingProof,
  verdict: Exclude<Verdict, { status: 'in_review' }>,
): Promise<void> {
  const { database, clock, config, outbox } = deps
  const mailId = await inTransaction(database, async (transaction) => {
    const at = new Date(clock.now())
    if (!(await decideVerification(transaction, verificationId, verdict, at))) return null
    const player = await readPlayer(transaction, playerId)
    return await outbox.write(transaction, verdictLetter(player, verdict, config.publicUrl))
  })
  if (mailId !== null) outbox.send(mailId)
}

import type { Clock } from '../../clock.ts'
import type { IdentityVerifier, Verdict } from './identity-verifier.ts'

/** Long enough to see the state of a review. */
export const SANDBOX_REVIEW_MS = 60_000

const REFUSED = /recusad[oa]|refused/i
const APPROVED = /aprovad[oa]|approved/i

/** Decides by the names of the files; without a keyword in them it approves after a minute. */
export function sandboxVerifier(clock: Clock): IdentityVerifier {
  return {
    judge: async ({ names, sentAt }) => {
      const text = `${names.document} ${names.selfie}`
      return verdictOn(text, clock.now() - sentAt)
    },
  }
}

function verdictOn(names: string, ageMs: number): Verdict {
  if (REFUSED.test(names)) return { status: 'refused', reason: 'document_unreadable' }
  const isOver = APPROVED.test(names) || ageMs >= SANDBOX_REVIEW_MS
  return { status: isOver ? 'approved' : 'in_review' }
}

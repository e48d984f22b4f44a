import { reviewProofs } from './review-proofs.ts'
import type { VerificationParts } from './verification-parts.ts'

const ROUND_MS = 30_000

/** Reviews again and again, never two rounds at a time. Gives the stop. */
export function startReviews(parts: VerificationParts): () => Promise<void> {
  let round: Promise<void> | null = null
  const run = () => {
    round ??= reviewProofs(parts)
      .catch((fault: unknown) => parts.log.error({ err: fault }, 'no identity was reviewed'))
      .finally(() => {
        round = null
      })
  }
  const timer = setInterval(run, ROUND_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await round
  }
}

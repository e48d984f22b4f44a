import { reviewProofs } from './review-proofs.ts'
import type { VerificationDeps } from './verification-deps.ts'

const ROUND_MS = 30_000

/** Runs reviews periodically, never two rounds at a time. Returns the stop function. */
export function startReviews(deps: VerificationDeps): () => Promise<void> {
  let round: Promise<void> | null = null
  const run = () => {
    round ??= reviewProofs(deps)
      .catch((error: unknown) => deps.log.error({ err: error }, 'verification: review failed'))
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

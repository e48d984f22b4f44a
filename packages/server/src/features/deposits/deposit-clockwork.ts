import type { DepositParts } from './deposit-parts.ts'
import { reconcileDeposits } from './reconcile-deposits.ts'

const ROUND_MS = 15_000

/** Reconciles at once and then again and again, never two rounds at a time. Gives the stop. */
export function startDepositClockwork(parts: DepositParts): () => Promise<void> {
  let round: Promise<void> | null = null
  const run = () => {
    round ??= reconcileDeposits(parts)
      .catch((fault: unknown) => parts.log.error({ err: fault }, 'deposits were not reconciled'))
      .finally(() => {
        round = null
      })
  }
  run()
  const timer = setInterval(run, ROUND_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await round
  }
}

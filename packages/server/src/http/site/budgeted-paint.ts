import type { FastifyBaseLogger } from 'fastify'
import type { Paint } from './load-paint.ts'

/** Of each second so much is spent on painting; what is left belongs to bets and prices. */
const SHARE = 0.15
/** What may be spent at once after a quiet time. */
const SAVED_MS_MAX = 500

interface PaintDeps {
  readonly log: FastifyBaseLogger
  /** A clock that never jumps, in milliseconds. */
  readonly steadyNow: () => number
}

export type BudgetedPaint = (...request: Parameters<Paint>) => string | null

/**
 * The paint, or null where the time for it is used up or it fails: a page without it is whole, and
 * looks empty until its script is there. Requests for very many addresses would otherwise take the
 * time of the process.
 */
export function budgetedPaint(paint: Paint, { log, steadyNow }: PaintDeps): BudgetedPaint {
  let savedMs = SAVED_MS_MAX
  let countedAt = steadyNow()
  return (request) => {
    const begunAt = steadyNow()
    savedMs = Math.min(SAVED_MS_MAX, savedMs + (begunAt - countedAt) * SHARE)
    countedAt = begunAt
    if (savedMs <= 0) return null
    try {
      return paint(request)
    } catch (error) {
      log.error({ err: error, path: request.path }, 'site: paint failed')
      return null
    } finally {
      countedAt = steadyNow()
      savedMs -= countedAt - begunAt
    }
  }
}

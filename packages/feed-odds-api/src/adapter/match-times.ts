import type { PricedSport } from '../competitions.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

/** From kick-off to the final score, with what usually delays it. */
const LENGTH_MS: Readonly<Record<PricedSport, number>> = {
  football: 130 * MINUTE_MS,
  basketball: 165 * MINUTE_MS,
  'american-football': 215 * MINUTE_MS,
  tennis: 180 * MINUTE_MS,
}

/** When the result of a match can be expected. Milliseconds UTC. */
export function expectedEnd(sport: PricedSport, startsAt: number): number {
  return startsAt + LENGTH_MS[sport]
}

/** A match that is so long over and not among the scores was not played, or has no result here. */
export const UNLISTED_MS = 12 * HOUR_MS
/** Scores go back so far; a match is forgotten after that. */
export const SCORED_MS = 3 * 24 * HOUR_MS

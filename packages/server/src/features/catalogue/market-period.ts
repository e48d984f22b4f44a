import type { MatchClock, Period } from '@caderneta/domain/markets/game'
import {
  FIRST_HALF_RESULT,
  FIRST_HALF_TOTAL_POINTS,
  FIRST_QUARTER_TOTAL_POINTS,
} from '@caderneta/domain/markets/market'

const FIRST_HALF: readonly Period[] = ['1H', 'Q1', 'Q2']

/** Parts of a match in which markets on one part alone may be open. */
const PERIODS_BY_MARKET = new Map<number, readonly Period[]>([
  [FIRST_HALF_RESULT, FIRST_HALF],
  [FIRST_HALF_TOTAL_POINTS, FIRST_HALF],
  [FIRST_QUARTER_TOTAL_POINTS, ['Q1']],
])

/** True while the part of the match that decides the market is not over. */
export function isInPlay(marketId: number, clock: MatchClock | null): boolean {
  if (clock === null) return true
  return PERIODS_BY_MARKET.get(marketId)?.includes(clock.period) ?? true
}

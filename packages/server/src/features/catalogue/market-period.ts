import type { MatchClock } from '@caderneta/domain/markets/game/game'
import { SPAN_PERIODS } from '@caderneta/domain/markets/market/market-type'
import { marketById } from '@caderneta/domain/markets/registry/markets-by-sport'

/** True while the part of the match that decides the market is not over. */
export function isInPlay(marketId: number, clock: MatchClock | null): boolean {
  const market = marketById(marketId)
  const periods = market && SPAN_PERIODS[market.span]
  return clock === null || !periods || periods.includes(clock.period)
}

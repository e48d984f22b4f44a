import type { NegativeEvent } from '@caderneta/domain/markets/market-type'
import { marketOf } from '@caderneta/domain/markets/markets-by-sport'

/** False of a market about a negative event that is not among the allowed ones. */
export function isSold(
  allowed: readonly NegativeEvent[],
  sportId: number,
  marketId: number,
): boolean {
  const negativeEvent = marketOf(sportId, marketId)?.negativeEvent
  return negativeEvent === undefined || allowed.includes(negativeEvent)
}

import type { MarketOdds } from '@caderneta/pricing/chances/market-odds'
import { once } from '@caderneta/pricing/chances/once'
import type { FeedBody } from '../messages.ts'

type OddsChange = Extract<FeedBody, { kind: 'odds_change' }>

/**
 * A state with its markets, which are priced when they are read: who asks for status, clock or
 * score alone does not wait for hundreds of prices.
 */
export function oddsChange(
  state: Omit<OddsChange, 'kind' | 'markets'>,
  markets: () => readonly MarketOdds[],
): OddsChange {
  const priced = once(markets)
  return {
    kind: 'odds_change',
    ...state,
    get markets() {
      return priced()
    },
  }
}

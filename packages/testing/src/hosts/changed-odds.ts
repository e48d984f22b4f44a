import { odds } from '@caderneta/domain/odds/odds'
import type { FeedBody } from '@caderneta/feed/messages'
import type { MarketOdds } from '@caderneta/pricing/chances/market-odds'

/** Odds of markets in thousandths, in the order of the selections. */
export type OddsByMarket = Readonly<Record<number, readonly number[]>>

/**
 * A message with other odds in some markets, and with nothing open while betting rests. Where odds
 * were commanded, the other markets are suspended: beside prices of the model they could be a sure
 * win, for which the server would suspend them all.
 */
export function changedOdds(
  body: FeedBody,
  oddsByMarket: ReadonlyMap<number, readonly number[]>,
  isResting: boolean,
): FeedBody {
  if (body.kind !== 'odds_change') return body
  const markets = body.markets.map((market) => {
    const prices = oddsByMarket.get(market.marketId)
    const priced = prices && market.status !== 'closed' ? repriced(market, prices) : market
    const isBesideOthers = oddsByMarket.size > 0 && prices === undefined
    return (isResting || isBesideOthers) && market.status === 'open'
      ? { ...priced, status: 'suspended' as const }
      : priced
  })
  return { ...body, markets }
}

function repriced(market: MarketOdds, prices: readonly number[]): MarketOdds {
  if (prices.length !== market.selections.length)
    throw new RangeError(`market ${market.marketId} has ${market.selections.length} selections`)
  const selections = market.selections.map((selection, index) => {
    return { ...selection, odds: odds(prices[index] ?? selection.odds) }
  })
  return { ...market, selections }
}

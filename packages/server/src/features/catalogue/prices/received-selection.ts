import type { PricedSelection } from '@caderneta/domain/markets/market/priced-selection'
import type { SelectionOdds } from '@caderneta/pricing/chances/market-odds'

/** When a price was sent, by the match and by the feed. */
interface PriceOrigin {
  /** The state of play: status and score. */
  readonly play: string
  /** The gap of the feed after which it was sent; prices from before a gap may be stale. */
  readonly era: number
}

/** One selection as the feed last sent it. */
export type ReceivedSelection = PricedSelection & PriceOrigin

/** What a message says of all selections of a market. */
type OfMarket = Pick<ReceivedSelection, 'gameId' | 'marketId' | 'status'> & PriceOrigin

/** Written member by member: put together from other objects it takes three times the memory. */
export function receivedSelection(
  { selectionId, oddId, name, header, handicap, odds, version }: SelectionOdds,
  { gameId, marketId, status, play, era }: OfMarket,
): ReceivedSelection {
  return {
    selectionId,
    gameId,
    marketId,
    oddId,
    name,
    header,
    handicap,
    odds,
    version,
    status,
    play,
    era,
  }
}

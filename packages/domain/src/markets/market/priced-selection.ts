import type { Odds } from '../../odds/odds.ts'
import type { MarketStatus } from './market.ts'

/** A selection with its published price: in the market book, and in a decision on a slip. */
export interface PricedSelection {
  readonly selectionId: number
  readonly gameId: number
  readonly marketId: number
  /** Identifier of this kind of selection in any game (betCnfOddId). */
  readonly oddId: number
  /** On the wire: '1', 'Draw', 'Over', '2-1'. */
  readonly name: string
  readonly header: string
  readonly handicap: string
  readonly odds: Odds
  /** Rises by one or more whenever odds or status change. */
  readonly version: number
  readonly status: MarketStatus
}

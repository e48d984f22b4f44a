import type { MarketStatus } from '@caderneta/domain/markets/market/market'
import type { Odds } from '@caderneta/domain/odds/odds'

export interface SelectionOdds {
  readonly selectionId: number
  /** Identifier of this kind of selection in any game (betCnfOddId). */
  readonly oddId: number
  readonly name: string
  readonly header: string
  readonly handicap: string
  readonly odds: Odds
  /** Rises by one or more whenever odds or status change. */
  readonly version: number
}

/** One market of one game with all of its selections; `status` holds for each of them. */
export interface MarketOdds {
  readonly marketId: number
  /** Distinguishes lines of one market: '2.5' for a total, empty otherwise. */
  readonly specifier: string
  readonly status: MarketStatus
  /**
   * True where a result is possible by which none of the selections wins: a stake on each of them
   * is no sure win, whatever their odds.
   */
  readonly isPartial?: boolean
  readonly selections: readonly SelectionOdds[]
}

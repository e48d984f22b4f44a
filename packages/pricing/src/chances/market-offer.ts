import type { GameSelection } from '@caderneta/domain/markets/market/game-selection'
import {
  type MarketSelection,
  type MarketType,
  selectionsOf,
} from '@caderneta/domain/markets/market/market-type'
import type { ListedMarket } from '@caderneta/domain/markets/registry/markets-by-sport'

/** Chance of a selection of one market, from what the model of its sport knows at a moment. */
export type ChanceOf<Chances> = (selection: GameSelection, chances: Chances) => number

/** A selection with what decides it and with its chance. */
export interface OfferedSelection<Counter extends string, Chances>
  extends MarketSelection<number, Counter> {
  readonly chanceIn: (chances: Chances) => number
}

/** The markets of a sport, and the selections of one of its games. */
export interface MarketOffer<Counter extends string, Format, Chances> {
  readonly markets: readonly ListedMarket[]
  readonly selections: (format: Format) => readonly OfferedSelection<Counter, Chances>[]
}

/** Every market of the list has a chance: the compiler names the one that is missing. */
export function marketOffer<Id extends number, Counter extends string, Format, Chances>(
  markets: readonly MarketType<Id, Counter, Format>[],
  chances: Readonly<Record<Id, ChanceOf<Chances>>>,
): MarketOffer<Counter, Format, Chances> {
  return {
    markets,
    selections: (format) =>
      selectionsOf(markets, format).map((selection) => ({
        ...selection,
        chanceIn: (known) => chances[selection.marketId](selection, known),
      })),
  }
}

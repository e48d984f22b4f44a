import type { GameSelection } from '@caderneta/domain/markets/game-selection'
import {
  type MarketSelection,
  type MarketType,
  selectionsOf,
} from '@caderneta/domain/markets/market-type'
import type { ListedMarket } from '@caderneta/domain/markets/markets-by-sport'
import type { PointsHandicaps } from '@caderneta/domain/markets/points/points-lines'
import type { PointsCounter } from '@caderneta/domain/markets/points/points-progress'
import { type ChanceIn, chanceOfRule } from './fair-points.ts'

/** A selection with what decides it and with its chance. */
export interface OfferedSelection extends MarketSelection<number, PointsCounter> {
  readonly chanceIn: ChanceIn
}

/** The markets of a sport of quarters, and the selections of one of its games. */
export interface PointsOffer {
  readonly markets: readonly ListedMarket[]
  readonly selections: (lines: PointsHandicaps) => readonly OfferedSelection[]
}

/** What a rule needs is worked out once for all games that have its line. */
export function pointsOffer(
  markets: readonly MarketType<number, PointsCounter, PointsHandicaps>[],
): PointsOffer {
  const chanceByName = new Map<string, ChanceIn>()
  const chanceOf = (selection: MarketSelection<number, PointsCounter>): ChanceIn => {
    const name = nameOf(selection)
    const chance = chanceByName.get(name) ?? chanceOfRule(selection.rule)
    chanceByName.set(name, chance)
    return chance
  }
  return {
    markets,
    selections: (lines) =>
      selectionsOf(markets, lines).map((selection) => ({
        ...selection,
        chanceIn: chanceOf(selection),
      })),
  }
}

function nameOf({ marketId, name, handicap, specifier }: GameSelection): string {
  return [marketId, name, handicap, specifier].join(' ')
}

import {
  FIRST_HALF_RESULT,
  FIRST_HALF_TOTAL_POINTS,
  FIRST_QUARTER_TOTAL_POINTS,
  MATCH_RESULT,
  MONEY_LINE,
  POINT_SPREAD,
  TOTAL_POINTS,
} from '@caderneta/domain/markets/market/market'
import type { AmericanFootballMarketId } from '@caderneta/domain/markets/sports/american-football'
import type { BasketballMarketId } from '@caderneta/domain/markets/sports/basketball'
import type { GamePart, PointsCounter } from '@caderneta/domain/markets/sports/points-progress'
import { chanceAbove, chanceOf, totalChance } from '../chances/distribution.ts'
import type { ChanceOf, OfferedSelection } from '../chances/market-offer.ts'
import type { PartChances, PointsChances } from './points-model.ts'

/** Chances at the end of a part of the game, each worked out once. */
export type PartOf = (part: GamePart) => PartChances

/**
 * Chance of each selection, in their order, all from one distribution of points: so no two markets
 * of a game ever contradict each other. What may give the stake back (a whole line, the money line
 * of a sport that ties) has the chance to win when it does not, so that each line adds up to one.
 */
export function fairPoints(
  selections: readonly OfferedSelection<PointsCounter, PartOf>[],
  chances: PointsChances,
): Float64Array {
  const partByName = new Map<GamePart, PartChances>()
  const partOf = (name: GamePart): PartChances => {
    const part = partByName.get(name) ?? chances.part(name)
    partByName.set(name, part)
    return part
  }
  return Float64Array.from(selections, (selection) => selection.chanceIn(partOf))
}

export const BASKETBALL_CHANCES: Readonly<Record<BasketballMarketId, ChanceOf<PartOf>>> = {
  [MONEY_LINE]: ({ handicap }, partOf) => ofSide(handicap, chanceAbove(partOf('whole').lead, 0)),
  [POINT_SPREAD]: ({ name, specifier }, partOf) =>
    ofSide(name, chanceAbove(partOf('whole').lead, -Number(specifier))),
  [TOTAL_POINTS]: totalIn('whole'),
  [FIRST_HALF_RESULT]: resultIn('firstHalf'),
  [FIRST_HALF_TOTAL_POINTS]: totalIn('firstHalf'),
  [FIRST_QUARTER_TOTAL_POINTS]: totalIn('firstQuarter'),
}

export const AMERICAN_FOOTBALL_CHANCES: Readonly<
  Record<AmericanFootballMarketId, ChanceOf<PartOf>>
> = {
  [MATCH_RESULT]: ({ name }, partOf) => ofSide(name, chanceAbove(partOf('whole').lead, 0)),
  [POINT_SPREAD]: BASKETBALL_CHANCES[POINT_SPREAD],
  [TOTAL_POINTS]: BASKETBALL_CHANCES[TOTAL_POINTS],
  [FIRST_HALF_RESULT]: BASKETBALL_CHANCES[FIRST_HALF_RESULT],
  [FIRST_HALF_TOTAL_POINTS]: BASKETBALL_CHANCES[FIRST_HALF_TOTAL_POINTS],
}

function ofSide(side: string, home: number): number {
  return side === '1' ? home : 1 - home
}

function totalIn(part: GamePart): ChanceOf<PartOf> {
  return ({ name, handicap }, partOf) => {
    const over = chanceAbove(partOf(part).total, Number(handicap))
    return name === 'Over' ? over : 1 - over
  }
}

function resultIn(part: GamePart): ChanceOf<PartOf> {
  return ({ name }, partOf) => {
    const { lead } = partOf(part)
    if (name === 'Draw') return chanceOf(lead, 0)
    const isPositive = name === '1'
    return totalChance({
      ...lead,
      chances: lead.chances.filter((_, i) => {
        const value = lead.from + i
        return isPositive ? value > 0 : value < 0
      }),
    })
  }
}

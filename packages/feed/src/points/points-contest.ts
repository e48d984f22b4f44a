import { resultOf } from '@caderneta/domain/markets/rule/rule'
import { pointsBounds } from '@caderneta/domain/markets/sports/points-progress'
import type { ContestModel, Opinion } from '../contest/contest-model.ts'
import { marketSheet } from '../contest/market-sheet.ts'
import { fairPoints } from './fair-points.ts'
import { pointsHandicaps } from './points-handicaps.ts'
import { type PointsRates, type PointsState, pointsChances, pointsStart } from './points-model.ts'
import type { OfferedPointsSport } from './points-sports.ts'

/** A game of quarters between sides that make so many points of a possession. */
export function pointsContest(
  sport: OfferedPointsSport,
  rates: PointsRates,
): ContestModel<PointsState> {
  const selections = sport.offer.selections(pointsHandicaps(sport, rates, sport.steps))
  return {
    sheet: marketSheet(selections, sport.offer.markets),
    start: pointsStart(sport),
    chances: (state, opinion) =>
      fairPoints(selections, pointsChances(sport, bent(sport, rates, opinion), state)),
    outcomes: (state) => {
      const bounds = pointsBounds(state)
      return selections.map(({ rule }) => resultOf(rule, bounds))
    },
  }
}

function bent(
  { opinion }: OfferedPointsSport,
  { home, away }: PointsRates,
  { edge, pace }: Opinion,
): PointsRates {
  const side = (sign: number) => Math.exp(sign * edge * opinion.edge + pace * opinion.pace)
  return { home: home * side(1), away: away * side(-1) }
}

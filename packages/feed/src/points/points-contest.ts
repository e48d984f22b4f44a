import { resultOf } from '@caderneta/domain/markets/rule/rule'
import { pointsBounds } from '@caderneta/domain/markets/sports/points-progress'
import { marketSheet } from '@caderneta/pricing/chances/market-sheet'
import { fairPoints } from '@caderneta/pricing/points/fair-points'
import { pointsHandicaps } from '@caderneta/pricing/points/points-handicaps'
import {
  type PointsRates,
  type PointsState,
  pointsChances,
  pointsStart,
} from '@caderneta/pricing/points/points-model'
import type { OfferedPointsSport } from '@caderneta/pricing/points/points-sports'
import type { ContestModel, Opinion } from '../contest/contest-model.ts'

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

import { pointsBounds } from '@caderneta/domain/markets/points/points-progress'
import { resultOf } from '@caderneta/domain/markets/rule'
import type { ContestModel, Opinion } from '../contest/contest-model.ts'
import { EVERY } from '../contest/every.ts'
import { marketSheet } from '../contest/market-sheet.ts'
import { PointsChances } from './points-chances.ts'
import { pointsHandicaps } from './points-handicaps.ts'
import { type PointsRates, type PointsState, pointsStart } from './points-model.ts'
import type { OfferedSelection } from './points-offer.ts'
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
    chances: (state, opinion) => {
      const chances = new PointsChances(sport, bent(sport, rates, opinion), state)
      return Float64Array.from(selections, ({ chanceIn }) => chanceIn(chances))
    },
    outcomes: (state, isWanted = EVERY) => {
      const bounds = pointsBounds(state)
      return selections.map(({ rule }, position) =>
        isWanted(position) ? resultOf(rule, bounds) : null,
      )
    },
    isOffered: (state) => (position) => isOpened(selections[position]?.opens, state),
  }
}

/** A drive is on sale from the end of the one before, the first from the first turn of the game. */
function isOpened(opens: OfferedSelection['opens'], { begins, drives }: PointsState): boolean {
  if (opens === undefined || !('drive' in opens)) return true
  const hasBegun = begins !== null || drives.home.length + drives.away.length > 0
  return hasBegun && drives[opens.side].length >= opens.drive - 1
}

function bent(
  { opinion }: OfferedPointsSport,
  { home, away }: PointsRates,
  { edge, pace }: Opinion,
): PointsRates {
  const side = (sign: number) => Math.exp(sign * edge * opinion.edge + pace * opinion.pace)
  return { home: home * side(1), away: away * side(-1) }
}

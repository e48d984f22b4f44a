import type { DailyCompetition } from '../season/daily/daily-competition.ts'
import { dailyPlan } from '../season/daily/daily-plan.ts'
import {
  type DailyRules,
  ratedFields,
  sportsCompetitions,
} from '../season/daily/sports-calendar.ts'
import type { BasketballTournament } from './basketball-tournaments.ts'

/** In the NBA a side may play on two days in a row; elsewhere it rests for two. */
const [NIGHT, TWO_DAYS] = [20, 48]

const NBA: DailyRules = {
  plan: dailyPlan({
    ...{ rounds: 82, groupSize: 30, roundDays: 2 },
    ...{ knockout: 16, series: 7, knockoutDays: 2, restHours: NIGHT },
  }),
  appeal: 8,
  homeEdge: 0.006,
  isNeutral: false,
  entrants: null,
}
const NBB: DailyRules = {
  plan: dailyPlan({
    ...{ rounds: 38, groupSize: 20, restHours: TWO_DAYS },
    ...{ knockout: 8, series: 5, knockoutDays: 3 },
  }),
  appeal: 7,
  homeEdge: 0.033,
  isNeutral: false,
  entrants: null,
}
const EUROLEAGUE: DailyRules = {
  plan: dailyPlan({
    ...{ rounds: 38, groupSize: 20, restHours: TWO_DAYS },
    ...{ knockout: 8, knockoutDays: 4 },
  }),
  appeal: 5,
  homeEdge: 0.035,
  isNeutral: false,
  entrants: null,
}
const RULES: Readonly<Record<string, DailyRules>> = { nba: NBA, nbb: NBB, euroleague: EUROLEAGUE }

/**
 * Edge of a point by which a side is better than another: with it the favourite wins as often as
 * the margins of the league, whose deviation is 12.5, 12 and 11.5 points, make it win.
 */
const EDGE_PER_POINT = { nba: 0.0119, nbb: 0.01415, euroleague: 0.0148 } as const

export const BASKETBALL_RATINGS = ratedFields({
  nba: (points) => EDGE_PER_POINT.nba * points,
  nbb: (points) => EDGE_PER_POINT.nbb * points,
  euroleague: (points) => EDGE_PER_POINT.euroleague * points,
})

/** Basketball leagues with their real calendars. */
export const BASKETBALL_SEASONS: readonly DailyCompetition<BasketballTournament>[] =
  sportsCompetitions(
    'basketball',
    ({ id }) => RULES[id] ?? EUROLEAGUE,
    ({ id }, tournament) => ({ ...tournament, hasLongQuarters: id === 'nba' }),
  )

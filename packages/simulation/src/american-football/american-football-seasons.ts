import { dailyPlan } from '../season/daily/daily-plan.ts'
import {
  type DailyRules,
  ratedFields,
  sportsCompetitions,
} from '../season/daily/sports-calendar.ts'

/** Thursday, Sunday and Monday are a round. */
const NFL: DailyRules = {
  plan: dailyPlan({
    ...{ rounds: 18, groupSize: 32, roundDays: 3, firstWeekday: 'thu' },
    ...{ knockout: 8, knockoutDays: 3, restHours: 72 },
  }),
  appeal: 8,
  homeEdge: 0.031,
  isNeutral: false,
  entrants: null,
}
/** The margins of the league deviate by 13 points. */
const EDGE_PER_POINT = 0.0465

export const AMERICAN_FOOTBALL_RATINGS = ratedFields({ nfl: (points) => EDGE_PER_POINT * points })

export const AMERICAN_FOOTBALL_SEASONS = sportsCompetitions(
  'american-football',
  () => NFL,
  (_row, tournament) => tournament,
)

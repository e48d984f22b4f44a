import { dailyPlan } from '../../season/daily/daily-plan.ts'
import {
  type DailyRules,
  ratedFields,
  sportsCompetitions,
} from '../../season/daily/sports-calendar.ts'

const COMMON = { homeEdge: 0, isNeutral: true, entrants: null } as const
const MAJOR: DailyRules = {
  ...COMMON,
  plan: dailyPlan({ rounds: 3, groupSize: 4, knockout: 16, knockoutDays: 2, restHours: 18 }),
  appeal: 7,
}
/** Its many events are one league here, in which everyone meets everyone. */
const CIRCUIT: DailyRules = {
  ...COMMON,
  plan: dailyPlan({ rounds: 31, groupSize: 32, knockout: 0, knockoutDays: 1, restHours: 18 }),
  appeal: 5,
}
/** Sixteen places of the index change the odds of winning a map by the number e. */
const EDGE_PER_PLACE = 0.0073

export const E_SPORTS_RATINGS = ratedFields({ cs2: (index) => EDGE_PER_PLACE * index })

export const E_SPORTS_SEASONS = sportsCompetitions(
  'e-sports',
  ({ id }) => (id === 'cs2.blast' ? CIRCUIT : MAJOR),
  (_row, tournament) => tournament,
)

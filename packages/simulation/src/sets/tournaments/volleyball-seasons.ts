import { dailyPlan } from '../../season/daily/daily-plan.ts'
import {
  type DailyRules,
  ratedFields,
  sportsCompetitions,
} from '../../season/daily/sports-calendar.ts'

const SUPERLIGA: DailyRules = {
  plan: dailyPlan({
    ...{ rounds: 22, groupSize: 12, restHours: 48 },
    ...{ knockout: 8, series: 3, knockoutDays: 3 },
  }),
  appeal: 8,
  homeEdge: 0,
  isNeutral: false,
  entrants: null,
}
/** Nine places of the index change the odds of winning by the number e. */
const EDGE_PER_PLACE = 0.0052

export const VOLLEYBALL_RATINGS = ratedFields({
  'superliga-m': (index) => EDGE_PER_PLACE * index,
  'superliga-f': (index) => EDGE_PER_PLACE * index,
})

export const VOLLEYBALL_SEASONS = sportsCompetitions(
  'volleyball',
  () => SUPERLIGA,
  (_row, tournament) => tournament,
)

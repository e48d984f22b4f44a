import type { DailyCompetition } from '../../season/daily/daily-competition.ts'
import { dailyPlan } from '../../season/daily/daily-plan.ts'
import {
  type DailyRules,
  fieldOf,
  ratedFields,
  rivalsOf,
  type SportsRow,
  sportsCompetitions,
} from '../../season/daily/sports-calendar.ts'
import { MEN, type TennisTournament, WOMEN } from './tennis-tournament.ts'

/** From one match of a player to the next: a night. */
const REST_HOURS = 14
const FINALS_ENTRANTS = 8
const FIVE_SETS = 5

const APPEALS: Readonly<Record<string, number>> = {
  GS: 10,
  finals: 9,
  '1000': 8,
  '500': 6,
  '250': 4,
}
const APPEAL_OF_OTHERS = 4
const BRAZILIAN_APPEAL = 9

/** A point of the rating, as a chance of a point on serve; by it the best of three follows Elo. */
const EDGE_PER_ELO = { atp: 0.000283, wta: 0.00027 } as const
/** Where the rating of a field is that of the players of the repeating calendar. */
const MEAN_ELO = 1_900

export const TENNIS_RATINGS = ratedFields({
  atp: (elo) => EDGE_PER_ELO.atp * (elo - MEAN_ELO),
  wta: (elo) => EDGE_PER_ELO.wta * (elo - MEAN_ELO),
})

/** The tournaments of both tours, in the weeks in which they are played. */
export const TENNIS_SEASONS: readonly DailyCompetition<TennisTournament>[] = sportsCompetitions(
  'tennis',
  rulesOf,
  ({ bestOf, field }, tournament) => ({
    ...tournament,
    wanted: bestOf === FIVE_SETS ? 3 : 2,
    serve: field === 'atp' ? MEN : WOMEN,
  }),
)

function rulesOf(row: SportsRow): DailyRules {
  const isFinals = row.category === 'finals'
  const entrants = isFinals ? FINALS_ENTRANTS : drawOf(row)
  return {
    plan: isFinals
      ? dailyPlan({ rounds: 3, groupSize: 4, knockout: 4, knockoutDays: 1, restHours: REST_HOURS })
      : dailyPlan({ rounds: 0, groupSize: entrants, knockout: entrants, restHours: REST_HOURS }),
    appeal: row.cc === 'br' ? BRAZILIAN_APPEAL : (APPEALS[row.category] ?? APPEAL_OF_OTHERS),
    homeEdge: 0,
    isNeutral: true,
    entrants,
  }
}

/** A power of two, as many as the players of the tour leave beside tournaments of the same week. */
function drawOf(row: SportsRow): number {
  const players = Math.floor(fieldOf(row.field).length / rivalsOf(row).length)
  return 2 ** Math.floor(Math.log2(Math.min(row.draw, players)))
}

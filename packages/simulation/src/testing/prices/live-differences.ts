import { FOOTBALL_SELECTIONS } from '@caderneta/domain/markets/sports/football/football'
import { incidentProgressAt } from '@caderneta/feed/football/incidents/incident-progress'
import { type MatchCourse, matchTimeAt } from '@caderneta/feed/football/match-course'
import { isPreMatchOnly } from '@caderneta/feed/football/match-offer'
import { progressAt } from '@caderneta/feed/football/moment-prices'
import { chanceAt, itemAt } from '@caderneta/pricing/chances/item-at'
import { FAMILY_SHEETS } from '@caderneta/pricing/goals/incidents/family-sheet'
import { incidentLaw } from '@caderneta/pricing/goals/incidents/incident-law'
import type { MatchTime } from '@caderneta/pricing/goals/match-time'
import { matchChances, soFarOf } from '@caderneta/pricing/goals/price-football'
import type { GoalRates } from '@caderneta/pricing/goals/rates'
import type { Difference } from './far-prices.ts'
import { liveGoalChances } from './live-goals.ts'
import { liveIncidentChances } from './live-incidents.ts'
import type { LiveMoment } from './live-moment.ts'

/** A match at a second since its kick-off. */
export interface MatchAt {
  readonly rates: GoalRates
  readonly course: MatchCourse
  readonly second: number
}

/** What a spectator knows of it. */
function momentOf({ rates, course, second }: MatchAt): LiveMoment {
  const startOf = (period: string) =>
    course.spans.find((span) => span.period === period)?.startSecond ?? Number.NaN
  const isFirst = second < course.halfTimeSecond
  const halfOf = (period: string) => (period === '1H' ? 1 : 2)
  const sideOf = (side: string) => (side === 'home' ? 1 : 2)
  return {
    ...{ rates, half: isFirst ? 0 : 1, firstHalfSeconds: course.halfTimeSecond },
    elapsedSeconds: isFirst ? second : Math.max(0, second - startOf('2H')),
    goals: course.goals
      .filter((one) => one.second <= second)
      .map(({ side, period, minute }) => ({ side: sideOf(side), half: halfOf(period), minute })),
    incidents: course.incidents
      .filter((one) => one.second <= second)
      .map(({ kind, side, period, minute, ...one }) => ({
        ...{ kind, side: sideOf(side), half: halfOf(period), minute },
        second: one.second - startOf(period),
      })),
  }
}

/** Prices may be made from other rates or another time: a planted defect. */
interface Planted {
  readonly rates?: GoalRates
  readonly time?: Partial<MatchTime>
}

const isSoldLive = (position: number) => !isPreMatchOnly(position)
const SOLD_LIVE = FAMILY_SHEETS.flatMap(({ selections, isPreMatchOnly: isClosed }) =>
  selections.filter((_, position) => !isClosed(position)),
)

/** All selections that are sold at the moment, compared; the law written again is added up once. */
export function liveDifferences(match: MatchAt): (planted?: Planted) => readonly Difference[] {
  const { course, second } = match
  const moment = momentOf(match)
  const exactGoals = liveGoalChances(moment, isSoldLive)
  const exactIncidents = liveIncidentChances(moment, SOLD_LIVE)
  return (planted) => {
    const rates = planted?.rates ?? match.rates
    const time = { ...matchTimeAt(course, second), ...planted?.time }
    const goals = matchChances(rates, soFarOf(progressAt(course, second)), time)
    const law = incidentLaw(rates, incidentProgressAt(course, second), time)
    const ofGoals = [...exactGoals].map(([position, exact]): Difference => {
      return [titleOf(itemAt(FOOTBALL_SELECTIONS, position)), chanceAt(goals, position) - exact]
    })
    const ofIncidents = FAMILY_SHEETS.flatMap(({ selections, chancesIn }) => {
      const chances = chancesIn(law, () => true)
      return selections.flatMap((selection, position): readonly Difference[] => {
        const exact = exactIncidents.get(selection)
        if (exact === undefined) return []
        return [[titleOf(selection), chanceAt(chances, position) - exact]]
      })
    })
    return [...ofGoals, ...ofIncidents]
  }
}

interface WireSelection {
  readonly marketId: number
  readonly name: string
  readonly handicap: string
}

const titleOf = ({ marketId, name, handicap }: WireSelection) => `${marketId} ${name} ${handicap}`

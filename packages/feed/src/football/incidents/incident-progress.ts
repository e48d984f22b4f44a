import {
  familyOf,
  type IncidentFamily,
} from '@caderneta/domain/markets/sports/football/incidents/incident'
import type { IncidentProgress } from '@caderneta/domain/markets/sports/football/incidents/incident-counters'
import { type MatchCourse, matchStateAt } from '../match-course.ts'

export const NOT_STARTED: IncidentProgress = {
  incidents: [],
  score: [0, 0],
  isFirstHalfOver: false,
  isNinetyOver: false,
}

/** The incidents and goals of the 90 minutes up to a second since kick-off. */
export function incidentProgressAt(course: MatchCourse, second: number): IncidentProgress {
  const { score, halfTime } = matchStateAt(course, Math.min(second, course.ninetySecond))
  return {
    incidents: course.incidents.filter((one) => one.second <= second),
    score,
    isFirstHalfOver: halfTime !== null,
    isNinetyOver: second >= course.ninetySecond,
  }
}

/** When the counts of a family change: a goal is a shot as well. */
export function secondsOf(family: IncidentFamily, course: MatchCourse): readonly number[] {
  const { incidents, goals, ninetySecond } = course
  const events = family === 'shots' ? [...goals, ...incidents] : incidents
  return events
    .filter((one) => !('kind' in one) || familyOf(one) === family)
    .map(({ second }) => second)
    .filter((second) => second < ninetySecond)
}

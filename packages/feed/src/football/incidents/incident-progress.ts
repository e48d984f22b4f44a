import {
  familyOf,
  type IncidentFamily,
} from '@caderneta/domain/markets/sports/football/incidents/incident'
import type { IncidentProgress } from '@caderneta/domain/markets/sports/football/incidents/incident-counters'
import { type MatchCourse, matchStateAt, windowEnds } from '../match-course.ts'

export const NOT_STARTED: IncidentProgress = {
  incidents: [],
  score: [0, 0],
  isFirstHalfOver: false,
  isNinetyOver: false,
  minute: 0,
}

/** The incidents and goals of the 90 minutes up to a second since kick-off. */
export function incidentProgressAt(course: MatchCourse, second: number): IncidentProgress {
  const regular = Math.min(second, course.ninetySecond)
  const { score, halfTime, clock } = matchStateAt(course, regular)
  return {
    incidents: course.incidents.filter((one) => one.second <= second),
    score,
    isFirstHalfOver: halfTime !== null,
    isNinetyOver: second >= course.ninetySecond,
    minute: clock.minute,
  }
}

/** When something of a family may change: a goal is a shot, and corners are counted by minutes. */
export function secondsOf(family: IncidentFamily, course: MatchCourse): readonly number[] {
  const { incidents, goals, ninetySecond } = course
  const ofFamily = incidents.filter((one) => familyOf(one) === family)
  const events = family === 'shots' ? [...goals, ...ofFamily] : ofFamily
  const ends = family === 'corners' ? windowEnds(course) : []
  return [...events.map(({ second }) => second), ...ends].filter((second) => second < ninetySecond)
}

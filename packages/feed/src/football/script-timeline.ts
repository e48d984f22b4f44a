import type { Period, Score } from '@caderneta/domain/game'
import { type MatchCourse, matchCourse, matchStateAt } from './match-course.ts'
import type { MatchScript } from './match-script.ts'

/** What can happen in a match. */
export type MatchEvent =
  | 'kick_off'
  | 'goal'
  | 'half_time'
  | 'second_half'
  | 'ninety_minutes'
  | 'extra_time'
  | 'penalties'
  | 'final'

/** Something that happens in a match, and the score from then on. */
export interface MatchMoment {
  /** Match seconds since kick-off. */
  readonly second: number
  readonly event: MatchEvent
  readonly score: Score
}

const EVENT_BY_PERIOD: Readonly<Partial<Record<Period, MatchEvent>>> = {
  '1H': 'kick_off',
  HT: 'half_time',
  '2H': 'second_half',
  ET1: 'extra_time',
  ET2: 'extra_time',
  PEN: 'penalties',
}

/** Everything that happens in a match, in order: whistles, goals, the end. */
export function scriptTimeline(script: MatchScript): readonly MatchMoment[] {
  const course = matchCourse(script)
  const whistles = course.spans.flatMap(({ period, startSecond }) => {
    const event = EVENT_BY_PERIOD[period]
    return event ? [moment(course, event, startSecond)] : []
  })
  const ends = [
    moment(course, 'ninety_minutes', course.ninetySecond),
    moment(course, 'final', course.finalSecond),
  ]
  const goals = course.goals.map(({ second }) => moment(course, 'goal', second))
  return [...whistles, ...ends, ...goals].sort((one, other) => one.second - other.second)
}

function moment(course: MatchCourse, event: MatchEvent, second: number): MatchMoment {
  return { second, event, score: matchStateAt(course, second).score }
}

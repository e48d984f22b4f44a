import {
  type MatchCourse,
  matchCourse,
  matchStateAt,
  matchTimeAt,
} from '@caderneta/feed/football/match-course'
import { exampleScript } from '@caderneta/feed/testing/example-match'
import { type GoalChances, goalChances } from '@caderneta/pricing/goals/chances/goal-chances'
import { dismissalRates } from '@caderneta/pricing/goals/dismissals'
import { lawOf } from '@caderneta/pricing/goals/goals-model'
import type { GoalRates } from '@caderneta/pricing/goals/rates'
import { randomFrom } from '@caderneta/pricing/random'
import { sampleMatch } from '../football/sample-match.ts'

/** A match that was sampled, on its clock. */
export interface DrawnMatch {
  readonly rates: GoalRates
  readonly course: MatchCourse
  readonly halfTime: readonly [number, number]
  readonly fullTime: readonly [number, number]
}

/** Matches sampled from rates, as many as there are rates, with the players sent off in them. */
export function drawnMatches(seed: string, all: readonly GoalRates[]): readonly DrawnMatch[] {
  return all.map((rates, i) => {
    const sampled = sampleMatch(randomFrom(`${seed}/${i}`), rates, null, dismissalRates(rates))
    const { dismissals, ...match } = sampled
    const incidents = dismissals.map((one) => ({ ...one, kind: 'red_card' as const }))
    const course = matchCourse(exampleScript({ ...match, rates, incidents }))
    const { halfTime, fullTime } = match.result
    if (!halfTime || !fullTime) throw new RangeError('a sampled match without a result')
    return { rates, course, halfTime, fullTime }
  })
}

/** Chances of a match at a second since its kick-off. */
export function chancesAt({ rates, course }: DrawnMatch, second: number): GoalChances {
  return goalChances(lawOf(rates, matchStateAt(course, second), matchTimeAt(course, second)))
}

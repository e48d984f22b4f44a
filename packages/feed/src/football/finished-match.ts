import type { FinishedGame } from '../programme.ts'
import { matchCourse, matchStateAt } from './match-course.ts'
import { matchFacts } from './match-facts.ts'
import type { MatchScript } from './match-script.ts'

/**
 * How a match ended, without a price: a play of it with its markets takes a thousand times as long.
 * `speed`: seconds of the match per second. Null where it was called off.
 */
export function finishedMatch(script: MatchScript, speed: number): FinishedGame | null {
  if (script.result.status !== 'finished') return null
  const { fixture } = script
  const course = matchCourse(script)
  const { status, clock, score } = matchStateAt(course, course.finalSecond)
  const timeline = matchFacts(script, course).map(({ fact }) => fact)
  return {
    startsAt: fixture.startsAt,
    endedAt: fixture.startsAt + Math.ceil((course.finalSecond * 1000) / speed),
    bodies: [
      { kind: 'fixture', fixture },
      { kind: 'odds_change', gameId: fixture.gameId, status, clock, score, timeline, markets: [] },
    ],
  }
}

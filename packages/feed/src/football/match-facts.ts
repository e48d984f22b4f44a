import type { MatchClock, Period } from '@caderneta/domain/markets/game/game'
import { factAt, plainFact, type TimedFact } from '../contest/contest-timeline.ts'
import { type MatchCourse, matchStateAt } from './match-course.ts'
import type { MatchScript } from './match-script.ts'

/** Parts of a match that are played: the breaks between them are the ends of these. */
const PLAYED: ReadonlySet<Period> = new Set(['1H', '2H', 'ET1', 'ET2', 'PEN'])

/** Everything that happens in a match, in order: whistles, goals, incidents, the end. */
export function matchFacts(script: MatchScript, course: MatchCourse): readonly TimedFact[] {
  const goals = course.goals.map(({ second, side }) => ({
    second,
    fact: factAt(clockAt(course, second), { kind: 'goal', side, points: 1 }),
  }))
  const incidents = course.incidents.map(({ second, kind, side }) => ({
    second,
    fact: factAt(clockAt(course, second), { kind, side, points: 0 }),
  }))
  return [...whistles(course), ...goals, ...incidents, ...endOf(script, course)].sort(
    (one, other) => one.second - other.second,
  )
}

function whistles(course: MatchCourse): readonly TimedFact[] {
  return course.spans
    .filter(({ period }) => PLAYED.has(period))
    .flatMap(({ period, startSecond, endSecond }) => {
      const whistleFact = (
        kind: 'period_start' | 'period_end',
        second: number,
        clock: MatchClock,
      ) => ({
        second,
        fact: factAt(clock, plainFact(kind, { period })),
      })
      const start = whistleFact('period_start', startSecond, clockAt(course, startSecond))
      if (period === 'PEN') return [start]
      return [start, whistleFact('period_end', endSecond, clockAt(course, endSecond - 1))]
    })
}

function endOf({ penalties }: MatchScript, course: MatchCourse): readonly TimedFact[] {
  const second = course.finalSecond
  const clock = clockAt(course, second - 1)
  const shootOut = penalties ? [plainFact('penalties', { partScore: penalties })] : []
  return [...shootOut, plainFact('ended')].map((draft) => ({ second, fact: factAt(clock, draft) }))
}

function clockAt(course: MatchCourse, second: number): MatchClock {
  return matchStateAt(course, second).clock
}

import { type ContestMoment, contestMoments, stretched } from '../contest/contest-moments.ts'
import { type MatchCourse, windowEnds } from './match-course.ts'

/** Prices are renewed each minute; markets rest 40 seconds after a goal or a dismissal. */
const PRICE_SECONDS = 60
const REST_SECONDS = 40

/**
 * When the feed sends during a match that runs at `speed` match seconds a second, in order. At
 * incidents alone it sends the markets about them; without these it sends every market. A dismissal
 * moves every market.
 */
export function playMoments(
  course: MatchCourse,
  speed: number,
  incidents: readonly { readonly second: number }[] = course.incidents,
): readonly ContestMoment[] {
  const goals = course.goals.map(({ second }) => second)
  const dismissals = course.dismissals.map(({ second }) => second)
  const whistles = course.spans.flatMap(({ startSecond, endSecond }) => [startSecond, endSecond])
  return contestMoments({
    stops: [0, ...goals.filter((second) => second < course.ninetySecond), ...dismissals],
    restSeconds: stretched(REST_SECONDS, speed),
    events: [
      ...[...whistles, ...goals, ...dismissals, ...windowEnds(course)],
      ...incidents.map(({ second }) => second),
    ],
    renewals: every(renewalSeconds(speed), course.finalSecond),
    settledSecond: course.ninetySecond,
  })
}

/** Match seconds for which prices are shown at most while nothing happens. */
export function renewalSeconds(speed: number): number {
  return stretched(PRICE_SECONDS, speed)
}

function every(interval: number, end: number): readonly number[] {
  return Array.from({ length: Math.floor(end / interval) }, (_, i) => (i + 1) * interval)
}

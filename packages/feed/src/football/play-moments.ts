import { type ContestMoment, contestMoments, stretched } from '../contest/contest-moments.ts'
import type { MatchCourse } from './match-course.ts'
import { HALF_REGULAR_SECONDS, WINDOW_SECONDS } from './stoppage.ts'

/** Prices are renewed each minute of the match, and markets rest 40 seconds after a goal. */
const PRICE_SECONDS = 60
const REST_SECONDS = 40

/**
 * When the feed sends during a match that runs at `speed` match seconds a second, in order. At
 * incidents alone it sends the markets about them; without these it sends every market.
 */
export function playMoments(
  course: MatchCourse,
  speed: number,
  incidents: readonly { readonly second: number }[] = [
    ...course.incidents,
    ...course.substitutions,
  ],
): readonly ContestMoment[] {
  const goals = course.goals.map(({ second }) => second)
  const whistles = course.spans.flatMap(({ startSecond, endSecond }) => [startSecond, endSecond])
  return contestMoments({
    stops: [0, ...goals.filter((second) => second < course.ninetySecond)],
    restSeconds: stretched(REST_SECONDS, speed),
    events: [
      ...whistles,
      ...goals,
      ...incidents.map(({ second }) => second),
      ...windowSeconds(course),
    ],
    renewals: course.spans.flatMap((span) => every(renewalSeconds(speed), span)),
    settledSecond: course.ninetySecond,
  })
}

/**
 * When five minutes of the clock are over, in each half up to its 45 minutes: markets about them
 * are decided, and then the board is shown.
 */
export function windowSeconds({ spans }: MatchCourse): readonly number[] {
  return spans
    .filter(({ period }) => period === '1H' || period === '2H')
    .flatMap(({ startSecond }) =>
      every(WINDOW_SECONDS, { startSecond, endSecond: startSecond + HALF_REGULAR_SECONDS + 1 }),
    )
}

/** Match seconds from one second on for which its prices are shown at most. */
export function shownSeconds(course: MatchCourse, second: number, speed: number): number {
  const next = windowSeconds(course).find((end) => end > second) ?? Number.POSITIVE_INFINITY
  return Math.min(renewalSeconds(speed), next - second) - 1
}

type Stretch = Pick<MatchCourse['spans'][number], 'startSecond' | 'endSecond'>

/** Match seconds for which prices are shown at most while nothing happens. */
function renewalSeconds(speed: number): number {
  return stretched(PRICE_SECONDS, speed)
}

/** By the clock of a span, which shows a new minute with a new price. */
function every(interval: number, { startSecond, endSecond }: Stretch): readonly number[] {
  const count = Math.ceil((endSecond - startSecond) / interval) - 1
  return Array.from({ length: count }, (_, i) => startSecond + (i + 1) * interval)
}

import type { MatchCourse } from './match-course.ts'

/** A moment of a match at which the feed speaks, in match seconds since kick-off. */
export interface PlayMoment {
  readonly second: number
  /** True when all betting on the game stops at this moment: kick-off and goals. */
  readonly isStop: boolean
  readonly isSuspended: boolean
}

/** Prices are renewed each minute of the match, and markets rest 40 seconds after a goal. */
const PRICE_SECONDS = 60
const REST_SECONDS = 40

/** In a fast replay both last two real seconds, so that people can see them, up to this much. */
const REAL_SECONDS = 2
const STRETCH_SECONDS_MAX = 300

/** When the feed speaks during a match that runs at `speed` match seconds a second, in order. */
export function playMoments(course: MatchCourse, speed: number): readonly PlayMoment[] {
  const stretched = (seconds: number) =>
    Math.max(seconds, Math.min(REAL_SECONDS * speed, STRETCH_SECONDS_MAX))
  const goals = course.goals.map(({ second }) => second)
  const stops = [0, ...goals.filter((second) => second < course.ninetySecond)]
  const rest = stretched(REST_SECONDS)
  const isSuspended = (second: number) =>
    stops.some((stop) => stop <= second && second < stop + rest)
  const ticks = every(stretched(PRICE_SECONDS), course.finalSecond)
  const reopenings = stops.map((stop) => stop + rest).filter((end) => end < course.ninetySecond)
  const whistles = course.spans.flatMap(({ startSecond, endSecond }) => [startSecond, endSecond])
  const spoken = new Set([...whistles, ...goals])
  const quiet = [...ticks, ...reopenings].filter((second) => !isSuspended(second))
  return [...new Set([...spoken, ...quiet])]
    .sort((one, other) => one - other)
    .map((second) => ({
      second,
      isStop: stops.includes(second),
      isSuspended: isSuspended(second),
    }))
}

function every(interval: number, end: number): readonly number[] {
  return Array.from({ length: Math.floor(end / interval) }, (_, i) => (i + 1) * interval)
}

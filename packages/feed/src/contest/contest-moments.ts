/** A moment of a contest at which the feed sends, in seconds of the contest since its start. */
export interface ContestMoment {
  readonly second: number
  /** True when all betting on the game stops at this moment: the start, a goal, a set won. */
  readonly isStop: boolean
  readonly isSuspended: boolean
}

/** What happens in a contest, in seconds of the contest since its start. */
interface ContestRhythm {
  /** When all betting stops for `restSeconds`. */
  readonly stops: readonly number[]
  readonly restSeconds: number
  /** When the feed sends in any case: whistles, goals, the end. */
  readonly events: readonly number[]
  /** When prices are renewed, unless betting rests. */
  readonly renewals: readonly number[]
  /** Markets do not open again at or after this second. */
  readonly settledSecond: number
}

/** In a fast replay rests and renewals last two real seconds, so that people can see them, … */
const REAL_SECONDS = 2
/** … up to this many seconds of the contest. */
const STRETCH_SECONDS_MAX = 300

/** Seconds of the contest that some seconds last at `speed` contest seconds a second. */
export function stretched(seconds: number, speed: number): number {
  return Math.max(seconds, Math.min(REAL_SECONDS * speed, STRETCH_SECONDS_MAX))
}

/** When the feed sends during a contest, in order. */
export function contestMoments(rhythm: ContestRhythm): readonly ContestMoment[] {
  const { stops, restSeconds, settledSecond } = rhythm
  const isSuspended = (second: number) =>
    stops.some((stop) => stop <= second && second < stop + restSeconds)
  const reopenings = stops.map((stop) => stop + restSeconds).filter((end) => end < settledSecond)
  const renewals = [...rhythm.renewals, ...reopenings].filter((second) => !isSuspended(second))
  const isStop = new Set(stops)
  return [...new Set([...rhythm.events, ...renewals])]
    .sort((one, other) => one - other)
    .map((second) => ({ second, isStop: isStop.has(second), isSuspended: isSuspended(second) }))
}

/** How many of the moments, which are in order, pass; those that pass come first. */
export function countPassing(
  moments: readonly ContestMoment[],
  passes: (second: number) => boolean,
): number {
  let [low, high] = [0, moments.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const moment = moments[middle]
    if (moment && passes(moment.second)) low = middle + 1
    else high = middle
  }
  return low
}

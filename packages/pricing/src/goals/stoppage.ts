import { twoPoints } from '../chances/two-points.ts'
import type { Random } from '../random.ts'

/**
 * How long the halves of a match last: one law for what is sampled and for what is priced. Every
 * half plays its 45 minutes and whole minutes of stoppage time. At the end of each minute of
 * stoppage the referee ends the half with a chance that depends on that minute alone and is never
 * one. So nothing that a clock shows proves that a half is over, and goals fall in stoppage
 * time as often as in any other minute.
 */
export type Half = '1H' | '2H'

/** What may be left of a half, as a share of the goals expected of it before the match. */
export interface HalfLeft {
  readonly chance: number
  readonly left: number
}

export const HALF_MINUTES = 45

const MINUTE_SECONDS = 60

/** Chance that the half ends with the first, second, … minute of stoppage; the last one repeats. */
const WHISTLE_CHANCES: Readonly<Record<Half, readonly number[]>> = {
  '1H': [0.15, 0.3, 0.35, 0.4],
  '2H': [0, 0.05, 0.15, 0.25, 0.3, 0.35, 0.4],
}

/** Longer stoppage than this is less likely than one in a million and left out of prices. */
const MINUTES_MAX = 40

/** Minutes of stoppage of a half, from chance; at least as many as it is known to have had. */
export function sampleStoppage(half: Half, random: Random, minutesMin = 0): number {
  for (let minute = 1; ; minute += 1) {
    // Sampled in any case: what is known of later minutes does not change the earlier ones.
    const isWhistle = random.next() < whistleChance(half, minute)
    if (isWhistle && minute >= minutesMin) return minute
  }
}

/** Mean seconds of a half with its stoppage: over these its goals are expected. */
export function halfSeconds(half: Half): number {
  return HALF_SECONDS[half]
}

/** While the rest of the regular time of the first half is longer, its stoppage hardly matters. */
const NEAR_SECONDS = 20 * MINUTE_SECONDS
/**
 * What may be left of a half that has run for some seconds and is not over, from these seconds
 * alone: the chances add up to one.
 */
export function leftOfHalf(half: Half, elapsedSeconds: number): readonly HalfLeft[] {
  const ends = endsAfter(half, Math.floor(stoppageSeconds(elapsedSeconds) / MINUTE_SECONDS))
  return (isFarFromEnd(half, elapsedSeconds) ? [meanOf(ends)] : twoOf(ends)).map(
    ({ chance, minutes }) => {
      const seconds = (HALF_MINUTES + minutes) * MINUTE_SECONDS - elapsedSeconds
      return { chance, left: seconds / halfSeconds(half) }
    },
  )
}

/**
 * Of the second half the length counts from the announcement on: markets about its last minutes
 * have all of it.
 */
function isFarFromEnd(half: Half, elapsedSeconds: number): boolean {
  return half === '1H' && HALF_MINUTES * MINUTE_SECONDS - elapsedSeconds > NEAR_SECONDS
}

/** How far both lengths of a first half are from its mean, as shares of it; null near its end. */
export function lengthsOfFirstHalf(elapsedShare: number): readonly HalfLeft[] | null {
  if (!isFarFromEnd('1H', elapsedShare * HALF_SECONDS['1H'])) return null
  const ends = endsAfter('1H', 0)
  const mean = meanOf(ends).minutes
  return twoOf(ends).map(({ chance, minutes }) => ({
    chance,
    left: ((minutes - mean) * MINUTE_SECONDS) / HALF_SECONDS['1H'],
  }))
}

interface HalfEnd {
  readonly chance: number
  /** Minutes of stoppage, a mean where several ends are joined. */
  readonly minutes: number
}

function whistleChance(half: Half, minute: number): number {
  const chances = WHISTLE_CHANCES[half]
  return chances[Math.min(minute, chances.length) - 1] ?? 1
}

function stoppageSeconds(elapsedSeconds: number): number {
  return Math.max(0, elapsedSeconds - HALF_MINUTES * MINUTE_SECONDS)
}

/** Chance of each end of a half that has played some minutes of stoppage and goes on. */
function endsAfter(half: Half, minutesPlayed: number): readonly HalfEnd[] {
  let goesOn = 1
  return Array.from({ length: MINUTES_MAX }, (_, i) => {
    const minutes = minutesPlayed + i + 1
    const isLast = i === MINUTES_MAX - 1
    const chance = isLast ? goesOn : goesOn * whistleChance(half, minutes)
    goesOn -= chance
    return { chance, minutes }
  })
}

function meanOf(ends: readonly HalfEnd[]): HalfEnd {
  const minutes = ends.reduce((sum, end) => sum + end.chance * end.minutes, 0)
  return { chance: 1, minutes }
}

/**
 * Two ends in place of all, with the same mean, variance and skewness: chances
 * of goals are so smooth in the time left that they differ by less than a millionth.
 */
function twoOf(ends: readonly HalfEnd[]): readonly HalfEnd[] {
  const mean = meanOf(ends).minutes
  const moment = (power: number) =>
    ends.reduce((sum, { chance, minutes }) => sum + chance * (minutes - mean) ** power, 0)
  return twoPoints(moment(2), moment(3)).map(({ chance, offset }) => {
    return { chance, minutes: mean + offset }
  })
}

function meanSeconds(half: Half): number {
  return (HALF_MINUTES + meanOf(endsAfter(half, 0)).minutes) * MINUTE_SECONDS
}

const HALF_SECONDS: Readonly<Record<Half, number>> = {
  '1H': meanSeconds('1H'),
  '2H': meanSeconds('2H'),
}

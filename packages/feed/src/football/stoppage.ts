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
interface HalfLeft {
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

/** While the rest of the regular time is longer than this, how long stoppage is hardly matters. */
const NEAR_SECONDS = 20 * MINUTE_SECONDS
/** Ends of the half that are less likely than this are priced together, at their mean. */
const CHANCE_MIN = 0.15

/**
 * What may be left of a half that has run for some seconds and is not over, from these seconds
 * alone: the chances add up to one.
 */
export function leftOfHalf(half: Half, elapsedSeconds: number): readonly HalfLeft[] {
  const ends = endsAfter(half, Math.floor(stoppageSeconds(elapsedSeconds) / MINUTE_SECONDS))
  const isFar = HALF_MINUTES * MINUTE_SECONDS - elapsedSeconds > NEAR_SECONDS
  return joined(ends, isFar ? 1 : CHANCE_MIN).map(({ chance, minutes }) => {
    const seconds = (HALF_MINUTES + minutes) * MINUTE_SECONDS - elapsedSeconds
    return { chance, left: seconds / halfSeconds(half) }
  })
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

/** Neighbouring ends together until each is likely enough; the mean stays the same. */
function joined(ends: readonly HalfEnd[], chanceMin: number): readonly HalfEnd[] {
  const all: HalfEnd[] = []
  let [chance, weighted] = [0, 0]
  ends.forEach((end, i) => {
    chance += end.chance
    weighted += end.chance * end.minutes
    const isLast = i === ends.length - 1
    if (chance === 0 || (chance < chanceMin - 1e-9 && !isLast)) return
    all.push({ chance, minutes: weighted / chance })
    chance = 0
    weighted = 0
  })
  return all
}

function meanSeconds(half: Half): number {
  const mean = endsAfter(half, 0).reduce((sum, { chance, minutes }) => sum + chance * minutes, 0)
  return (HALF_MINUTES + mean) * MINUTE_SECONDS
}

const HALF_SECONDS: Readonly<Record<Half, number>> = {
  '1H': meanSeconds('1H'),
  '2H': meanSeconds('2H'),
}

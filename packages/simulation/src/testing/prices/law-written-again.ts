import type { GoalRates } from '@caderneta/pricing/goals/rates'

/**
 * The law of football before a match, written a second time from the decisions about it (0089,
 * 0105, 0125), for a match whose dismissals are not recorded. It adds up every length of both
 * halves and every pace one by one, where prices are made from closed forms and few nodes.
 */

/** Minutes of stoppage of both halves and how likely they are. */
export interface Length {
  readonly chance: number
  readonly stoppage: readonly [first: number, second: number]
}

/** Chance that the referee ends a half with each minute of stoppage; the last one repeats. */
const WHISTLES = [
  [0.15, 0.3, 0.35, 0.4],
  [0, 0.05, 0.15, 0.25, 0.3, 0.35, 0.4],
] as const
const LONGEST_STOPPAGE = 25
export const REGULAR = 45

/** Chance that a half ends with a minute of its stoppage, the first of which is 1. */
export const whistleChance = (half: 0 | 1, minute: number): number =>
  WHISTLES[half][minute - 1] ?? 0.4

function stoppagesOf(half: 0 | 1): readonly (readonly [minutes: number, chance: number])[] {
  let goesOn = 1
  return Array.from({ length: LONGEST_STOPPAGE }, (_, i) => {
    const chance = goesOn * whistleChance(half, i + 1)
    goesOn -= chance
    return [i + 1, chance] as const
  })
}

const STOPPAGES = [stoppagesOf(0), stoppagesOf(1)] as const

/** Mean minutes of a half: over these its rates are expected. */
export const MEANS = STOPPAGES.map((all) =>
  all.reduce((sum, [minutes, chance]) => sum + minutes * chance, REGULAR),
)

/** All lengths that a match can have, but for those that are rarer than one in a million. */
export const LENGTHS: readonly Length[] = STOPPAGES[0].flatMap(([first, ofFirst]) =>
  STOPPAGES[1]
    .map(
      ([second, ofSecond]): Length => ({ chance: ofFirst * ofSecond, stoppage: [first, second] }),
    )
    .filter(({ chance }) => chance > 1e-6),
)

/** How much of what a half brings comes from one minute of the clock to another, both included. */
export function shareOf(half: 0 | 1, { stoppage }: Length, from = 1, to = 90): number {
  const start = half * REGULAR
  const [first, last] = [Math.max(from - 1, start), Math.min(to, start + REGULAR)]
  if (last <= first) return 0
  const minutes = last - first + (last === start + REGULAR ? stoppage[half] : 0)
  return minutes / (MEANS[half] ?? REGULAR)
}

/** So much more frequent are yellow cards at the end of a half than on average: decision 0157. */
const YELLOW_RISE = [0.68, 0.3] as const

/** The share of a half's yellow cards between two of its minutes: their rate is a line. */
export function yellowShareOf(half: 0 | 1, from: number, to: number): number {
  const mean = MEANS[half] ?? REGULAR
  const rateAt = (minute: number) => 1 + YELLOW_RISE[half] * ((2 * minute) / mean - 1)
  return ((to - from) * (rateAt(from) + rateAt(to))) / 2 / mean
}

/** Yellow cards that are expected of a side from the kick-off to the end of a half. */
export function yellowOf(
  rates: GoalRates,
  side: 'home' | 'away',
  { stoppage }: Length,
  _from = 1,
  to = 90,
): number {
  const ofHalf = (half: 0 | 1) =>
    rates[side][half] * yellowShareOf(half, 0, REGULAR + stoppage[half])
  return ofHalf(0) + (to > REGULAR ? ofHalf(1) : 0)
}

/** What is expected of a side between two minutes. */
export function expectedOf(
  rates: GoalRates,
  side: 'home' | 'away',
  length: Length,
  from = 1,
  to = 90,
): number {
  const [first, second] = rates[side]
  return first * shareOf(0, length, from, to) + second * shareOf(1, length, from, to)
}

/** Paces of goals, corners and shots, and of yellow cards; the middle one is as likely as both. */
export const pacesOf = (spread: number) =>
  [
    [1 - spread, 0.25],
    [1, 0.5],
    [1 + spread, 0.25],
  ] as const

/** Chances of 0, 1, … of a Poisson count. */
export function countsOf(mean: number, most: number): readonly number[] {
  const chances = [Math.exp(-mean)]
  for (let count = 1; count <= most; count += 1)
    chances.push(((chances[count - 1] ?? 0) * mean) / count)
  return chances
}

/** Final scores that are more or less likely than independent goals, and by how much. */
export function lowScores({ home, away }: GoalRates) {
  const [ofHome, ofAway] = [home[0] + home[1], away[0] + away[1]]
  return [
    { score: [0, 0], change: 0.06 * ofHome * ofAway },
    { score: [1, 0], change: -0.06 * ofAway },
    { score: [0, 1], change: -0.06 * ofHome },
    { score: [1, 1], change: 0.06 },
  ] as const
}

/** Shares of all stakes that win and lose at a result: a half win is half a bet. */
export function partsOf(result: string): readonly [won: number, lost: number] {
  if (result === 'win') return [1, 0]
  if (result === 'half_win') return [0.5, 0]
  if (result === 'half_lose') return [0, 0.5]
  return [0, result === 'lose' ? 1 : 0]
}

/** The chance of a bet that is not returned. */
export function chanceOf(won: number, lost: number): number {
  return won + lost === 0 ? 0 : won / (won + lost)
}

import type { GoalRates } from './rates.ts'

/**
 * How many players the home side has more than the away side, below zero where it has fewer:
 * dismissals change it, and the goals, corners and shots of both sides follow it.
 */
export interface PlayerAdvantage {
  readonly now: number
  /** Over what has been played of each half: its mean times the share that has been played. */
  readonly played: readonly [firstHalf: number, secondHalf: number]
}

/** Of a match at its kick-off. */
export const LEVEL: PlayerAdvantage = { now: 0, played: [0, 0] }

/** A difference of more players makes no more difference. */
export const ADVANTAGE_MAX = 3

/** The advantage of the home side, from the dismissals of both. */
export function advantageAfter(ofHome: number, ofAway: number): number {
  return Math.max(-ADVANTAGE_MAX, Math.min(ofAway - ofHome, ADVANTAGE_MAX))
}

/** The part of its attacks that a side gains with a player more, and loses with one fewer. */
const WORTH = 0.3

/**
 * What the goals, corners and shots of a side are multiplied by while it has so many players more,
 * or fewer.
 */
export function attackFactor(side: 'home' | 'away', advantage: number): number {
  return 1 + (side === 'home' ? WORTH : -WORTH) * advantage
}

/** Some time of both halves, as shares of what each brings, and the advantage in it. */
export interface Stretch {
  readonly share: readonly [firstHalf: number, secondHalf: number]
  /** The mean advantage in it times its share. */
  readonly advantage: readonly [firstHalf: number, secondHalf: number]
}

/** Goals, or corners or shots, of a side that are expected in some time of one half. */
export function attacksInHalf(
  rates: GoalRates,
  side: 'home' | 'away',
  half: 0 | 1,
  { share, advantage }: Stretch,
): number {
  const gain = attackFactor(side, advantage[half]) - 1
  return rates[side][half] * Math.max(0, share[half] + gain)
}

/** Those of a side that are expected in some time. */
export function attacksIn(rates: GoalRates, side: 'home' | 'away', stretch: Stretch): number {
  return attacksInHalf(rates, side, 0, stretch) + attacksInHalf(rates, side, 1, stretch)
}

/** Those of both sides. */
export function attacksOfBoth(rates: GoalRates, stretch: Stretch): number {
  return attacksIn(rates, 'home', stretch) + attacksIn(rates, 'away', stretch)
}

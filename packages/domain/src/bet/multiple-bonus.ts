import { type Fraction, fraction } from '../money/fraction.ts'
import type { Centavos } from '../money/money.ts'
import type { Odds } from '../odds/odds.ts'

/** Each leg of a multiple with bonus has odds of 1.30 or more. */
export const BONUS_LEG_ODDS_MIN = 1300

/** The public table: percent by number of legs; ten or more have the last (decision 0017). */
export const BONUS_PERCENT_BY_LEGS: Readonly<Record<number, number>> = {
  2: 1,
  3: 3,
  4: 5,
  5: 7,
  6: 9,
  7: 11,
  8: 14,
  9: 17,
  10: 20,
}

const BONUS_LEGS_MAX = 10

/** True when a leg may be part of a multiple with bonus. */
export function isBonusLeg(odds: Odds): boolean {
  return odds >= BONUS_LEG_ODDS_MIN
}

/** Percent by number of legs alone, each taken to be at 1.30 or more; 0 for a single. */
export function bonusPercentByLegs(legs: number): number {
  return BONUS_PERCENT_BY_LEGS[Math.min(legs, BONUS_LEGS_MAX)] ?? 0
}

/** Percent of a bet, by its legs at placement, where it is frozen; 0 when one leg is too short. */
export function multipleBonusPercent(legs: readonly Odds[]): number {
  return legs.every(isBonusLeg) ? bonusPercentByLegs(legs.length) : 0
}

/** Bets from before the table had versions keep the percent of their placement. */
const PERCENT_AS_PLACED = 0

/**
 * The version of the table and of who has it; a bet is settled by that of its placement. Version 1
 * had the same percents, also before the first bet of the player was settled.
 */
export const BONUS_TABLE = 2

/** The bonus of a bet as it was placed: percent of the winnings, and the version of its table. */
export interface PlacedBonus {
  readonly percent: number
  readonly table: number
}

export const NO_BONUS: PlacedBonus = { percent: 0, table: BONUS_TABLE }

/**
 * Percent that is paid on a settled bet, of which `counting` legs are not void: that of the table
 * for this many legs, never more than at placement. The same rule in SQL: `counting_bonus`.
 */
export function countingBonusPercent({ percent, table }: PlacedBonus, counting: number): number {
  return table === PERCENT_AS_PLACED ? percent : Math.min(percent, bonusPercentByLegs(counting))
}

/**
 * Adds the bonus to what a bet returns: `percent` of the winnings, which are the return less the
 * stake; nothing when there are none. Exact; the payout is rounded down once, bonus and all.
 */
export function withBonus(stake: Centavos, returned: Fraction, percent: number): Fraction {
  const winnings = returned.numerator - BigInt(stake) * returned.denominator
  if (winnings <= 0n) return returned
  const bonus = winnings * BigInt(percent)
  return fraction(100n * returned.numerator + bonus, 100n * returned.denominator)
}

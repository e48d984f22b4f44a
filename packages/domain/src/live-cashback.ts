import { floorOf, fraction, multiply } from './fraction.ts'
import { type Centavos, centavos } from './money.ts'

/** Percent of the stake of a bet that was placed after the match had started (decisions, 20). */
export const LIVE_CASHBACK_PERCENT = 10

/** What a bet earns, frozen at placement: a multiple only when every match had started. */
export function liveCashbackPercent(legs: readonly { readonly isLive: boolean }[]): number {
  return legs.length > 0 && legs.every(({ isLive }) => isLive) ? LIVE_CASHBACK_PERCENT : 0
}

/** The cashback of a stake, rounded down to the centavo; due when the bet is won or lost. */
export function liveCashback(stake: Centavos, percent: number): Centavos {
  return centavos(floorOf(multiply([fraction(stake), fraction(percent, 100)])))
}

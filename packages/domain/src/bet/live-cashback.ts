/** Percent of the net loss on bets that were placed after the match had started (decision 0011). */
export const LIVE_CASHBACK_PERCENT = 10

/** What a bet counts with, frozen at placement: a multiple only when every match had started. */
export function liveCashbackPercent(legs: readonly { readonly isLive: boolean }[]): number {
  return legs.length > 0 && legs.every(({ isLive }) => isLive) ? LIVE_CASHBACK_PERCENT : 0
}

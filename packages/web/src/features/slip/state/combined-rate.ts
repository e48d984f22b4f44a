import { combinedRateText } from '@caderneta/domain/odds/combined-odds'
import { legOdds } from './slip-multiples.ts'
import type { SlipPick } from './slip-picks.ts'

/** The displayed product of the selections' odds: truncated to two decimals (decision 0017). */
export function combinedRate(picks: readonly SlipPick[]): number {
  return Number(combinedRateText(legOdds(picks)))
}

import { combinedRateText } from '@caderneta/domain/odds/combined-odds'
import type { SlipLine } from './slip-lines.ts'
import { legOdds } from './slip-multiples.ts'

/** The product of the lines' odds as it is shown: cut to two decimals (decisions, "Gaps"). */
export function combinedRate(lines: readonly SlipLine[]): number {
  return Number(combinedRateText(legOdds(lines)))
}

import type { OddsChangePreference } from '@caderneta/contract/accounts/prefs'
import { oddsProduct } from '@caderneta/domain/odds/combined-odds'
import type { Odds } from '@caderneta/domain/odds/odds'
import type { SeenRate } from './read-wagers.ts'

/**
 * Whether a combination may be placed at the current odds, given the rate that the bettor saw: the
 * same always, a better one unless the preference is `none`, a worse one only with `any`
 * (decision 0004).
 */
export function acceptsRate(
  seen: SeenRate,
  current: readonly Odds[],
  preference: OddsChangePreference,
): boolean {
  if (preference === 'any') return true
  const change = rateChange(seen, current)
  return change === 'same' || (change === 'higher' && preference === 'higher')
}

/**
 * The direction in which the odds moved since they were seen. A product may be shown cut to two
 * decimals.
 */
export function rateChange(seen: SeenRate, current: readonly Odds[]): 'same' | 'higher' | 'lower' {
  const decimals = Math.max(3 * current.length, seen.decimals, 2)
  const exact = oddsProduct(current) * 10n ** BigInt(decimals - 3 * current.length)
  const scaledSeen = seen.digits * 10n ** BigInt(decimals - seen.decimals)
  const cutUnit = 10n ** BigInt(decimals - 2)
  const cut = exact - (exact % cutUnit)
  if (scaledSeen === exact || (current.length > 1 && scaledSeen === cut)) return 'same'
  return exact > scaledSeen ? 'higher' : 'lower'
}

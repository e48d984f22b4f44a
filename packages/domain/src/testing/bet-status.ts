import type { SelectionResult } from '../markets/market/market.ts'

/** The status of a bet by its legs alone; legs decide neither cancelling nor cashing out. */
type BetStatus = 'pending' | 'win' | 'lose' | 'void'

/**
 * The rule of `bets_due`, which is compared with this one: 'lose' as soon as one leg is lost; else
 * 'pending' while a leg has no result; 'void' when every leg is void; 'win' otherwise, also when
 * half a loss or a dead heat pays less than the stake.
 */
export function betStatus(legs: readonly { readonly result: SelectionResult | null }[]): BetStatus {
  if (legs.some((leg) => leg.result === 'lose')) return 'lose'
  if (legs.some((leg) => leg.result === null)) return 'pending'
  return legs.every((leg) => leg.result === 'void') ? 'void' : 'win'
}

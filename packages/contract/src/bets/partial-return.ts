import type { BetWire } from './wagers.ts'

interface SettledAmounts {
  readonly status: BetWire['betInfo']['betStatus']
  readonly stake: number
  /** In the unit of the stake, parts that were closed early included. */
  readonly paid: number
}

/**
 * A bet that counts as won and returned less than was staked: half of it was lost, or a dead heat
 * divided the prize. Its player lost money, so no text calls it a win (decision 0017).
 */
export function isPartialReturn({ status, stake, paid }: SettledAmounts): boolean {
  return status === 'win' && paid < stake
}

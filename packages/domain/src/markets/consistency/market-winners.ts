import type { SelectionResult } from '../market/market.ts'

/** A result, with the prizes that the tied competitors of a dead heat share. */
interface Result {
  readonly result: SelectionResult
  readonly deadHeat?: { readonly places: number; readonly tied: number } | undefined
}

/**
 * True when more of the selections win than the market pays, so that the results contradict each
 * other. Half a win is a win here: the other side of its line loses half. A dead heat counts as
 * its share of a win: two that are tied for one place are one winner.
 */
export function hasTooManyWinners(results: readonly Result[], winners: number): boolean {
  let [above, below] = [0n, 1n]
  for (const { result, deadHeat = { places: 1, tied: 1 } } of results) {
    if (!isWin(result)) continue
    above = above * BigInt(deadHeat.tied) + BigInt(deadHeat.places) * below
    below *= BigInt(deadHeat.tied)
  }
  return above > BigInt(winners) * below
}

/** A whole win or half of one. */
export function isWin(result: SelectionResult): boolean {
  return result === 'win' || result === 'half_win'
}

import type { SelectionResult } from './market.ts'

/**
 * Settles a total against its line: '2.5' wins or loses, a whole line ('2') returns the stake
 * when it is hit, a quarter line ('2.25') is half a bet on each neighbouring line.
 * Throws on a line that is no multiple of a quarter: no market has one.
 */
export function totalOutcome(
  side: 'Over' | 'Under',
  handicap: string,
  total: number,
): SelectionResult {
  const handicapQuarters = Number(handicap) * 4
  if (handicap.trim() === '' || !Number.isInteger(handicapQuarters))
    throw new RangeError(`line: ${handicap}`)
  const aboveQuarters = total * 4 - handicapQuarters
  return byQuarters(side === 'Over' ? aboveQuarters : -aboveQuarters)
}

function byQuarters(quarters: number): SelectionResult {
  if (quarters >= 2) return 'win'
  if (quarters <= -2) return 'lose'
  if (quarters === 0) return 'void'
  return quarters === 1 ? 'half_win' : 'half_lose'
}

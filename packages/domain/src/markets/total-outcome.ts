import type { SelectionResult } from './market.ts'

/**
 * Settles a total against its line: '2.5' wins or loses, a whole line ('2') gives the stake back
 * when it is hit, a quarter line ('2.25') is half a bet on each neighbouring line.
 * Throws on a line that is no multiple of a quarter: no market has one.
 */
export function totalOutcome(side: 'Over' | 'Under', line: string, total: number): SelectionResult {
  const lineQuarters = Number(line) * 4
  if (line.trim() === '' || !Number.isInteger(lineQuarters)) throw new RangeError(`line: ${line}`)
  const aboveQuarters = total * 4 - lineQuarters
  return byQuarters(side === 'Over' ? aboveQuarters : -aboveQuarters)
}

function byQuarters(quarters: number): SelectionResult {
  if (quarters >= 2) return 'win'
  if (quarters <= -2) return 'lose'
  if (quarters === 0) return 'void'
  return quarters === 1 ? 'half_win' : 'half_lose'
}

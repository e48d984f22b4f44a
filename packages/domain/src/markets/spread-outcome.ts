import type { SelectionResult } from './market.ts'
import { totalOutcome } from './total-outcome.ts'

/**
 * Settles a side against its handicap: '-4.5' wins when the side leads by five or more, a whole
 * line ('-4') gives the stake back when it is hit, a quarter line ('-4.25') is half a bet on each
 * neighbouring line. `lead` is the side's points less the other's.
 * Throws on a line that is no multiple of a quarter: no market has one.
 */
export function spreadOutcome(handicap: string, lead: number): SelectionResult {
  if (handicap.trim() === '') throw new RangeError(`line: ${handicap}`)
  return totalOutcome('Over', String(-Number(handicap)), lead)
}

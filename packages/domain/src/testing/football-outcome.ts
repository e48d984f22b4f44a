import type { FootballSelection } from '../markets/football.ts'
import { outcomesIn } from '../markets/football-outcome.ts'
import type { FootballResult } from '../markets/football-result.ts'
import type { SelectionResult } from '../markets/market.ts'

/** Settles one football selection. */
export function footballOutcome(
  selection: FootballSelection,
  result: FootballResult,
): SelectionResult {
  return outcomesIn(result)(selection)
}

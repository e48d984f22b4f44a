import type { SelectionResult } from '../markets/market/market.ts'
import type { FootballSelection } from '../markets/sports/football/football.ts'
import { outcomesIn } from '../markets/sports/football/football-outcome.ts'
import type { FootballResult } from '../markets/sports/football/football-result.ts'

/** Settles one football selection. */
export function footballOutcome(
  selection: FootballSelection,
  result: FootballResult,
): SelectionResult {
  return outcomesIn(result)(selection)
}

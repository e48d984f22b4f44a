import { FOOTBALL_SELECTIONS, type FootballSelection } from './football.ts'
import { finalGoals, UNKNOWN } from './football-goals.ts'
import type { FootballResult } from './football-result.ts'
import { selectionId } from './game-selection.ts'
import type { SelectionResult } from './market.ts'
import { countersOf, resultOf } from './rule.ts'

/** Result of one selection under its identifier on the wire. */
interface SettledSelection {
  readonly selectionId: number
  readonly marketId: number
  readonly result: SelectionResult
}

/**
 * Settles one football selection. The published rules: the match counts the 90 minutes with
 * stoppage time, never extra time or penalties; the first half counts the score at half-time, the
 * second half the goals after it. A market whose goals are not all known is void. A match that is
 * abandoned or cancelled makes every market void, also those that its score had already decided.
 */
export function footballOutcome(
  { rule }: FootballSelection,
  result: FootballResult,
): SelectionResult {
  if (result.status !== 'finished') return 'void'
  const goals = finalGoals(result)
  if (countersOf(rule).some((counter) => goals[counter] === UNKNOWN)) return 'void'
  return resultOf(rule, goals) ?? 'void'
}

/** Result of every football selection of a game, in the order of `FOOTBALL_SELECTIONS`. */
export function footballOutcomes(
  gameId: number,
  result: FootballResult,
): readonly SettledSelection[] {
  return FOOTBALL_SELECTIONS.map((selection) => ({
    selectionId: selectionId(gameId, selection.index),
    marketId: selection.marketId,
    result: footballOutcome(selection, result),
  }))
}

import { selectionId } from '../../market/game-selection.ts'
import type { SelectionResult } from '../../market/market.ts'
import { countersOf, orderSpansOf, resultOf } from '../../rule/rule.ts'
import { FOOTBALL_SELECTIONS, type FootballSelection } from './football.ts'
import { finalGoalOrder, finalGoals, UNKNOWN } from './football-goals.ts'
import type { FootballResult } from './football-result.ts'

/** Result of one selection under its identifier on the wire. */
interface SettledSelection {
  readonly selectionId: number
  readonly marketId: number
  readonly result: SelectionResult
}

/**
 * Settles football selections. The published rules: the match counts the 90 minutes with
 * stoppage time, never extra time or penalties; the first half counts the score at half-time, the
 * second half the goals after it. A market whose goals are not all known, with their order or
 * minutes where it is about these, is void. A match that is abandoned or cancelled makes every
 * market void, also those that its score had already decided.
 */
export function outcomesIn(
  result: FootballResult,
): (selection: FootballSelection) => SelectionResult {
  if (result.status !== 'finished') return () => 'void'
  const [goals, order] = [finalGoals(result), finalGoalOrder(result)]
  const lacksAny = Object.values(goals).includes(UNKNOWN) || Object.values(order).includes(null)
  const isUnknown = ({ rule }: FootballSelection) =>
    countersOf(rule).some((counter) => goals[counter] === UNKNOWN) ||
    orderSpansOf(rule).some((span) => order[span] === null)
  return (selection) =>
    lacksAny && isUnknown(selection)
      ? 'void'
      : decidedResult(resultOf(selection.rule, goals, order), selection)
}

/** A rule that all goals of a finished match leave open is a bug: no stake is returned for it. */
function decidedResult(
  result: SelectionResult | null,
  { marketId, index }: Pick<FootballSelection, 'marketId' | 'index'>,
): SelectionResult {
  if (result === null) throw new RangeError(`market ${marketId}: selection ${index} is undecided`)
  return result
}

/** Result of every football selection of a game, in the order of `FOOTBALL_SELECTIONS`. */
export function footballOutcomes(
  gameId: number,
  result: FootballResult,
): readonly SettledSelection[] {
  const outcomeOf = outcomesIn(result)
  return FOOTBALL_SELECTIONS.map((selection) => ({
    selectionId: selectionId(gameId, selection.index),
    marketId: selection.marketId,
    result: outcomeOf(selection),
  }))
}

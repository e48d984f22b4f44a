import {
  CORRECT_SCORE_MAX,
  FOOTBALL_SELECTIONS,
  type FootballSelection,
} from './football-markets.ts'
import { type FootballResult, halfTimeScore } from './football-result.ts'
import type { Score } from './game.ts'
import { selectionId } from './game-selection.ts'
import {
  CORRECT_SCORE,
  FIRST_HALF_RESULT,
  MATCH_RESULT,
  type SelectionResult,
  TOTAL_GOALS,
} from './market.ts'
import { totalOutcome } from './total-outcome.ts'

/** Result of one selection under its identifier on the wire. */
export interface SettledSelection {
  readonly selectionId: number
  readonly marketId: number
  readonly result: SelectionResult
}

/**
 * Settles one football selection. The published rules: every market but the first half counts the
 * 90 minutes with stoppage time, never extra time or penalties; the first half counts the score
 * at half-time. A market whose score is not known is void. A match that is abandoned or cancelled
 * makes every market void, also those that its score had already decided.
 * Throws on a selection that is none of `FOOTBALL_SELECTIONS`' kinds.
 */
export function footballOutcome(
  selection: FootballSelection,
  result: FootballResult,
): SelectionResult {
  if (result.status !== 'finished') return 'void'
  const isFirstHalf = selection.marketId === FIRST_HALF_RESULT
  const score = isFirstHalf ? halfTimeScore(result) : result.fullTime
  return score ? scoreOutcome(selection, score) : 'void'
}

/** Result of every football selection of a game, in the order of `FOOTBALL_SELECTIONS`. */
export function footballOutcomes(
  gameId: number,
  result: FootballResult,
): readonly SettledSelection[] {
  return FOOTBALL_SELECTIONS.map((selection) => ({
    selectionId: selectionId(gameId, selection.place),
    marketId: selection.marketId,
    result: footballOutcome(selection, result),
  }))
}

function scoreOutcome(selection: FootballSelection, score: Score): SelectionResult {
  const [home, away] = score
  const { marketId, name, handicap } = selection
  if (marketId === TOTAL_GOALS && (name === 'Over' || name === 'Under')) {
    return totalOutcome(name, handicap, home + away)
  }
  return name === winningName(marketId, score) ? 'win' : 'lose'
}

function winningName(marketId: number, [home, away]: Score): string {
  if (marketId === CORRECT_SCORE) {
    return Math.max(home, away) > CORRECT_SCORE_MAX ? 'Other' : `${home}-${away}`
  }
  if (marketId !== MATCH_RESULT && marketId !== FIRST_HALF_RESULT) {
    throw new RangeError(`no football market: ${marketId}`)
  }
  if (home === away) return 'Draw'
  return home > away ? '1' : '2'
}

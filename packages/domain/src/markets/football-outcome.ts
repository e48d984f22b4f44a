import { selectionId } from '../slip/game-selection.ts'
import {
  CORRECT_SCORE_MAX,
  FOOTBALL_SELECTIONS,
  type FootballSelection,
} from './football-markets.ts'
import { type FootballResult, halfTimeScore } from './football-result.ts'
import type { Score } from './game.ts'
import {
  CORRECT_SCORE,
  DOUBLE_CHANCE,
  FIRST_HALF_RESULT,
  HALF_TIME_FULL_TIME,
  MATCH_RESULT,
  SECOND_HALF_RESULT,
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

/** The scores that markets settle on; null when the source does not contain it. */
interface Scores {
  readonly halfTime: Score | null
  readonly fullTime: Score | null
}

/**
 * Settles one football selection. The published rules: the match counts the 90 minutes with
 * stoppage time, never extra time or penalties; the first half counts the score at half-time, the
 * second half the goals after it. A market whose scores are not all known is void. A match that is
 * abandoned or cancelled makes every market void, also those that its score had already decided.
 * Throws on a selection that is none of `FOOTBALL_SELECTIONS`' kinds.
 */
export function footballOutcome(
  selection: FootballSelection,
  result: FootballResult,
): SelectionResult {
  if (result.status !== 'finished') return 'void'
  const scores = { halfTime: halfTimeScore(result), fullTime: result.fullTime }
  if (selection.marketId === TOTAL_GOALS) return totalGoalsOutcome(selection, scores)
  const names = winningNames(selection.marketId, scores)
  if (names === null) return 'void'
  return names.includes(selection.name) ? 'win' : 'lose'
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

/** '1', 'Draw' or '2'. */
export function resultName([home, away]: Score): '1' | 'Draw' | '2' {
  if (home === away) return 'Draw'
  return home > away ? '1' : '2'
}

function totalGoalsOutcome(selection: FootballSelection, { fullTime }: Scores): SelectionResult {
  if (fullTime === null) return 'void'
  const side = selection.name === 'Over' ? 'Over' : 'Under'
  return totalOutcome(side, selection.handicap, fullTime[0] + fullTime[1])
}

/** Names of the selections that win; null when a score that decides the market is not known. */
function winningNames(marketId: number, { halfTime, fullTime }: Scores): readonly string[] | null {
  switch (marketId) {
    case MATCH_RESULT:
      return fullTime && [resultName(fullTime)]
    case DOUBLE_CHANCE:
      return fullTime && doubleChances(resultName(fullTime))
    case CORRECT_SCORE:
      return fullTime && [scoreName(fullTime)]
    case FIRST_HALF_RESULT:
      return halfTime && [resultName(halfTime)]
    case SECOND_HALF_RESULT:
      return halfTime && fullTime && [resultName(goalsAfter(halfTime, fullTime))]
    case HALF_TIME_FULL_TIME:
      return halfTime && fullTime && [`${resultName(halfTime)}/${resultName(fullTime)}`]
    default:
      throw new RangeError(`no football market: ${marketId}`)
  }
}

function doubleChances(result: '1' | 'Draw' | '2'): readonly string[] {
  return FOOTBALL_SELECTIONS.filter(({ marketId }) => marketId === DOUBLE_CHANCE)
    .map(({ name }) => name)
    .filter((name) => name.split(' or ').includes(result))
}

function goalsAfter(halfTime: Score, fullTime: Score): Score {
  return [fullTime[0] - halfTime[0], fullTime[1] - halfTime[1]]
}

function scoreName([home, away]: Score): string {
  return Math.max(home, away) > CORRECT_SCORE_MAX ? 'Other' : `${home}-${away}`
}

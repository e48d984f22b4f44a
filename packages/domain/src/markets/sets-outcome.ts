import type { GameSelection } from '../slip/game-selection.ts'
import type { Score } from './game.ts'
import {
  CORRECT_MAP_SCORE,
  CORRECT_SET_SCORE,
  FIRST_MAP_WINNER,
  FIRST_SET_WINNER,
  MATCH_RESULT,
  MONEY_LINE,
  type SelectionResult,
  TENNIS_WINNER,
  TOTAL_GAMES,
  TOTAL_MAPS,
  TOTAL_POINTS,
} from './market.ts'
import { totalOutcome } from './total-outcome.ts'

/** How far a match of sets or maps has got. */
export interface SetsProgress {
  /** Sets or maps won. */
  readonly won: Score
  /** Sets that win the match. */
  readonly wanted: number
  /** Who won the first set: 0 the first side, 1 the second; null while it is played. */
  readonly firstWinner: 0 | 1 | null
  /** What totals count of the whole match so far: games of tennis, points, maps that are over. */
  readonly units: number
}

/**
 * What is known of one selection of a match of sets; null while it is open. The published rules: a
 * line that is passed is settled at once; a set score that is out of reach is lost at once;
 * everything else waits for the end of the set or of the match. A tie-break is one game.
 * Throws on a selection that no sport of sets has.
 */
export function setsOutcome(
  { marketId, name, handicap }: GameSelection,
  progress: SetsProgress,
): SelectionResult | null {
  const { won, firstWinner } = progress
  switch (marketId) {
    case TENNIS_WINNER:
    case MATCH_RESULT:
    case MONEY_LINE:
      return isOver(progress) ? wonBy(handicap || name, won[0] > won[1] ? 0 : 1) : null
    case FIRST_SET_WINNER:
    case FIRST_MAP_WINNER:
      return firstWinner === null ? null : wonBy(name, firstWinner)
    case CORRECT_SET_SCORE:
    case CORRECT_MAP_SCORE:
      return scoreOutcome(name, progress)
    case TOTAL_GAMES:
    case TOTAL_POINTS:
    case TOTAL_MAPS:
      return totalSoFar(name, handicap, progress)
    default:
      throw new RangeError(`no market of sets: ${marketId}`)
  }
}

function isOver({ won, wanted }: SetsProgress): boolean {
  return Math.max(...won) === wanted
}

function wonBy(side: string, winner: 0 | 1): SelectionResult {
  return side === `${winner + 1}` ? 'win' : 'lose'
}

function scoreOutcome(name: string, progress: SetsProgress): SelectionResult | null {
  const [home = 0, away = 0] = name.split('-').map(Number)
  const { won } = progress
  if (won[0] > home || won[1] > away) return 'lose'
  if (!isOver(progress)) return null
  return won[0] === home && won[1] === away ? 'win' : 'lose'
}

function totalSoFar(
  name: string,
  handicap: string,
  progress: SetsProgress,
): SelectionResult | null {
  if (name !== 'Over' && name !== 'Under') throw new RangeError(`no side of a total: ${name}`)
  const isKnown = isOver(progress) || progress.units > Number(handicap)
  return isKnown ? totalOutcome(name, handicap, progress.units) : null
}

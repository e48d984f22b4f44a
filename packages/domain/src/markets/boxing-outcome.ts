import type { GameSelection } from '../slip/game-selection.ts'
import { BOXING_WINNER, GOES_THE_DISTANCE, type SelectionResult, TOTAL_ROUNDS } from './market.ts'

/** How a fight ends: who wins, and whether by the judges' decision after the last round. */
export interface FightEnd {
  readonly winner: '1' | 'Draw' | '2'
  readonly isByJudges: boolean
}

/** How far a fight has come. A round has two halves of a minute and a half. */
export interface FightProgress {
  readonly halfRoundsFought: number
  /** Null while it goes on. */
  readonly end: FightEnd | null
}

/** How a fight ended; one that is cancelled or ruled no contest has no end. */
export interface FightResult extends FightProgress {
  readonly status: 'finished' | 'no_contest' | 'cancelled'
}

/**
 * Result of a selection as soon as nothing later can change it, null until then. The published
 * rules: the winner is the one announced in the ring; with a draw on the cards the selection
 * 'Draw' wins and both fighters lose. A line of rounds is passed at the middle of its round: 'Over
 * 6.5' wins when the first minute and a half of the seventh round has been fought; a fighter who
 * does not come out for a round has lost in the one before. 'Goes the distance' is 'Yes' only when
 * the judges decide after the last scheduled round.
 * Throws on a market that boxing does not have.
 */
export function decidedFight(
  selection: GameSelection,
  { halfRoundsFought, end }: FightProgress,
): SelectionResult | null {
  const { marketId, name, handicap } = selection
  if (marketId === TOTAL_ROUNDS) {
    const isPassed = halfRoundsFought >= 2 * Number(handicap)
    return isPassed || end ? won((name === 'Over') === isPassed) : null
  }
  if (marketId === GOES_THE_DISTANCE) return end && won((name === 'Yes') === end.isByJudges)
  if (marketId !== BOXING_WINNER) throw new RangeError(`no market of boxing: ${marketId}`)
  return end && won(end.winner === (name === 'Draw' ? name : handicap))
}

/** Settles one selection of a fight: a fight that is cancelled or no contest voids every market. */
export function fightResult(selection: GameSelection, result: FightResult): SelectionResult {
  if (result.status !== 'finished') return 'void'
  return decidedFight(selection, result) ?? 'void'
}

function won(isWon: boolean): SelectionResult {
  return isWon ? 'win' : 'lose'
}

import type { Bounds, Range, Sum } from '../rule/rule.ts'

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

/** What boxing counts: halves of rounds, and 0 or 1 for a winner and for a judges' decision. */
export type FightCounter = 'halfRounds' | 'winner.home' | 'winner.away' | 'judges'

export const halfRounds: Sum<FightCounter> = [['halfRounds', 1]]
export const judgedFights: Sum<FightCounter> = [['judges', 1]]
export const winnerLead: Sum<FightCounter> = [
  ['winner.home', 1],
  ['winner.away', -1],
]

/** What a fight leaves possible. */
export function fightBounds({ halfRoundsFought, end }: FightProgress): Bounds<FightCounter> {
  if (end === null) {
    return {
      halfRounds: [halfRoundsFought, Number.POSITIVE_INFINITY],
      'winner.home': EITHER,
      'winner.away': EITHER,
      judges: EITHER,
    }
  }
  return {
    halfRounds: [halfRoundsFought, halfRoundsFought],
    'winner.home': certain(end.winner === '1'),
    'winner.away': certain(end.winner === '2'),
    judges: certain(end.isByJudges),
  }
}

const EITHER: Range = [0, 1]

function certain(isIt: boolean): Range {
  return isIt ? [1, 1] : [0, 0]
}

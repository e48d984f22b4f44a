import { CORRECT_SCORE_MAX, type FootballSelection } from '@caderneta/domain/football-markets'
import type { Score } from '@caderneta/domain/game'
import { CORRECT_SCORE, FIRST_HALF_RESULT, TOTAL_GOALS } from '@caderneta/domain/market'

/** How much of a match is over, as far as its markets ask. */
export interface MatchProgress {
  readonly score: Score
  readonly isFirstHalfOver: boolean
  readonly isNinetyOver: boolean
}

/** True when a selection's result is known, or its market's time is over: it takes no more bets. */
export function isDecided(
  selection: FootballSelection | undefined,
  progress: MatchProgress,
): boolean {
  if (selection === undefined || progress.isNinetyOver) return true
  const { marketId, name, handicap } = selection
  const [home, away] = progress.score
  if (marketId === FIRST_HALF_RESULT) return progress.isFirstHalfOver
  if (marketId === TOTAL_GOALS) return home + away > Number(handicap)
  if (marketId !== CORRECT_SCORE) return false
  if (name === 'Other') return Math.max(home, away) > CORRECT_SCORE_MAX
  const [homeListed = 0, awayListed = 0] = name.split('-').map(Number)
  return home > homeListed || away > awayListed
}

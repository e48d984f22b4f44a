import {
  CORRECT_SCORE_MAX,
  type FootballSelection,
} from '@caderneta/domain/markets/football-markets'
import { resultName } from '@caderneta/domain/markets/football-outcome'
import type { Score } from '@caderneta/domain/markets/game'
import {
  CORRECT_SCORE,
  FIRST_HALF_RESULT,
  HALF_TIME_FULL_TIME,
  TOTAL_GOALS,
} from '@caderneta/domain/markets/market'

/** How much of a match is over, as far as its markets are concerned. */
export interface MatchProgress {
  readonly score: Score
  /** Score at half-time, null until the first half is over. */
  readonly halfTime: Score | null
  readonly isNinetyOver: boolean
}

/** True when a selection's result is known, or its market's time is over: it takes no more bets. */
export function isDecided(
  selection: FootballSelection | undefined,
  progress: MatchProgress,
): boolean {
  if (selection === undefined || progress.isNinetyOver) return true
  const { score, halfTime } = progress
  const [home, away] = score
  switch (selection.marketId) {
    case FIRST_HALF_RESULT:
      return halfTime !== null
    case HALF_TIME_FULL_TIME:
      return halfTime !== null && selection.name.split('/')[0] !== resultName(halfTime)
    case TOTAL_GOALS:
      return home + away > Number(selection.handicap)
    case CORRECT_SCORE:
      return isScorePassed(selection.name, score)
    default:
      return false
  }
}

function isScorePassed(name: string, [home, away]: Score): boolean {
  if (name === 'Other') return Math.max(home, away) > CORRECT_SCORE_MAX
  const [homeListed = 0, awayListed = 0] = name.split('-').map(Number)
  return home > homeListed || away > awayListed
}

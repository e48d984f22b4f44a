import type { FootballSelection } from '@caderneta/domain/markets/football'
import { goalBounds, type MatchProgress } from '@caderneta/domain/markets/football-goals'
import { resultOf } from '@caderneta/domain/markets/rule'

/** True when a selection's result is known, or its market's time is over: it takes no more bets. */
export function isDecided(
  selection: FootballSelection | undefined,
  progress: MatchProgress,
): boolean {
  return selection === undefined || resultOf(selection.rule, goalBounds(progress)) !== null
}

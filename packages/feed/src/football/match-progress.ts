import type { FootballSelection } from '@caderneta/domain/markets/football'
import {
  goalBounds,
  goalOrderIn,
  type MatchProgress,
} from '@caderneta/domain/markets/football-goals'
import { resultOf } from '@caderneta/domain/markets/rule'

/** True of a selection whose result is known, or whose time is over: it takes no more bets. */
export function decidedIn(
  progress: MatchProgress,
): (selection: FootballSelection | undefined) => boolean {
  const [goals, order] = [goalBounds(progress), goalOrderIn(progress)]
  return (selection) => selection === undefined || resultOf(selection.rule, goals, order) !== null
}

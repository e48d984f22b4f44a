import { resultOf } from '@caderneta/domain/markets/rule/rule'
import { FOOTBALL_SELECTIONS } from '@caderneta/domain/markets/sports/football/football'
import {
  goalBounds,
  goalOrderIn,
  type MatchProgress,
} from '@caderneta/domain/markets/sports/football/football-goals'
import { itemAt } from '../chances/item-at.ts'
import { decidedByScores } from './decided-by-scores.ts'

/** True of a selection, by its position, whose result is known: it takes no more bets. */
export function decidedIn(progress: MatchProgress): (position: number) => boolean {
  const [goals, order] = [goalBounds(progress), goalOrderIn(progress)]
  const decided = decidedByScores(progress)
  return (position) =>
    decided.has(position) ||
    resultOf(itemAt(FOOTBALL_SELECTIONS, position).rule, goals, order) !== null
}

import type { Score } from '@caderneta/domain/markets/game/game'
import { chanceAt } from '../chances/item-at.ts'
import type { GoalNode } from '../goals/chances/goal-chances.ts'

/** Chance of one score at half-time and another after 90 minutes. */
export function jointProbability(
  nodes: readonly GoalNode[],
  halfTime: Score,
  fullTime: Score,
): number {
  return nodes.reduce((sum, { weight, half1, half2 }) => {
    const home = chanceAt(half1.home, halfTime[0]) * chanceAt(half2.home, fullTime[0] - halfTime[0])
    const away = chanceAt(half1.away, halfTime[1]) * chanceAt(half2.away, fullTime[1] - halfTime[1])
    return sum + weight * home * away
  }, 0)
}

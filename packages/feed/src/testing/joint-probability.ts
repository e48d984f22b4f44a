import type { Score } from '@caderneta/domain/markets/game'
import type { ScoreDistribution } from '../football/goals-model.ts'

/** Chance of one score at half-time and another after 90 minutes. */
export function jointProbability(
  { half1, half2 }: ScoreDistribution,
  halfTime: Score,
  fullTime: Score,
): number {
  const home = (half1.home[halfTime[0]] ?? 0) * (half2.home[fullTime[0] - halfTime[0]] ?? 0)
  return home * (half1.away[halfTime[1]] ?? 0) * (half2.away[fullTime[1] - halfTime[1]] ?? 0)
}

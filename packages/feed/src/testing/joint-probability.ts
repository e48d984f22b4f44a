import type { Score } from '@caderneta/domain/markets/game'
import type { ScoreDistribution, SideGoals } from '../football/goals-model.ts'

/** Chance of one score at half-time and another after 90 minutes. */
export function jointProbability(
  distribution: ScoreDistribution,
  halfTime: Score,
  fullTime: Score,
): number {
  const home = sideProbability(distribution.home, halfTime[0], fullTime[0])
  return home * sideProbability(distribution.away, halfTime[1], fullTime[1])
}

function sideProbability(side: SideGoals, halfTime: number, fullTime: number): number {
  return (side.halfTime[halfTime] ?? 0) * (side.toCome[fullTime - halfTime - side.scoredSince] ?? 0)
}

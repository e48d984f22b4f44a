import type { Score } from '@caderneta/domain/markets/game/game'
import type { GoalRates, HalfRates } from './rates.ts'

/**
 * The weight that the model gives a final score over independent counts of goals (Dixon and Coles,
 * 1997): 0-0 and 1-1 are more frequent, 1-0 and 0-1 less. It depends on the rates before the match
 * and on the final score alone, so it stays one model from the announcement to the whistle.
 */
export function lowScoreWeight(rates: GoalRates, [home, away]: Score): number {
  if (home > 1 || away > 1) return 1
  const [homeGoals, awayGoals] = [goalsOf(rates.home), goalsOf(rates.away)]
  if (home === 1 && away === 1) return 1 - DEPENDENCE
  if (home === 1) return Math.max(0, 1 + DEPENDENCE * awayGoals)
  if (away === 1) return Math.max(0, 1 + DEPENDENCE * homeGoals)
  return 1 - DEPENDENCE * homeGoals * awayGoals
}

/** No final score has a higher weight. */
export function lowScoreWeightMax(rates: GoalRates): number {
  return Math.max(...LOW_SCORES.map((score) => lowScoreWeight(rates, score)))
}

/** Scores whose weight is not one. */
export const LOW_SCORES: readonly Score[] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
]

/** How low scores depend on each other; fitted leagues have −0.05 to −0.12. */
const DEPENDENCE = -0.06

function goalsOf([firstHalf, secondHalf]: HalfRates): number {
  return firstHalf + secondHalf
}

import type { Score } from '@caderneta/domain/markets/game'
import type { GoalLaw } from '@caderneta/feed/goal-law'

/** No match expects more goals of one side in a half. */
const RATE_MAX = 20
/** Chances add up to one, but for the rounding of their sum. */
const ROUNDING = 1e-6

/**
 * The law that combinations may be priced from; null when the feed sent none that makes sense
 * beside the score.
 */
export function believedLaw(law: GoalLaw | undefined, [home, away]: Score): GoalLaw | null {
  if (law === undefined || law.times.length === 0) return null
  const sides = [...law.goals.half1, ...law.goals.half2]
  const isOfScore = sides.length === home + away && countOf(sides, 'home') === home
  const rates = [...law.rates.home, ...law.rates.away]
  const areRates = rates.every((rate) => rate > 0 && rate <= RATE_MAX)
  return isOfScore && areRates && law.times.every(isTime) ? law : null
}

function countOf(sides: readonly string[], one: string): number {
  return sides.filter((side) => side === one).length
}

function isTime({ played, outlooks }: GoalLaw['times'][number]): boolean {
  const parts = [...played, ...outlooks.flatMap(({ left }) => left)]
  const chances = outlooks.map(({ chance }) => chance)
  const sum = chances.reduce((all, chance) => all + chance, 0)
  return (
    parts.every((part) => part >= 0 && part <= 2) &&
    chances.every((chance) => chance >= 0) &&
    Math.abs(sum - 1) < ROUNDING
  )
}

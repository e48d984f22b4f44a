/** Above this variance a count of wins is as good as normal, as far out as a proof looks. */
const NORMAL_VARIANCE = 2000
/** Terms of a tail that are less than this part of it change nothing. */
const FINENESS = 1e-12

/**
 * Deviations of a count of wins in so many independent bets of one chance: those of the normal
 * number whose tail is as rare. Of a small expected count the tail is that of the binomial law.
 */
export function winDeviations(wins: number, bets: number, chance: number): number {
  const expected = bets * chance
  const side = Math.sign(wins - expected)
  if (side === 0) return 0
  if (chance <= 0 || chance >= 1) return side * Number.POSITIVE_INFINITY
  const variance = expected * (1 - chance)
  if (variance > NORMAL_VARIANCE) return (wins - expected) / Math.sqrt(variance)
  const tail = side > 0 ? upperTail(wins, bets, chance) : upperTail(bets - wins, bets, 1 - chance)
  return side * deviationsOf(tail)
}

/** Chance of so many wins or more, where they are more than expected. */
function upperTail(wins: number, bets: number, chance: number): number {
  const odds = chance / (1 - chance)
  let term = Math.exp(logBinomial(wins, bets, chance))
  let tail = 0
  for (let count = wins; count <= bets && term > FINENESS * tail; count += 1) {
    tail += term
    term *= (odds * (bets - count)) / (count + 1)
  }
  return Math.min(tail, 1)
}

function logBinomial(wins: number, bets: number, chance: number): number {
  const ways = logFactorial(bets) - logFactorial(wins) - logFactorial(bets - wins)
  return ways + wins * Math.log(chance) + (bets - wins) * Math.log1p(-chance)
}

const EXACT = 16

/** Stirling's series above small numbers. */
function logFactorial(n: number): number {
  if (n >= EXACT) {
    const series = 1 / (12 * n) - 1 / (360 * n ** 3)
    return (n + 0.5) * Math.log(n) - n + 0.5 * Math.log(2 * Math.PI) + series
  }
  let sum = 0
  for (let factor = 2; factor <= n; factor += 1) sum += Math.log(factor)
  return sum
}

/** The normal number above which there is such a tail (Abramowitz and Stegun, 26.2.23). */
function deviationsOf(tail: number): number {
  if (tail >= 0.5) return 0
  const t = Math.sqrt(-2 * Math.log(tail))
  const above = 2.515517 + t * (0.802853 + t * 0.010328)
  const below = 1 + t * (1.432788 + t * (0.189269 + t * 0.001308))
  return t - above / below
}

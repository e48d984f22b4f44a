import { type Odds, odds } from '@caderneta/domain/odds/odds'

/** Lowest and highest published odds, in thousandths: 1.01 and 1,000. */
export const PUBLISHED_ODDS_MIN = 1010
export const PUBLISHED_ODDS_MAX = 1_000_000

/** The margin added to the chances of one line. */
interface Load {
  readonly margin: number
  /** How many selections of the line win. */
  readonly winners: number
}

/** Prices of one line of a market. */
interface MarketPrices {
  /** In the order of the chances, whole hundredths. */
  readonly odds: readonly Odds[]
  /** False where an outcome is too sure to be priced. */
  readonly isPriced: boolean
}

/**
 * Odds of the chances of one line. Where one selection wins they add up to one; where each result
 * makes two win, as in a double chance, to two. The margin is laid on by the power method: each
 * chance is raised to the one exponent that makes its market add up to winners × (1 + margin),
 * which takes more from outsiders than from favourites and never makes a chance exceed one. Odds
 * are then cut down to two decimals. A line is not priced when an outcome would pay less than
 * 1.01: raising it to 1.01 would hand the money to the bettor.
 */
export function priceChances(chances: readonly number[], load: Load): MarketPrices {
  const hundredths = withMargin(chances, load).map(cutOdds)
  return {
    odds: hundredths.map(published),
    isPriced: Math.min(...hundredths) >= PUBLISHED_ODDS_MIN,
  }
}

/** Thousandths of the odds of a chance, cut down to whole hundredths; rounding noise forgiven. */
function cutOdds(chance: number): number {
  return Math.floor(100 / chance + 1e-9) * 10
}

function published(thousandths: number): Odds {
  return odds(Math.min(Math.max(thousandths, PUBLISHED_ODDS_MIN), PUBLISHED_ODDS_MAX))
}

const ROUNDS_MAX = 60
const EXACT_ENOUGH = 1e-10

/**
 * The chances of one line raised to the exponent at which they add up to the winners with the
 * margin. Newton's method; the sum falls and is convex in the exponent, so from below it never
 * overshoots. A line in which nothing can lose is left as it is.
 */
export function withMargin(
  chances: readonly number[],
  { margin, winners }: Load,
): readonly number[] {
  const possible = chances.filter((chance) => chance > 0)
  if (possible.length <= winners) return chances
  const logarithms = possible.map(Math.log)
  const target = winners * (1 + margin)
  let exponent = 1
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    let [sum, slope] = [0, 0]
    for (const logarithm of logarithms) {
      const power = Math.exp(exponent * logarithm)
      sum += power
      slope += power * logarithm
    }
    const excess = sum - target
    if (Math.abs(excess) < EXACT_ENOUGH) break
    exponent = Math.max(0, exponent - excess / slope)
  }
  return chances.map((chance) => (chance > 0 ? chance ** exponent : 0))
}

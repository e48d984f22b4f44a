import { cellChance, itemAt } from '@caderneta/pricing/chances/item-at'

/**
 * Whether the prices of one match can be fair: whole-number chances of its ends under which every
 * bet returns less than its stake. Where there are such, no set of bets returns its stakes in every
 * end, because all of them together return less on average. `price-certificate.ts` finds the best
 * ones for few selections; this finds any for all of them.
 */

/** What a unit returns at each end, in thousandths. */
type BetReturns = Float64Array

/** A bet, by the ends in which it gains, is void, and in which a part of it comes back. */
interface Bet {
  readonly returns: BetReturns
  readonly gains: Uint32Array
  readonly voids: Uint32Array
  readonly rest: Uint32Array
}

/** Averages to aim at, in thousandths, one after the other; most prove within twenty rounds. */
const TARGETS = [995, 998] as const
const ROUNDS = 150
/** So that a sum of products with odds stays exact: thousands of ends at 2^20 and odds of 10^6. */
const FINENESS = 2 ** 20
const FACTOR_MIN = 1e-4
const UNIT = 1_000

/** Chances of the ends, in proportion, with their sum. */
interface Weighing {
  readonly weights: Float64Array
  whole: number
}

/**
 * Chances of the ends, in proportion, or null where none were found: then there may be none, or too
 * few ends. Starts from equal chances, and takes from the ends in which a bet gains too much.
 */
export function fairWeights(all: readonly BetReturns[]): Float64Array | null {
  const bets = all.map(betOf)
  const weights = new Float64Array(itemAt(all, 0).length).fill(1)
  for (const target of TARGETS) {
    for (let round = 0; round < ROUNDS; round += 1) {
      const weighing = scaled(weights)
      const most = bets.reduce((worst, bet) => Math.max(worst, takeFrom(weighing, bet, target)), 0)
      if (most >= UNIT) continue
      const rounded = wholeNumbers(weights)
      if (all.every((returns) => returnsLess(returns, rounded))) return rounded
    }
  }
  return null
}

/** The same chances, the highest of them one: they do not vanish, nor does rounding add up. */
function scaled(weights: Float64Array): Weighing {
  const most = Math.max(...weights)
  let whole = 0
  for (let end = 0; end < weights.length; end += 1) {
    const weight = cellChance(weights, end) / most
    weights[end] = weight
    whole += weight
  }
  return { weights, whole }
}

/** Exact: every product and sum is a whole number below 2^53. */
export function returnsLess(returns: BetReturns, weights: Float64Array): boolean {
  let [sum, whole] = [0, 0]
  for (let end = 0; end < weights.length; end += 1) {
    const weight = cellChance(weights, end)
    sum += weight * cellChance(returns, end)
    whole += weight
  }
  if (!Number.isSafeInteger(sum)) throw new RangeError('too many ends for exact sums')
  return sum < UNIT * whole
}

function betOf(returns: BetReturns): Bet {
  const endsWhere = (isMeant: (back: number) => boolean) =>
    Uint32Array.from([...returns.keys()].filter((end) => isMeant(cellChance(returns, end))))
  return {
    returns,
    gains: endsWhere((back) => back > UNIT),
    voids: endsWhere((back) => back === UNIT),
    rest: endsWhere((back) => back > 0 && back < UNIT),
  }
}

/**
 * What the bet returned on average before, where it is not void; the ends of its gains then count
 * for less. A bet that is void in most ends loses little on average, but much of what it risks.
 */
function takeFrom(weighing: Weighing, { returns, gains, voids, rest }: Bet, target: number) {
  const { weights, whole } = weighing
  let [gained, back, ofGains, risked] = [0, 0, 0, whole]
  for (const end of gains) {
    const weight = cellChance(weights, end)
    gained += weight * cellChance(returns, end)
    ofGains += weight
  }
  for (const end of rest) back += cellChance(weights, end) * cellChance(returns, end)
  for (const end of voids) risked -= cellChance(weights, end)
  const average = risked > 0 ? (gained + back) / risked : UNIT
  if (average <= target || ofGains === 0) return average
  const left = target * (risked - ofGains) - back
  const factor = Math.max(FACTOR_MIN, left / (gained - target * ofGains))
  for (const end of gains) weights[end] = cellChance(weights, end) * factor
  weighing.whole = whole - (1 - factor) * ofGains
  return average
}

function wholeNumbers(weights: Float64Array): Float64Array {
  const most = Math.max(...weights)
  return weights.map((weight) => Math.round((weight / most) * FINENESS))
}

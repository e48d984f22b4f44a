import { ODDS_MAX, type Odds, odds } from '../odds/odds.ts'

/** Parts that a bet on several selections of one match may have. */
export const BUILDER_LEGS_MIN = 2
export const BUILDER_LEGS_MAX = 12

/** Chance that all legs of a set win; the set as bits by position. */
type ChanceOfSet = (legs: number) => number

/** Why some legs have no price together; legs by their positions. */
export type BuilderRefusal =
  | { readonly refused: 'impossible_combination'; readonly legs: readonly number[] }
  | {
      readonly refused: 'implied_leg'
      readonly leg: number
      readonly impliedBy: readonly number[]
    }
  | { readonly refused: 'odds_too_long' | 'odds_too_short' }

/** No price is better than fair by less than this. */
const LOAD_MIN = 1.004
/** What is taken from a combination: an exponent of its chance, and at most a share of it. */
const EXPONENT = 0.9
const LOAD_MAX = 1.3
const CHANCE_MIN = 1 / 1000
/** A leg that takes less than this from the chance of the others adds nothing to a bet. */
const IMPLIED_SHARE = 0.995
const PUBLISHED_ODDS_MIN = 1010

/**
 * The odds of several selections of one match together. They are never better than fair, never
 * worse than those of any of the legs alone, and no leg that is added lowers them. The chance is
 * that of the price; the odds of the legs are exact.
 */
export function builderPrice(
  chanceOf: ChanceOfSet,
  legOdds: readonly Odds[],
): Odds | BuilderRefusal {
  const legs = legOdds.map((_, leg) => leg)
  const all = setOf(legs)
  const chance = chanceOf(all)
  if (chance <= 0) return { refused: 'impossible_combination', legs: impossibleIn(chanceOf, legs) }
  const implied = impliedIn(chanceOf, legs)
  if (implied) return { refused: 'implied_leg', ...implied }
  if (chance < CHANCE_MIN) return { refused: 'odds_too_long' }
  return builderOdds(chance, legOdds) ?? { refused: 'odds_too_short' }
}

/** The odds of legs that win together with a chance; null where they would be below 1.01. */
export function builderOdds(chance: number, legOdds: readonly Odds[]): Odds | null {
  const thousandths = Math.min(
    cutOdds(LOAD_MIN * chance),
    Math.max(cutOdds(chance ** EXPONENT), cutOdds(LOAD_MAX * chance), ...legOdds),
  )
  return thousandths < PUBLISHED_ODDS_MIN ? null : odds(Math.min(thousandths, ODDS_MAX))
}

/** Thousandths of the odds of a chance, cut down to whole hundredths. */
function cutOdds(chance: number): number {
  return 10 * Math.floor(100 / chance)
}

/** The smallest legs that cannot win together: two, three, or all. */
function impossibleIn(chanceOf: ChanceOfSet, legs: readonly number[]): readonly number[] {
  const smallest = subsets(legs, [2, 3]).find((some) => chanceOf(setOf(some)) <= 0)
  return smallest ?? legs
}

/** The last leg that wins whenever the others do, and the fewest of them that make it win. */
function impliedIn(chanceOf: ChanceOfSet, legs: readonly number[]) {
  const isImplied = (leg: number, others: readonly number[]) =>
    chanceOf(setOf([...others, leg])) >= IMPLIED_SHARE * chanceOf(setOf(others))
  const without = (leg: number) => legs.filter((other) => other !== leg)
  const leg = legs.findLast((one) => isImplied(one, without(one)))
  if (leg === undefined) return null
  const others = without(leg)
  const fewest = subsets(others, [1, 2]).find((some) => isImplied(leg, some))
  return { leg, impliedBy: fewest ?? others }
}

function setOf(legs: readonly number[]): number {
  return legs.reduce((set, leg) => set | (1 << leg), 0)
}

type Positions = readonly number[]

/** Every choice of some of the items, of each size in turn. */
function subsets(items: Positions, sizes: readonly number[]): readonly Positions[] {
  return sizes.flatMap((size) => chosen(items, size))
}

function chosen(items: Positions, size: number): readonly Positions[] {
  if (size === 0) return [[]]
  return items.flatMap((item, i) =>
    chosen(items.slice(i + 1), size - 1).map((rest) => [item, ...rest]),
  )
}

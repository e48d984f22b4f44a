import { cellChance, chanceAt } from './item-at.ts'

/** Chances of whole numbers: `chances[i]` is that of `from + i`. They add up to one or less. */
export interface Distribution {
  readonly from: number
  readonly chances: Float64Array
}

/** A number that is certain. */
export function certain(value: number): Distribution {
  return { from: value, chances: Float64Array.of(1) }
}

/** The chances of a list of numbers and their shares; gaps between them have no chance. */
export function distributionOf(shares: readonly (readonly [number, number])[]): Distribution {
  const values = shares.map(([value]) => value)
  const from = Math.min(...values)
  const chances = new Float64Array(Math.max(...values) - from + 1)
  for (const [value, share] of shares) add(chances, value - from, share)
  return { from, chances }
}

/** The distribution of a number that is so much more. */
export function moved({ from, chances }: Distribution, by: number): Distribution {
  return { from: from + by, chances }
}

/** What two independent numbers add up to. */
export function sumOf(one: Distribution, other: Distribution): Distribution {
  const [few, many] = one.chances.length < other.chances.length ? [one, other] : [other, one]
  const chances = new Float64Array(one.chances.length + other.chances.length - 1)
  for (let i = 0; i < few.chances.length; i += 1) {
    const chance = chanceAt(few.chances, i)
    if (chance > 0) addScaled(chances, i, many.chances, chance)
  }
  return trimmed({ from: one.from + other.from, chances })
}

/** A binding of this module: an imported function is slower in the innermost loop. */
const read = cellChance

/** The innermost loop of every price of a game of points or sets. */
function addScaled(sums: Float64Array, start: number, chances: Float64Array, by: number): void {
  for (let i = 0; i < chances.length; i += 1) {
    sums[start + i] = read(sums, start + i) + by * read(chances, i)
  }
}

/** By how much one number exceeds another that does not depend on it. */
export function leadOf(one: Distribution, other: Distribution): Distribution {
  const last = other.from + other.chances.length - 1
  return sumOf(one, { from: -last, chances: other.chances.toReversed() })
}

/** The sum of a number of independent samples of one distribution. */
export function repeated(sample: Distribution, count: number): Distribution {
  return sumsOf(sample)(count)
}

/** The same for any count: by halves, which takes less, and each half once. */
export function sumsOf(sample: Distribution): (count: number) => Distribution {
  const sumByCount = new Map<number, Distribution>([[0, certain(0)]])
  const sum = (count: number): Distribution => {
    const known = sumByCount.get(count)
    if (known) return known
    const half = sum(count >> 1)
    const both = sumOf(half, half)
    const made = count % 2 === 0 ? both : sumOf(both, sample)
    sumByCount.set(count, made)
    return made
  }
  return sum
}

/** The chances of one and of the other, put together. */
export function together(one: Distribution, other: Distribution): Distribution {
  const from = Math.min(one.from, other.from)
  const end = Math.max(one.from + one.chances.length, other.from + other.chances.length)
  const chances = new Float64Array(end - from)
  for (const { from: start, chances: part } of [one, other]) {
    part.forEach((chance, i) => {
      add(chances, start - from + i, chance)
    })
  }
  return { from, chances }
}

/** Every chance times a factor. */
export function scaled({ from, chances }: Distribution, factor: number): Distribution {
  return { from, chances: chances.map((chance) => chance * factor) }
}

/** The distribution with no chance left for one number. */
export function without({ from, chances }: Distribution, value: number): Distribution {
  return { from, chances: chances.map((chance, i) => (from + i === value ? 0 : chance)) }
}

export function chanceOf({ from, chances }: Distribution, value: number): number {
  return chanceAt(chances, value - from)
}

export function totalChance({ chances }: Distribution): number {
  return chances.reduce((sum, chance) => sum + chance, 0)
}

/**
 * Chance to win what is bet on more than a line, as far as it is not returned: a whole line that
 * is hit returns all of it, a quarter line a half. One, too certain to be priced, when all is
 * certainly returned: a bet on it would be void.
 */
export function chanceAbove({ from, chances }: Distribution, handicap: number): number {
  let [won, lost] = [0, 0]
  for (let i = 0; i < chances.length; i += 1) {
    const halves = 2 * (from + i - handicap)
    if (halves > 0) won += chanceAt(chances, i) * Math.min(halves, 1)
    else lost += chanceAt(chances, i) * Math.min(-halves, 1)
  }
  return won + lost === 0 ? 1 : won / (won + lost)
}

/** What is less likely than this at both ends is left out: it takes time and changes no price. */
const NEGLIGIBLE = 1e-12

function trimmed({ from, chances }: Distribution): Distribution {
  const isWorth = (chance: number) => chance > NEGLIGIBLE
  const first = chances.findIndex(isWorth)
  if (first < 0) return { from, chances: chances.subarray(0, 1) }
  const last = chances.findLastIndex(isWorth)
  return { from: from + first, chances: chances.subarray(first, last + 1) }
}

function add(chances: Float64Array, index: number, chance: number): void {
  chances[index] = chanceAt(chances, index) + chance
}

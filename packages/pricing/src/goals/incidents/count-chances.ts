import { cellChance } from '../../chances/item-at.ts'
import { poissonChances } from '../../chances/poisson.ts'

/** A binding of this module: an imported function is slower in the innermost loops. */
const read = cellChance

/** What a count has, and the independent Poisson numbers that may be added to it. */
export interface CountMeans {
  readonly known: number
  /** How many events of a kind are expected, and what each of them is worth. */
  readonly toCome: readonly (readonly [mean: number, worth: number])[]
}

/** One way in which a match may go on: given it, both sides are independent. */
export interface CountNode {
  /** Those of a match add up to one. Below zero where it corrects the others. */
  readonly weight: number
  readonly home: CountMeans
  readonly away: CountMeans
}

/** What a market asks of the counts of both sides. */
export type Measure = 'home' | 'away' | 'total' | 'lead' | 'sides'

/** Counts of both sides that stand for a cell: those of its measure and, where it has more, any. */
export function cellsOf(measure: Measure, size: number): readonly (readonly [number, number])[] {
  const counts = Array.from({ length: size }, (_, count) => count)
  switch (measure) {
    case 'home':
    case 'total':
      return counts.map((count) => [count, 0])
    case 'away':
      return counts.map((count) => [0, count])
    case 'lead':
      return Array.from({ length: cellCount(measure, size) }, (_, cell) => cell - size + 1).map(
        (lead) => (lead > 0 ? [lead, 0] : [0, -lead]),
      )
    case 'sides':
      return counts.flatMap((home) => counts.map((away) => [home, away] as const))
  }
}

function cellCount(measure: Measure, size: number): number {
  return measure === 'lead' ? 2 * size - 1 : measure === 'sides' ? size * size : size
}

/** Chances of the cells of a measure; higher counts than it has count as its last. */
export function measureChances(
  measure: Measure,
  nodes: readonly CountNode[],
  size: number,
): Float64Array {
  const chances = new Float64Array(cellCount(measure, size))
  for (const { weight, home, away } of nodes) {
    switch (measure) {
      case 'home':
        addTo(chances, countChances(home, size), weight, 0)
        break
      case 'away':
        addTo(chances, countChances(away, size), weight, 0)
        break
      case 'total':
        addTo(chances, countChances(sumOf(home, away), size), weight, 0)
        break
      default:
        addBoth(chances, measure, weight, [countChances(home, size), countChances(away, size)])
    }
  }
  return chances
}

function addBoth(
  chances: Float64Array,
  measure: 'lead' | 'sides',
  weight: number,
  [home, away]: readonly [Float64Array, Float64Array],
): void {
  const size = home.length
  const ofAway = measure === 'lead' ? away.toReversed() : away
  for (let count = 0; count < size; count += 1) {
    const share = weight * read(home, count)
    if (share !== 0) addTo(chances, ofAway, share, measure === 'lead' ? count : count * size)
  }
}

function addTo(chances: Float64Array, row: Float64Array, share: number, from: number): void {
  for (let i = 0; i < row.length; i += 1) {
    chances[from + i] = read(chances, from + i) + share * read(row, i)
  }
}

function sumOf(home: CountMeans, away: CountMeans): CountMeans {
  return {
    known: home.known + away.known,
    toCome: [...home.toCome, ...away.toCome],
  }
}

function countChances({ known, toCome }: CountMeans, size: number): Float64Array {
  const [first, ...others] = joined(toCome)
  let chances = first ? countedFrom(known, first, size) : exactly(known, size)
  for (const [mean, worth] of others) {
    chances = withMore(chances, poissonChances(mean, mostOf(mean, size)), worth)
  }
  return chances
}

/** The sum of independent Poisson numbers of one worth is one of them. */
function joined(toCome: CountMeans['toCome']): CountMeans['toCome'] {
  const worths = [...new Set(toCome.map(([, worth]) => worth))]
  return worths
    .map((worth) => {
      const ofWorth = toCome.filter((one) => one[1] === worth)
      return [ofWorth.reduce((sum, [mean]) => sum + mean, 0), worth] as const
    })
    .filter(([mean]) => mean > 0)
}

function exactly(known: number, size: number): Float64Array<ArrayBufferLike> {
  const chances = new Float64Array(size)
  chances[Math.min(known, size - 1)] = 1
  return chances
}

function countedFrom(
  known: number,
  [mean, worth]: readonly [mean: number, worth: number],
  size: number,
): Float64Array<ArrayBufferLike> {
  const chances = new Float64Array(size)
  const events = poissonChances(mean, mostOf(mean, size))
  for (let count = 0; count < events.length; count += 1) {
    const cell = Math.min(known + count * worth, size - 1)
    chances[cell] = read(chances, cell) + read(events, count)
  }
  return chances
}

/** More events than this are less likely than one in a billion. */
function mostOf(mean: number, size: number): number {
  return Math.min(size - 1, Math.ceil(mean + 7 * Math.sqrt(mean) + 7))
}

function withMore(chances: Float64Array, more: Float64Array, worth: number): Float64Array {
  const sums = new Float64Array(chances.length)
  const last = chances.length - 1
  for (let count = 0; count <= last; count += 1) {
    const chance = read(chances, count)
    if (chance === 0) continue
    for (let events = 0; events < more.length; events += 1) {
      const cell = Math.min(count + events * worth, last)
      sums[cell] = read(sums, cell) + chance * read(more, events)
    }
  }
  return sums
}

import { cellChance, itemAt } from '../../chances/item-at.ts'
import { poissonChances, writePoisson } from '../../chances/poisson.ts'

/** What a count has, and how many events of each kind are expected to be added to it. */
export interface CountMeans {
  readonly known: number
  readonly means: readonly number[]
}

/** What a count is in every way in which the match may go on. */
export interface CountTraits {
  /** Higher counts are as `size - 1`. */
  readonly size: number
  /** What an event of each kind adds. */
  readonly worths: readonly number[]
}

/** Chances of the counts from `from` on: a part of an array that rows share. */
export interface CountRow {
  readonly from: number
  readonly chances: Float64Array
  readonly start: number
  readonly length: number
}

/** The chances of a count in each way, given the independent Poisson numbers of its events. */
export function countRows(
  ways: readonly CountMeans[],
  { size, worths }: CountTraits,
): readonly CountRow[] {
  const isPlain = worths.length === 1 && worths[0] === 1
  return isPlain ? plainRows(ways, size) : ways.map((way) => rowOfKinds(way, worths, size))
}

/** A binding of this module: an imported function is slower in the innermost loops. */
const read = cellChance

/** Events of one kind that count one each; ways that expect as many share a row. */
function plainRows(ways: readonly CountMeans[], size: number): readonly CountRow[] {
  const startByMean = new Map<number, number>()
  let end = 0
  for (const way of ways) {
    const mean = meanOf(way)
    if (startByMean.has(mean)) continue
    startByMean.set(mean, end)
    end += mostOf(mean, size) + 1
  }
  const chances = new Float64Array(end)
  for (const [mean, start] of startByMean) writePoisson(chances, start, mean, mostOf(mean, size))
  return ways.map((way) => {
    const mean = meanOf(way)
    const start = Number(startByMean.get(mean))
    const row = { from: way.known, chances, start, length: mostOf(mean, size) + 1 }
    return way.known + row.length > size ? folded(row, size) : row
  })
}

function meanOf({ means }: CountMeans): number {
  return itemAt(means, 0)
}

/** Counts above the last become the last. */
function folded({ from, chances, start, length }: CountRow, size: number): CountRow {
  const first = Math.min(from, size - 1)
  const row = new Float64Array(size - first)
  for (let i = 0; i < length; i += 1) {
    const cell = Math.min(from + i, size - 1) - first
    row[cell] = read(row, cell) + read(chances, start + i)
  }
  return { from: first, chances: row, start: 0, length: row.length }
}

function rowOfKinds(
  { known, means }: CountMeans,
  worths: readonly number[],
  size: number,
): CountRow {
  let chances = new Float64Array(size)
  chances[Math.min(known, size - 1)] = 1
  means.forEach((mean, kind) => {
    chances = withMore(chances, poissonChances(mean, mostOf(mean, size)), itemAt(worths, kind))
  })
  return { from: 0, chances, start: 0, length: size }
}

/** More events than this are less likely than one in a billion. */
function mostOf(mean: number, size: number): number {
  return Math.min(size - 1, Math.ceil(mean + 7 * Math.sqrt(mean) + 7))
}

function withMore(
  chances: Float64Array,
  more: Float64Array,
  worth: number,
): Float64Array<ArrayBuffer> {
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

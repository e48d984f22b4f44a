import { cellChance, itemAt } from '../../chances/item-at.ts'
import { once, remembered } from '../../chances/once.ts'
import { type CountMeans, type CountRow, type CountTraits, countRows } from './count-rows.ts'

/** A binding of this module: an imported function is slower in the innermost loops. */
const read = cellChance

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

/**
 * Chances of the cells of each measure of a count; higher counts than it has count as its last.
 * Each is worked out once, from the rows that all of them share.
 */
export function countChances(
  nodes: readonly CountNode[],
  traits: CountTraits,
): (measure: Measure) => Float64Array {
  const home = once(() =>
    countRows(
      nodes.map((node) => node.home),
      traits,
    ),
  )
  const away = once(() =>
    countRows(
      nodes.map((node) => node.away),
      traits,
    ),
  )
  return remembered((measure: Measure) => {
    const chances = new Float64Array(cellCount(measure, traits.size))
    switch (measure) {
      case 'home':
        addRows(chances, nodes, home())
        break
      case 'away':
        addRows(chances, nodes, away())
        break
      case 'total':
        addRows(chances, nodes, countRows(nodes.map(bothSides), traits))
        break
      default:
        addPairs(chances, nodes, { home: home(), away: away() }, stepsOf(measure, traits.size))
    }
    return chances
  })
}

function bothSides({ home, away }: CountNode): CountMeans {
  return {
    known: home.known + away.known,
    means: home.means.map((mean, kind) => mean + itemAt(away.means, kind)),
  }
}

function addRows(
  chances: Float64Array,
  nodes: readonly CountNode[],
  rows: readonly CountRow[],
): void {
  nodes.forEach(({ weight }, i) => {
    const row = itemAt(rows, i)
    for (let count = 0; count < row.length; count += 1) {
      const cell = row.from + count
      chances[cell] = read(chances, cell) + weight * read(row.chances, row.start + count)
    }
  })
}

/** The cell of a pair of counts: `level` and so much more for each count of a side. */
interface Steps {
  readonly level: number
  readonly home: number
  readonly away: number
}

function stepsOf(measure: 'lead' | 'sides', size: number): Steps {
  return measure === 'lead'
    ? { level: size - 1, home: 1, away: -1 }
    : { level: 0, home: size, away: 1 }
}

function addPairs(
  chances: Float64Array,
  nodes: readonly CountNode[],
  rows: Readonly<Record<'home' | 'away', readonly CountRow[]>>,
  steps: Steps,
): void {
  nodes.forEach(({ weight }, i) => {
    const [home, away] = [itemAt(rows.home, i), itemAt(rows.away, i)]
    for (let count = 0; count < home.length; count += 1) {
      const share = weight * read(home.chances, home.start + count)
      const level = steps.level + steps.home * (home.from + count)
      if (share !== 0) addPairsOf(chances, share, away, { ...steps, level })
    }
  })
}

function addPairsOf(chances: Float64Array, share: number, away: CountRow, steps: Steps): void {
  for (let count = 0; count < away.length; count += 1) {
    const cell = steps.level + steps.away * (away.from + count)
    chances[cell] = read(chances, cell) + share * read(away.chances, away.start + count)
  }
}

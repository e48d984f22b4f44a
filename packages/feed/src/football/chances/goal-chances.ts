import { once } from '../../contest/once.ts'
import { chanceAt } from '../../item-at.ts'
import {
  GRID_CELLS,
  HALF_GOALS_MAX,
  halfCell,
  halvesCell,
  matchCell,
  type PlainGrid,
} from './goal-grid.ts'

/** Chances of each number of goals of both sides in one half, those scored included. */
export interface HalfGoals {
  readonly home: Float64Array
  readonly away: Float64Array
}

/**
 * One way in which a match may go on. Given it, the goals of each side in each half are independent
 * of all others.
 */
export interface GoalNode {
  /** How likely it is; those of a match add up to one. Below zero where it corrects the others. */
  readonly weight: number
  readonly half1: HalfGoals
  readonly half2: HalfGoals
}

/** The chances of every score of each half, given one way in which a match may go on. */
interface NodeCells {
  readonly weight: number
  readonly half1: Float64Array
  readonly half2: Float64Array
}

/** Scores of both halves that are likely enough to count, and how likely each is. */
interface HalvesCells {
  readonly cells: Int32Array
  readonly chances: Float64Array
}

/** The chances of all scores, mixed over the ways in which a match may go on. */
export interface GoalChances {
  readonly nodes: readonly NodeCells[]
  /** By cell of a grid. */
  readonly of: (grid: PlainGrid) => Float64Array
  readonly ofHalves: () => HalvesCells
}

export function goalChances(nodes: readonly GoalNode[]): GoalChances {
  const folded = nodes.map(({ weight, half1, half2 }) => ({
    weight,
    half1: foldedHalf(half1),
    half2: foldedHalf(half2),
  }))
  const cells = folded.map(({ weight, half1, half2 }) => ({
    weight,
    half1: cellsOf(half1, GRID_CELLS.half1, halfCell),
    half2: cellsOf(half2, GRID_CELLS.half2, halfCell),
  }))
  const mixtures = {
    half1: once(() => mixed(cells, ({ half1 }) => half1)),
    half2: once(() => mixed(cells, ({ half2 }) => half2)),
    match: once(() => mixed(folded, (node) => cellsOf(wholeOf(node), GRID_CELLS.match, matchCell))),
  }
  return { nodes: cells, of: (grid) => mixtures[grid](), ofHalves: once(() => halvesOf(cells)) }
}

function mixed<Node extends { readonly weight: number }>(
  nodes: readonly Node[],
  cellsIn: (node: Node) => Float64Array,
): Float64Array {
  const [first, ...others] = nodes
  if (first === undefined) throw new RangeError('a match that goes on in no way')
  const chances = cellsIn(first).map((chance) => chance * first.weight)
  for (const node of others) {
    const cells = cellsIn(node)
    for (let cell = 0; cell < cells.length; cell += 1) {
      chances[cell] = chanceAt(chances, cell) + node.weight * chanceAt(cells, cell)
    }
  }
  return chances
}

function cellsOf(
  { home, away }: HalfGoals,
  count: number,
  cellOf: (home: number, away: number) => number,
): Float64Array {
  const chances = new Float64Array(count)
  for (let first = 0; first < home.length; first += 1) {
    const ofHome = chanceAt(home, first)
    if (ofHome === 0) continue
    for (let second = 0; second < away.length; second += 1) {
      chances[cellOf(first, second)] = ofHome * chanceAt(away, second)
    }
  }
  return chances
}

function wholeOf({ half1, half2 }: Omit<GoalNode, 'weight'>): HalfGoals {
  return { home: sumOf(half1.home, half2.home), away: sumOf(half1.away, half2.away) }
}

/** All scores of both halves that are less likely than this are left out together. */
const CHANCE_MIN = 1e-14

function halvesOf(nodes: readonly NodeCells[]): HalvesCells {
  const chances = new Float64Array(GRID_CELLS.halves)
  for (const { weight, half1, half2 } of nodes) {
    half1.forEach((chance, first) => {
      if (chance === 0) return
      for (let second = 0; second < half2.length; second += 1) {
        const cell = halvesCell(first, second)
        chances[cell] = chanceAt(chances, cell) + weight * chance * chanceAt(half2, second)
      }
    })
  }
  const cells = Int32Array.from(
    [...chances.keys()].filter((cell) => chanceAt(chances, cell) >= CHANCE_MIN),
  )
  return { cells, chances: Float64Array.from(cells, (cell) => chanceAt(chances, cell)) }
}

function foldedHalf({ home, away }: HalfGoals): HalfGoals {
  return { home: folded(home), away: folded(away) }
}

/** More goals than a grid distinguishes count as its last number. */
function folded(chances: Float64Array): Float64Array {
  if (chances.length <= HALF_GOALS_MAX + 1) return chances
  const few = chances.slice(0, HALF_GOALS_MAX + 1)
  for (let goals = HALF_GOALS_MAX + 1; goals < chances.length; goals += 1) {
    few[HALF_GOALS_MAX] = chanceAt(few, HALF_GOALS_MAX) + chanceAt(chances, goals)
  }
  return few
}

function sumOf(one: Float64Array, other: Float64Array): Float64Array {
  const chances = new Float64Array(one.length + other.length - 1)
  for (let first = 0; first < one.length; first += 1) {
    const chance = chanceAt(one, first)
    if (chance === 0) continue
    for (let second = 0; second < other.length; second += 1) {
      const goals = first + second
      chances[goals] = chanceAt(chances, goals) + chance * chanceAt(other, second)
    }
  }
  return chances
}

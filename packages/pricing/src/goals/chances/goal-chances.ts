import { cellChance, classAt, goalsAt, itemAt } from '../../chances/item-at.ts'
import { once } from '../../chances/once.ts'
import {
  GRID_CELLS,
  type GridKind,
  goalsByCell,
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

/** Chances of the scores of each half, independent of each other; those of all nodes add up. */
interface NodeCells {
  readonly half1: Float64Array
  readonly half2: Float64Array
}

/** The scores of a grid that are likely enough to count, as its cells in their order. */
export interface LikelyScores {
  readonly cells: Uint16Array
  /** In the order of the cells. */
  readonly chances: Float64Array
}

/** The chances of all scores, mixed over the ways in which a match may go on. */
export interface GoalChances {
  /** By cell of a grid. */
  readonly of: (grid: PlainGrid) => Float64Array
  readonly likely: (grid: GridKind) => LikelyScores
}

export function goalChances(nodes: readonly GoalNode[]): GoalChances {
  const cells = nodeCells(nodes)
  const halves = once(() => likelyHalves(cells))
  const mixtures = {
    half1: once(() => halfOf(cells, ({ half1, half2 }) => [half1, half2])),
    half2: once(() => halfOf(cells, ({ half1, half2 }) => [half2, half1])),
    match: once(() => matchOf(halves())),
  }
  const of = (grid: PlainGrid) => mixtures[grid]()
  const likely = {
    half1: once(() => likelyIn(of('half1'))),
    half2: once(() => likelyIn(of('half2'))),
    match: once(() => likelyIn(of('match'))),
    halves,
  }
  return { of, likely: (grid) => likely[grid]() }
}

/**
 * Ways to go on that follow each other and share a half are one, in which the other half is a
 * mixture: while one half is played, what may be left differs in that half alone.
 */
function nodeCells(nodes: readonly GoalNode[]): readonly NodeCells[] {
  return runsOf(nodes).map((run): NodeCells => {
    const { half1, half2 } = itemAt(run, 0)
    const isFirstShared = run.every((node) => node.half1 === half1)
    return isFirstShared
      ? { half1: cellsOf(half1), half2: mixed(run, (node) => cellsOf(node.half2)) }
      : { half1: mixed(run, (node) => cellsOf(node.half1)), half2: cellsOf(half2) }
  })
}

/** Nodes that follow each other and all have the same first half, or all the same second half. */
function runsOf(nodes: readonly GoalNode[]): readonly (readonly GoalNode[])[] {
  const runs: GoalNode[][] = []
  for (const node of nodes) {
    const run = runs.at(-1)
    const isAlike =
      run?.every(({ half1 }) => half1 === node.half1) ||
      run?.every(({ half2 }) => half2 === node.half2)
    if (run && isAlike) run.push(node)
    else runs.push([node])
  }
  return runs
}

function mixed(
  nodes: readonly GoalNode[],
  cellsIn: (node: GoalNode) => Float64Array,
): Float64Array {
  const chances = new Float64Array(GRID_CELLS.half1)
  for (const node of nodes) addRow(chances, cellsIn(node), node.weight)
  return chances
}

/** More goals of one side than a grid distinguishes count as its last number. */
function cellsOf({ home, away }: HalfGoals): Float64Array {
  const chances = new Float64Array(GRID_CELLS.half1)
  for (let first = 0; first < home.length; first += 1) {
    const ofHome = read(home, first)
    if (ofHome === 0) continue
    for (let second = 0; second < away.length; second += 1) {
      const cell = halfCell(Math.min(first, HALF_GOALS_MAX), Math.min(second, HALF_GOALS_MAX))
      chances[cell] = read(chances, cell) + ofHome * read(away, second)
    }
  }
  return chances
}

/** Bindings of this module: an imported function is slower in the innermost loops. */
const [read, readClass] = [cellChance, classAt]

/** The match score, by cell of the grid of both halves. */
const WHOLE = Uint16Array.from({ length: GRID_CELLS.halves }, (_, cell) => {
  const { home, away } = goalsByCell('halves', 'match')
  return matchCell(goalsAt(home, cell), goalsAt(away, cell))
})

/** The scores of one half, whatever those of the other are. */
function halfOf(
  nodes: readonly NodeCells[],
  halvesOf: (node: NodeCells) => readonly [own: Float64Array, other: Float64Array],
): Float64Array {
  const chances = new Float64Array(GRID_CELLS.half1)
  for (const node of nodes) {
    const [own, other] = halvesOf(node)
    let share = 0
    for (let cell = 0; cell < other.length; cell += 1) share += read(other, cell)
    addRow(chances, own, share)
  }
  return chances
}

function matchOf({ cells, chances }: LikelyScores): Float64Array {
  const ofMatch = new Float64Array(GRID_CELLS.match)
  for (let i = 0; i < cells.length; i += 1) {
    const cell = readClass(WHOLE, readClass(cells, i))
    ofMatch[cell] = read(ofMatch, cell) + read(chances, i)
  }
  return ofMatch
}

/** All scores that are less likely change, together, a price by less than rounding does. */
const CHANCE_MIN = 1e-12

function likelyIn(chances: Float64Array): LikelyScores {
  return keptScores((keep) => keep(chances, 0))
}

function likelyHalves(nodes: readonly NodeCells[]): LikelyScores {
  const row = new Float64Array(GRID_CELLS.half2)
  return keptScores((keep) => {
    for (let first = 0; first < GRID_CELLS.half1; first += 1) {
      row.fill(0)
      for (const { half1, half2 } of nodes) {
        const share = read(half1, first)
        if (Math.abs(share) >= CHANCE_MIN) addRow(row, half2, share)
      }
      keep(row, halvesCell(first, 0))
    }
  })
}

const [KEPT_CELLS, KEPT_CHANCES] = [
  new Uint16Array(GRID_CELLS.halves),
  new Float64Array(GRID_CELLS.halves),
]

/** `scan` hands over the chances of consecutive cells, and the first of these cells. */
function keptScores(
  scan: (keep: (chances: Float64Array, from: number) => void) => void,
): LikelyScores {
  let count = 0
  scan((chances, from) => {
    for (let i = 0; i < chances.length; i += 1) {
      const chance = read(chances, i)
      if (chance < CHANCE_MIN) continue
      KEPT_CELLS[count] = from + i
      KEPT_CHANCES[count] = chance
      count += 1
    }
  })
  return { cells: KEPT_CELLS.slice(0, count), chances: KEPT_CHANCES.slice(0, count) }
}

function addRow(chances: Float64Array, row: Float64Array, share: number): void {
  for (let column = 0; column < row.length; column += 1) {
    chances[column] = read(chances, column) + share * read(row, column)
  }
}

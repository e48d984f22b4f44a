import { chanceAt } from '../../chances/item-at.ts'

/** Most goals of one side in one half that a grid distinguishes; more count as so many. */
export const HALF_GOALS_MAX = 10
const HALF_SIZE = HALF_GOALS_MAX + 1
const MATCH_SIZE = 2 * HALF_GOALS_MAX + 1

/**
 * What the cells of a grid distinguish: the score of a half, of the match, or of both halves. Home
 * goals are the higher digit of a cell, the first half comes before the second.
 */
export type GridKind = PlainGrid | 'halves'

/** The grids of one score. */
export type PlainGrid = 'half1' | 'half2' | 'match'

/** Sums of goals that grids know. */
export type GoalSpan = 'half1' | 'half2' | 'match'

export const GRID_CELLS: Readonly<Record<GridKind, number>> = {
  half1: HALF_SIZE ** 2,
  half2: HALF_SIZE ** 2,
  match: MATCH_SIZE ** 2,
  halves: HALF_SIZE ** 4,
}

/** The cell of a score of one half. */
export function halfCell(home: number, away: number): number {
  return home * HALF_SIZE + away
}

/** The cell of a score of the match. */
export function matchCell(home: number, away: number): number {
  return home * MATCH_SIZE + away
}

/** The cell of the scores of both halves, from the cells of each. */
export function halvesCell(half1: number, half2: number): number {
  return half1 * GRID_CELLS.half2 + half2
}

/** The smallest grid that knows these spans. */
export function gridOf(spans: ReadonlySet<GoalSpan>): GridKind {
  const [only = 'match', ...others] = spans
  return others.length > 0 ? 'halves' : only
}

type SideGoals = Readonly<Record<'home' | 'away', Int8Array>>

/** Goals of a span by side in each cell of a grid. Throws where the grid does not know them. */
export function goalsByCell(grid: GridKind, span: GoalSpan): SideGoals {
  if (grid === 'halves') return GOALS_OF_HALVES[span]
  if (grid !== span) throw new RangeError(`goals of ${span} in a grid of ${grid}`)
  return GOALS_OF_SPAN[span]
}

const GOALS_OF_SPAN: Readonly<Record<GoalSpan, SideGoals>> = {
  half1: digits(HALF_SIZE),
  half2: digits(HALF_SIZE),
  match: digits(MATCH_SIZE),
}

const GOALS_OF_HALVES: Readonly<Record<GoalSpan, SideGoals>> = {
  half1: byHalves((first) => first),
  half2: byHalves((_, second) => second),
  match: byHalves((first, second) => first + second),
}

function digits(size: number): SideGoals {
  const cells = { length: size * size }
  return {
    home: Int8Array.from(cells, (_, cell) => Math.floor(cell / size)),
    away: Int8Array.from(cells, (_, cell) => cell % size),
  }
}

function byHalves(goalsOf: (first: number, second: number) => number): SideGoals {
  const { home, away } = GOALS_OF_SPAN.half1
  const size = GRID_CELLS.half2
  const bySide = (half: Int8Array) =>
    Int8Array.from({ length: GRID_CELLS.halves }, (_, cell) =>
      goalsOf(chanceAt(half, Math.floor(cell / size)), chanceAt(half, cell % size)),
    )
  return { home: bySide(home), away: bySide(away) }
}

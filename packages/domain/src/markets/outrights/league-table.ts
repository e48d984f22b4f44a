import type { Score } from '../game.ts'
import type { TieBreakers } from './season-format.ts'

/** What a side of a group has so far. */
export interface TableRow {
  readonly points: number
  readonly wins: number
  readonly difference: number
  readonly scored: number
}

/** A game of a group: its sides as runners, and its score; null when it is not played. */
export interface GroupGame {
  readonly home: number
  readonly away: number
  readonly round: number
  /** Absent while it is not over. */
  readonly score?: Score | null
}

const EMPTY: TableRow = { points: 0, wins: 0, difference: 0, scored: 0 }
export const POINTS_OF_WIN = 3
const POINTS_OF_DRAW = 1

/** Rows of all runners, by their positions. Games that are not over or not played count nothing. */
export function tableRows(runners: number, games: readonly GroupGame[]): readonly TableRow[] {
  const rows = new Array<TableRow>(runners).fill(EMPTY)
  const add = (runner: number, goals: number, against: number) => {
    const row = rows[runner] ?? EMPTY
    rows[runner] = {
      points:
        row.points + (goals > against ? POINTS_OF_WIN : goals === against ? POINTS_OF_DRAW : 0),
      wins: row.wins + (goals > against ? 1 : 0),
      difference: row.difference + goals - against,
      scored: row.scored + goals,
    }
  }
  for (const { home, away, score } of games) {
    if (!score) continue
    add(home, score[0], score[1])
    add(away, score[1], score[0])
  }
  return rows
}

/** Negative when the first row is better; 0 when only a lot can decide. */
export function compareRows(one: TableRow, other: TableRow, tieBreakers: TieBreakers): number {
  return (
    other.points - one.points ||
    (tieBreakers === 'wins' ? other.wins - one.wins : 0) ||
    other.difference - one.difference ||
    other.scored - one.scored
  )
}

/** Runners of a group, the best first. Whom nothing separates, the order of the lot does. */
export function rankedGroup(
  group: readonly number[],
  rows: readonly TableRow[],
  tieBreakers: TieBreakers,
): readonly number[] {
  const rowOf = (runner: number) => rows[runner] ?? EMPTY
  return group.toSorted((one, other) => compareRows(rowOf(one), rowOf(other), tieBreakers))
}

/**
 * Runners that go on, in the order of the bracket: first all winners of groups, the best first,
 * then the runners-up, until the knock-out is full.
 */
export function qualifiedRunners(
  groups: readonly (readonly number[])[],
  rows: readonly TableRow[],
  knockout: number,
  tieBreakers: TieBreakers,
): readonly number[] {
  const tables = groups.map((group) => rankedGroup(group, rows, tieBreakers))
  const most = Math.ceil(knockout / Math.max(1, groups.length))
  return Array.from({ length: most }, (_, rank) =>
    rankedGroup(
      tables.flatMap((table) => table.slice(rank, rank + 1)),
      rows,
      tieBreakers,
    ),
  )
    .flat()
    .slice(0, knockout)
}

import type { Range } from '../rule.ts'
import {
  compareRows,
  type GroupGame,
  POINTS_OF_WIN,
  qualifiedRunners,
  type TableRow,
  tableRows,
} from './league-table.ts'
import type { RoundGoals, SeasonOutlook } from './outright-rule.ts'
import { knockoutRounds, type SeasonFormat } from './season-format.ts'

/** What has been published of a season. */
export interface SeasonState {
  /** All games of the groups, played or not, in any order. */
  readonly games: readonly GroupGame[]
  /** Ties of the rounds of the knock-out whose sides are known. */
  readonly ties: readonly (readonly Tie[])[]
}

/** A tie of the knock-out; the winner is absent while it is not over. */
export interface Tie {
  readonly home: number
  readonly away: number
  readonly winner?: number
}

const UNLIMITED = Number.POSITIVE_INFINITY

/**
 * What is certain of a season. A side is surely ahead of another one when it is even if it loses
 * all of its games and the other one wins all of its own; that both may not be possible at once is
 * not used, so what is certain here is certain, and little is recognised a game late.
 */
export function seasonOutlook(format: SeasonFormat, state: SeasonState): SeasonOutlook {
  const runners = format.runners.length
  const rows = tableRows(runners, state.games)
  const left = gamesLeft(runners, state.games)
  const isAhead = comparison(format, rows, left)
  const rank = ranks(format, isAhead)
  return {
    rank,
    isAhead,
    stage: stages(format, state, rows, rank),
    points: rows.map(({ points }, runner) => [points, points + POINTS_OF_WIN * at(left, runner)]),
    goals: Array.from({ length: format.rounds }, (_, round) => roundGoals(state.games, round)),
  }
}

function gamesLeft(runners: number, games: readonly GroupGame[]): readonly number[] {
  const left = new Array<number>(runners).fill(0)
  for (const { home, away, score } of games) {
    if (score !== undefined) continue
    left[home] = at(left, home) + 1
    left[away] = at(left, away) + 1
  }
  return left
}

function comparison(
  { groups, tieBreakers }: SeasonFormat,
  rows: readonly TableRow[],
  left: readonly number[],
): SeasonOutlook['isAhead'] {
  const surely = (one: number, other: number) => {
    const [behind, games] = [rows[other], at(left, other)]
    const row = rows[one]
    if (!row || !behind) return false
    if (at(left, one) + games === 0) {
      const order = compareRows(row, behind, tieBreakers)
      return order < 0 || (order === 0 && isDrawnFirst(groups, one, other))
    }
    const lead = row.points - behind.points - POINTS_OF_WIN * games
    const winsLead = row.wins - behind.wins - games
    return lead > 0 || (lead === 0 && tieBreakers === 'wins' && winsLead > 0)
  }
  return (one, other) => (surely(one, other) ? true : surely(other, one) ? false : null)
}

/** What nothing else separates, the lot does. */
function isDrawnFirst(groups: SeasonFormat['groups'], one: number, other: number): boolean {
  return groups.some((group) => group.includes(one) && group.indexOf(one) < group.indexOf(other))
}

/** Of a runner without a group: the first and the last are equally possible. */
function ranks(
  { runners, groups }: SeasonFormat,
  isAhead: SeasonOutlook['isAhead'],
): readonly Range[] {
  const bounds = new Array<Range>(runners.length).fill([1, runners.length])
  for (const group of groups) {
    for (const runner of group) {
      const orders = group.filter((other) => other !== runner).map((each) => isAhead(runner, each))
      const ahead = orders.filter((isSurely) => isSurely === false).length
      const behind = orders.filter((isSurely) => isSurely === true).length
      bounds[runner] = [1 + ahead, group.length - behind]
    }
  }
  return bounds
}

function stages(
  format: SeasonFormat,
  { games, ties }: SeasonState,
  rows: readonly TableRow[],
  rank: readonly Range[],
): readonly Range[] {
  const { runners, groups, knockout, tieBreakers } = format
  const rounds = knockoutRounds(format)
  if (rounds === 0) return runners.map(() => [0, 0])
  const champion = rounds + 1
  const places = knockout / Math.max(1, groups.length)
  const areGroupsOver = games.every(({ score }) => score !== undefined)
  const qualified = areGroupsOver
    ? new Set(qualifiedRunners(groups, rows, knockout, tieBreakers))
    : null
  const entered = (runner: number): Range => {
    if (groups.length === 0) return [1, champion]
    if (qualified) return qualified.has(runner) ? [1, champion] : [0, 0]
    const [best, worst] = rank[runner] ?? [1, UNLIMITED]
    if (best > Math.ceil(places)) return [0, 0]
    return [worst <= Math.floor(places) ? 1 : 0, champion]
  }
  const bounds = runners.map((_, runner) => entered(runner))
  ties.forEach((ofRound, index) => {
    for (const { home, away, winner } of ofRound) {
      for (const side of [home, away]) bounds[side] = [index + 1, champion]
      if (winner === undefined) continue
      const loser = winner === home ? away : home
      bounds[loser] = [index + 1, index + 1]
      bounds[winner] = [index + 2, champion]
    }
  })
  return bounds
}

function roundGoals(games: readonly GroupGame[], round: number): RoundGoals {
  const ofRound = games.filter((game) => game.round === round)
  const scored = ofRound.reduce((sum, { score }) => sum + (score ? score[0] + score[1] : 0), 0)
  const isOver = ofRound.every(({ score }) => score !== undefined)
  // A goal of another game may still pass a line.
  const isVoid = isOver && ofRound.some(({ score }) => score === null)
  return { range: [scored, isOver && !isVoid ? scored : UNLIMITED], isVoid }
}

function at(values: readonly number[], index: number): number {
  const value = values[index]
  if (value === undefined) throw new RangeError(`no runner ${index}`)
  return value
}

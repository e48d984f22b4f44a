import { WINDOW_MINUTES } from '@caderneta/domain/markets/football/goal-log'
import type { FootballCounter } from '@caderneta/domain/markets/football-goals'
import {
  type Bounds,
  countersOf,
  type Range,
  type Rule,
  resultOf,
  sumsInRule,
} from '@caderneta/domain/markets/rule'
import { cellChance, codeAt, itemAt } from '../../item-at.ts'
import { fillPoisson } from '../../poisson.ts'
import type { WindowWay } from './window-law.ts'

/** The goals so far, and the law of those to come, by windows. */
export interface WindowOutlook {
  readonly law: readonly WindowWay[]
  readonly bounds: Bounds<FootballCounter>
}

/** True of a counter of goals in five minutes. */
export function isWindowCounter(counter: FootballCounter): boolean {
  return counter.startsWith('goals.from')
}

/** Most goals of a group that tables distinguish: more count as so many. */
const GOALS_MAX = 8

/** Windows of sides that count the same in every rule of a line. */
interface Group {
  readonly counters: readonly FootballCounter[]
  /** Its windows, by their position in the match, for each side. */
  readonly home: readonly number[]
  readonly away: readonly number[]
}

/** The groups of a line, each with a number of goals from 0 to `most`: a cell has one of each. */
interface Cells {
  readonly groups: readonly Group[]
  readonly most: number
  readonly size: number
}

/**
 * The chances of the selections of one line about goals in windows, from their rules alone: the
 * goals of each group of windows are independent Poisson counts in each way in which the match may
 * go on.
 */
export function windowLine(
  rules: readonly Rule<FootballCounter>[],
): (outlook: WindowOutlook) => readonly number[] {
  const groups = groupsOf(rules)
  const most = rules.every(asksForOneGoal) ? 1 : GOALS_MAX
  const cells: Cells = { groups, most, size: (most + 1) ** groups.length }
  const wins = rules.map((rule) => winsByCell(rule, cells))
  const chances = new Float64Array(cells.size)
  const ofWay = new Float64Array(cells.size)
  return (outlook) => {
    fillCells(chances.fill(0), ofWay, cells, outlook)
    return wins.map((ofRule) => {
      let sum = 0
      for (let cell = 0; cell < chances.length; cell += 1) {
        if (readCode(ofRule, cell) === 1) sum += read(chances, cell)
      }
      return Math.min(1, Math.max(0, sum))
    })
  }
}

/** True of a rule to which two goals of a group are as good as one. */
function asksForOneGoal(rule: Rule<FootballCounter>): boolean {
  switch (rule.op) {
    case 'all':
    case 'any':
      return rule.of.every(asksForOneGoal)
    case 'not':
      return asksForOneGoal(rule.of)
    case 'atLeast':
      return rule.n <= 1 && rule.of.every(([, factor]) => factor > 0)
    case 'equals':
      return rule.n === 0 && rule.of.every(([, factor]) => factor > 0)
    default:
      return false
  }
}

function groupsOf(rules: readonly Rule<FootballCounter>[]): readonly Group[] {
  const sums = rules.flatMap(sumsInRule)
  const all = [...new Set(rules.flatMap(countersOf))]
  const useOf = (counter: FootballCounter) =>
    sums.map((sum) => sum.find(([name]) => name === counter)?.[1]).join()
  return [...new Set(all.map(useOf))].map((use) => {
    const counters = all.filter((counter) => useOf(counter) === use)
    return {
      counters,
      home: windowsOf(counters, '.home'),
      away: windowsOf(counters, '.away'),
    }
  })
}

function windowsOf(counters: readonly FootballCounter[], side: string): readonly number[] {
  return counters
    .filter((counter) => counter.endsWith(side))
    .map((counter) => Number.parseInt(counter.slice('goals.from'.length), 10) / WINDOW_MINUTES)
}

/** 1 in each cell in which the rule wins. */
function winsByCell(rule: Rule<FootballCounter>, { groups, most }: Cells): Uint8Array {
  const size = most + 1
  const bounds: Partial<Record<FootballCounter, Range>> = {}
  for (const counter of groups.flatMap(({ counters }) => counters)) bounds[counter] = [0, 0]
  return Uint8Array.from({ length: size ** groups.length }, (_, cell) => {
    groups.forEach(({ counters }, i) => {
      const goals = Math.floor(cell / size ** i) % size
      bounds[itemAt(counters, 0)] = [goals, goals]
    })
    if (!knowsAll(bounds, rule)) throw new RangeError('a rule about other goals')
    return resultOf(rule, bounds) === 'win' ? 1 : 0
  })
}

/** A rule reads no other counters than its own. */
function knowsAll(
  bounds: Partial<Record<FootballCounter, Range>>,
  rule: Rule<FootballCounter>,
): bounds is Record<FootballCounter, Range> {
  return countersOf(rule).every((counter) => counter in bounds)
}

/** Bindings of this module: an imported function is slower in the innermost loops. */
const [read, readCode] = [cellChance, codeAt]

/** The goals of a line so far, and where the next ones lead. */
interface Scored {
  readonly most: number
  /** Of each group. */
  readonly known: readonly number[]
  /** Their cell. */
  readonly cell: number
  /** How much further the cell is with one more goal of each group, and with two. */
  readonly oneMore: readonly number[]
  readonly twoMore: readonly number[]
}

function scoredOf({ groups, most }: Cells, bounds: Bounds<FootballCounter>): Scored {
  const known = groups.map(({ counters }) =>
    Math.min(
      counters.reduce((sum, counter) => sum + bounds[counter][0], 0),
      most,
    ),
  )
  const further = (more: number) =>
    known.map((goals, i) => (Math.min(goals + more, most) - goals) * (most + 1) ** i)
  return {
    ...{ most, known },
    cell: known.reduce((cell, goals, i) => cell + goals * (most + 1) ** i, 0),
    oneMore: [...further(1), NOWHERE],
    twoMore: [...further(2), NOWHERE],
  }
}

/** A goal of no group leaves the cell as it is. */
const NOWHERE = 0

/** Adds the chance of each cell, way by way; these arrays are used for every price of a line. */
function fillCells(
  chances: Float64Array,
  ofWay: Float64Array,
  cells: Cells,
  { law, bounds }: WindowOutlook,
): void {
  const { groups } = cells
  const scored = scoredOf(cells, bounds)
  for (const way of law) {
    const home = groups.map((group) => meanOf(way.home, group.home))
    const away = groups.map((group) => meanOf(way.away, group.away))
    addCounts(ofWay.fill(0), scored, home, away)
    for (let cell = 0; cell < ofWay.length; cell += 1) {
      chances[cell] = read(chances, cell) + way.weight * read(ofWay, cell)
    }
    for (const { toCome, weight } of way.lowScores) {
      const atHome = placesOf(home, way.all[0], toCome[0])
      addPlaces(chances, scored, weight, atHome, placesOf(away, way.all[1], toCome[1]))
    }
  }
}

function meanOf(means: Float64Array, windows: readonly number[]): number {
  let sum = 0
  for (const window of windows) sum += read(means, window)
  return sum
}

/** Chances of the counts of one group: each call writes them again. */
const COUNTS = new Float64Array(GOALS_MAX + 1)

/** Fills in the chances of independent Poisson counts, which come on top of what is scored. */
function addCounts(
  cells: Float64Array,
  { known, most }: Scored,
  home: readonly number[],
  away: readonly number[],
): void {
  cells[0] = 1
  let filled = 1
  for (let i = 0; i < known.length; i += 1) {
    const scored = itemAt(known, i)
    fillPoisson(COUNTS, itemAt(home, i) + itemAt(away, i), most - scored)
    // From the highest count down: that of none is what the others are made from.
    for (let goals = most; goals >= 0; goals -= 1) {
      const chance = goals < scored ? 0 : read(COUNTS, goals - scored)
      for (let low = 0; low < filled; low += 1) {
        cells[goals * filled + low] = chance * read(cells, low)
      }
    }
    filled *= most + 1
  }
}

/** Where the only goal of a side is, if one comes: the chance of each group, and last of none. */
function placesOf(means: readonly number[], all: number, goals: number): readonly number[] {
  if (goals === 0) return [...means.map(() => 0), 1]
  const places = means.map((mean) => mean / all)
  return [...places, places.reduce((rest, chance) => rest - chance, 1)]
}

/** Adds a weight to the cells in which the goals to come may be. */
function addPlaces(
  chances: Float64Array,
  { cell, oneMore, twoMore }: Scored,
  weight: number,
  atHome: readonly number[],
  atAway: readonly number[],
): void {
  for (let home = 0; home < atHome.length; home += 1) {
    const ofHome = weight * itemAt(atHome, home)
    if (ofHome === 0) continue
    for (let away = 0; away < atAway.length; away += 1) {
      const further =
        home === away ? itemAt(twoMore, home) : itemAt(oneMore, home) + itemAt(oneMore, away)
      const target = cell + further
      chances[target] = read(chances, target) + ofHome * itemAt(atAway, away)
    }
  }
}

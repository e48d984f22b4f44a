import type { EventOrder, OrderRule } from '@caderneta/domain/markets/event-order'
import type { FootballCounter } from '@caderneta/domain/markets/football-goals'
import { orderRulesOf, type Rule } from '@caderneta/domain/markets/rule'
import { cellChance, classAt, codeAt, goalsAt } from '../../item-at.ts'
import type { GoalChances, LikelyScores } from './goal-chances.ts'
import { GRID_CELLS, goalsByCell } from './goal-grid.ts'
import { summed } from './market-classes.ts'
import { type FinalGoals, truthAtEnd } from './order-marks.ts'
import { type MarkShares, markShares } from './order-paths.ts'
import { RESULT_CODES, resultCodes } from './truth-table.ts'

/** Where a rule wins, over the scores of both halves. */
export interface RuleTable {
  /** What it says about the order of goals; null where it says nothing. */
  readonly order: OrderRule | null
  /** Where it wins if that holds, and if not; one table where it says nothing. */
  readonly ifTrue: Uint8Array
  readonly ifFalse: Uint8Array
}

/**
 * Null for a rule that does more than win or lose, or says more than one thing about the order of
 * goals.
 */
export function ruleTable(rule: Rule<FootballCounter>): RuleTable | null {
  const [order = null, ...others] = orderRulesOf(rule)
  if (others.length > 0) return null
  const ifTrue = resultCodes('halves', rule, order && true)
  const ifFalse = order ? resultCodes('halves', rule, false) : ifTrue
  const isPlain = [ifTrue, ifFalse].every((table) => table.every((code) => code <= WIN))
  return isPlain ? { order, ifTrue, ifFalse } : null
}

const WIN = RESULT_CODES.indexOf('win')

/** Chance that all rules of a set hold, the set as bits by position. */
export type JointChances = (rules: number) => number

/** Rules about the order of goals whose joint chances are worked out; each doubles the work. */
export const ORDER_RULES_MAX = 3

/** The rules about the order of goals in these tables, each once. */
export function orderRulesIn(tables: readonly RuleTable[]): readonly OrderRule[] {
  const byText = new Map(
    tables.flatMap(({ order }) => (order ? [[JSON.stringify(order), order] as const] : [])),
  )
  return [...byText.values()]
}

/** The joint chances of some rules at several moments with the same goals so far. */
export function jointChances(
  tables: readonly RuleTable[],
  outlooks: readonly GoalChances[],
  order: EventOrder,
): readonly JointChances[] {
  const held = heldRules(tables)
  const shares = markShares(orderRulesIn(tables), order)
  return outlooks.map((goals) => {
    const weights = setWeights(held, shares, goals)
    return (rules) => {
      let sum = 0
      for (let set = 0; set < weights.length; set += 1) {
        if ((set & rules) === rules) sum += read(weights, set)
      }
      return sum
    }
  })
}

/** Bindings of this module: imported functions are slower in the innermost loops. */
const [read, readCode, readClass] = [cellChance, codeAt, classAt]

const COLUMNS = GRID_CELLS.half2

/** The chance of each set of rules: that these hold, and no others. */
function setWeights(held: HeldRules, shares: MarkShares, goals: GoalChances): Float64Array {
  const [weights, scores] = [new Float64Array(held.count), goals.likely('halves')]
  // Nothing depends on the order of goals.
  if (held.sets === 1) return summed(scores, held.byTruths[0] ?? NO_RULES, weights)
  addMarked(weights, held, scores, shares)
  return weights
}

const NO_RULES = new Uint16Array()

function addMarked(
  weights: Float64Array,
  { byTruths, sets, known, byMark }: HeldRules,
  { cells, chances }: LikelyScores,
  shares: MarkShares,
): void {
  for (let i = 0; i < cells.length; i += 1) {
    const cell = readClass(cells, i)
    const row = Math.floor(cell / COLUMNS)
    const [table, from] = [shares(row), (cell - row * COLUMNS) * sets]
    for (let marks = 0; marks < sets; marks += 1) {
      const share = read(table, from + marks)
      if (share === 0) continue
      const truths = readCode(known, cell) | (marks & readCode(byMark, cell))
      const set = readClass(byTruths[truths] ?? NO_RULES, cell)
      weights[set] = read(weights, set) + read(chances, i) * share
    }
  }
}

/** Which rules hold in each cell, as bits. */
interface HeldRules {
  /** Of all sets of rules. */
  readonly count: number
  /** Sets of marks, one mark for each rule about the order of goals. */
  readonly sets: number
  /** By what is true of the order of goals. */
  readonly byTruths: readonly Uint16Array[]
  /** What a cell alone makes true of it, and what its marks make true. */
  readonly known: Uint8Array
  readonly byMark: Uint8Array
}

function heldRules(tables: readonly RuleTable[]): HeldRules {
  const orders = orderRulesIn(tables)
  const texts = orders.map((rule) => JSON.stringify(rule))
  const sets = 2 ** orders.length
  const byTruths = Array.from({ length: sets }, (_, truths) => {
    const held = new Uint16Array(GRID_CELLS.halves)
    tables.forEach(({ order, ifTrue, ifFalse }, i) => {
      const position = order === null ? 0 : texts.indexOf(JSON.stringify(order))
      addTable(held, (truths & (1 << position)) === 0 ? ifFalse : ifTrue, i)
    })
    return held
  })
  return { count: 2 ** tables.length, sets, byTruths, ...truthsByCell(orders) }
}

function addTable(held: Uint16Array, table: Uint8Array, position: number): void {
  for (let cell = 0; cell < held.length; cell += 1) {
    held[cell] = readClass(held, cell) | (readCode(table, cell) << position)
  }
}

/** What the goals of each cell make true of the order, and where the marks decide; as bits. */
function truthsByCell(orders: readonly OrderRule[]) {
  const [known, byMark] = [new Uint8Array(GRID_CELLS.halves), new Uint8Array(GRID_CELLS.halves)]
  orders.forEach((rule, i) => {
    if (rule.op !== 'comeback' && rule.by !== 'none') {
      addEverywhere(byMark, 1 << i)
      return
    }
    for (let cell = 0; cell < GRID_CELLS.halves; cell += 1) {
      const truth = truthAtEnd(rule, goalsAtEnd(cell))
      if (truth === null) byMark[cell] = readCode(byMark, cell) | (1 << i)
      else if (truth) known[cell] = readCode(known, cell) | (1 << i)
    }
  })
  return { known, byMark }
}

function addEverywhere(codes: Uint8Array, bit: number): void {
  for (let cell = 0; cell < codes.length; cell += 1) codes[cell] = readCode(codes, cell) | bit
}

const { home: HOME, away: AWAY } = goalsByCell('half1', 'half1')

function goalsAtEnd(cell: number): FinalGoals {
  return {
    half1: halfGoals(Math.floor(cell / GRID_CELLS.half2)),
    half2: halfGoals(cell % GRID_CELLS.half2),
  }
}

function halfGoals(cell: number) {
  return { home: goalsAt(HOME, cell), away: goalsAt(AWAY, cell) }
}

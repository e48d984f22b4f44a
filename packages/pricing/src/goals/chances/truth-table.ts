import type { SelectionResult } from '@caderneta/domain/markets/market/market'
import {
  lineResult,
  type Predicate,
  type Rule,
  type Sum,
} from '@caderneta/domain/markets/rule/rule'
import type { FootballCounter } from '@caderneta/domain/markets/sports/football/football-goals'
import { codeAt, goalsAt, itemAt } from '../../chances/item-at.ts'
import { type GoalSpan, GRID_CELLS, type GridKind, goalsByCell } from './goal-grid.ts'

/** Results by their code in a table. */
export const RESULT_CODES = [
  'lose',
  'win',
  'void',
  'half_win',
  'half_lose',
] as const satisfies readonly SelectionResult[]

const CODE = { lose: 0, win: 1, void: 2, half_win: 3, half_lose: 4 } as const satisfies Readonly<
  Record<SelectionResult, number>
>

/** A counter of goals of a half or of the match; null for one that no grid knows. */
export function goalCounter(
  counter: FootballCounter,
): { readonly span: GoalSpan; readonly side: 'home' | 'away' } | null {
  const [, span = '', side] = counter.split('.')
  if (span !== 'half1' && span !== 'half2' && span !== 'match') return null
  return { span, side: side === 'home' ? 'home' : 'away' }
}

/**
 * The code of a rule's result in each cell of a grid; `order` says whether what it says about the
 * order of goals holds. Throws where it says something about it and `order` is null.
 */
export function resultCodes(
  grid: GridKind,
  rule: Rule<FootballCounter>,
  order: boolean | null,
): Uint8Array {
  if (rule.op !== 'beats') return truths(grid, rule, order)
  return codesBySum(sumByCell(grid, rule.of), (sum) => CODE[lineResult(sum - rule.line)])
}

/** 1 in each cell in which a predicate holds. */
function truths(
  grid: GridKind,
  predicate: Predicate<FootballCounter>,
  order: boolean | null,
): Uint8Array {
  switch (predicate.op) {
    case 'atLeast':
      return truthsOf(sumByCell(grid, predicate.of), (sum) => sum >= predicate.n)
    case 'equals':
      return truthsOf(sumByCell(grid, predicate.of), (sum) => sum === predicate.n)
    case 'odd':
      return truthsOf(sumByCell(grid, predicate.of), (sum) => sum % 2 !== 0)
    case 'not':
      return truths(grid, predicate.of, order).map((isTrue) => 1 - isTrue)
    case 'all':
      return joined(tablesOf(grid, predicate.of, order), (one, other) => one & other)
    case 'any':
      return joined(tablesOf(grid, predicate.of, order), (one, other) => one | other)
    default:
      if (order === null) throw new RangeError(`no cell knows the order of goals: ${predicate.op}`)
      return new Uint8Array(GRID_CELLS[grid]).fill(order ? 1 : 0)
  }
}

function truthsOf(sums: Int8Array, isTrue: (sum: number) => boolean): Uint8Array {
  return codesBySum(sums, (sum) => (isTrue(sum) ? 1 : 0))
}

/** Few sums are different: the code of each is found once, not in each of thousands of cells. */
function codesBySum(sums: Int8Array, codeOf: (sum: number) => number): Uint8Array {
  const known = new Uint8Array(256)
  const codes = new Uint8Array(sums.length)
  for (let cell = 0; cell < sums.length; cell += 1) {
    const sum = readGoals(sums, cell)
    const at = sum + 128
    if (readCode(known, at) === 0) known[at] = 1 + codeOf(sum)
    codes[cell] = readCode(known, at) - 1
  }
  return codes
}

function tablesOf(
  grid: GridKind,
  parts: readonly Predicate<FootballCounter>[],
  order: boolean | null,
): readonly Uint8Array[] {
  return parts.map((part) => truths(grid, part, order))
}

function joined(
  tables: readonly Uint8Array[],
  join: (one: number, other: number) => number,
): Uint8Array {
  const all = itemAt(tables, 0).slice()
  for (const table of tables.slice(1)) {
    for (let cell = 0; cell < all.length; cell += 1) {
      all[cell] = join(readCode(all, cell), readCode(table, cell))
    }
  }
  return all
}

/** Bindings of this module: an imported function is slower in the innermost loops. */
const [readCode, readGoals] = [codeAt, goalsAt]

/** The few sums that hundreds of rules are about, each added up once. */
const knownSums = new Map<string, Int8Array>()

function sumByCell(grid: GridKind, sum: Sum<FootballCounter>): Int8Array {
  const name = `${grid} ${JSON.stringify(sum)}`
  const sums = knownSums.get(name) ?? addedUp(grid, sum)
  knownSums.set(name, sums)
  return sums
}

function addedUp(grid: GridKind, sum: Sum<FootballCounter>): Int8Array {
  const sums = new Int8Array(GRID_CELLS[grid])
  for (const [counter, factor] of sum) {
    const known = goalCounter(counter)
    if (known === null) throw new RangeError(`no cell of scores knows ${counter}`)
    const goals = goalsByCell(grid, known.span)[known.side]
    for (let cell = 0; cell < sums.length; cell += 1) {
      sums[cell] = readGoals(sums, cell) + factor * readGoals(goals, cell)
    }
  }
  return sums
}

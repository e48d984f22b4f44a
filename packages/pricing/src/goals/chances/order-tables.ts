import type { EventOrder, OrderRule } from '@caderneta/domain/markets/rule/event-order'
import { orderRulesOf, type Rule } from '@caderneta/domain/markets/rule/rule'
import type { FootballCounter } from '@caderneta/domain/markets/sports/football/football-goals'
import { cellChance, classAt, codeAt, itemAt } from '../../chances/item-at.ts'
import { once, remembered } from '../../chances/once.ts'
import type { LikelyScores } from './goal-chances.ts'
import { GRID_CELLS, HALF_GOALS_MAX } from './goal-grid.ts'
import { cellClasses, summed } from './market-classes.ts'
import { goalsIn, type OrderShares, orderSharesIn } from './order-chance.ts'
import { resultCodes } from './truth-table.ts'

/** The selections of one line of rules that each say one thing about the order of goals. */
interface OrderLine {
  /** The rules about the order, each once. */
  readonly orders: readonly OrderRule[]
  /** Cells in which all selections have the same results are one class. */
  readonly classes: Uint16Array
  /** Of the classes, and of each with each of the rules; each price writes them again. */
  readonly weights: Float64Array
  readonly held: readonly Float64Array[]
  /** In the order of the selections. */
  readonly selections: readonly {
    /** Of its rule in `orders`. */
    readonly place: number
    /** 1 in each class in which it wins if its rule about the order holds, and if not. */
    readonly ifTrue: Uint8Array
    readonly ifFalse: Uint8Array
  }[]
}

/** Rules that say the same are one object: their shares are worked out once. */
const ruleByText = new Map<string, OrderRule>()

/** Throws on a rule that says more than one thing about the order: no market has one. */
function orderOf(rule: Rule<FootballCounter>): OrderRule {
  const [order, ...others] = orderRulesOf(rule)
  if (order === undefined || others.length > 0) {
    throw new RangeError('a rule about the order of goals is about one goal')
  }
  const text = JSON.stringify(order)
  const known = ruleByText.get(text) ?? order
  ruleByText.set(text, known)
  return known
}

export function orderLine(rules: readonly Rule<FootballCounter>[]): OrderLine {
  const orders = [...new Set(rules.map(orderOf))]
  const tables = rules.flatMap((rule) => [
    resultCodes('halves', rule, true),
    resultCodes('halves', rule, false),
  ])
  const { classes, count, codes } = cellClasses(tables)
  const selections = rules.map((rule, i) => ({
    place: orders.indexOf(orderOf(rule)),
    ifTrue: itemAt(codes, 2 * i),
    ifFalse: itemAt(codes, 2 * i + 1),
  }))
  const weights = new Float64Array(count)
  return { orders, classes, weights, held: orders.map(() => weights.slice()), selections }
}

/** The scores of both halves, and those scores together with a rule about the order of goals. */
export interface OrderOutlook {
  readonly scores: LikelyScores
  readonly heldWith: (rule: OrderRule) => LikelyScores
  /** The chance of all of these scores, and that the rule holds whatever the score is. */
  readonly any: () => number
  readonly anyWith: (rule: OrderRule) => number
}

export function orderOutlook(scores: LikelyScores, order: EventOrder): OrderOutlook {
  const sharesOf = orderSharesIn(order)
  const rows = once(() => scoreRows(scores))
  const byGoals = once(() => sumsByGoals(scores, rows()))
  return {
    scores,
    heldWith: (rule) => scoresWith(scores, sharesOf(rule)),
    any: once(() => rows().reduce((sum, { chance }) => sum + chance, 0)),
    anyWith: remembered((rule: OrderRule) =>
      chanceWith({ scores, rows: rows(), byGoals }, sharesOf(rule)),
    ),
  }
}

/** Bindings of this module: imported functions are slower in the innermost loops. */
const [read, readCode, readClass] = [cellChance, codeAt, classAt]

const COLUMNS = GRID_CELLS.half2
/** Of both sides in one half. */
const GOALS_SIZE = 2 * HALF_GOALS_MAX + 1

function scoresWith({ cells, chances }: LikelyScores, { after }: OrderShares): LikelyScores {
  const held = new Float64Array(cells.length)
  let row = -1
  let ofRow: Float64Array | number = 0
  for (let i = 0; i < cells.length; i += 1) {
    const cell = readClass(cells, i)
    if (cell >= (row + 1) * COLUMNS) {
      row = Math.floor(cell / COLUMNS)
      ofRow = after(row)
    }
    const share = typeof ofRow === 'number' ? ofRow : read(ofRow, cell - row * COLUMNS)
    held[i] = read(chances, i) * share
  }
  return { cells, chances: held }
}

/** The scores with the same first half, in the order of the cells. */
interface ScoreRow {
  readonly half1: number
  /** Goals of both sides in the first half. */
  readonly goals: number
  readonly from: number
  readonly to: number
  readonly chance: number
}

function scoreRows({ cells, chances }: LikelyScores): readonly ScoreRow[] {
  const rows: ScoreRow[] = []
  for (let from = 0; from < cells.length; ) {
    const half1 = Math.floor(readClass(cells, from) / COLUMNS)
    let [to, chance] = [from, 0]
    for (; to < cells.length && readClass(cells, to) < (half1 + 1) * COLUMNS; to += 1) {
      chance += read(chances, to)
    }
    rows.push({ half1, goals: goalsIn(half1), from, to, chance })
    from = to
  }
  return rows
}

/** Chances by cell of the second half, after first halves with as many goals: a row for each. */
function sumsByGoals({ cells, chances }: LikelyScores, rows: readonly ScoreRow[]): Float64Array {
  const sums = new Float64Array(GOALS_SIZE * COLUMNS)
  for (const { half1, goals, from, to } of rows) {
    const shift = (goals - half1) * COLUMNS
    for (let i = from; i < to; i += 1) {
      const at = readClass(cells, i) + shift
      sums[at] = read(sums, at) + read(chances, i)
    }
  }
  return sums
}

interface OrderSums {
  readonly scores: LikelyScores
  readonly rows: readonly ScoreRow[]
  readonly byGoals: () => Float64Array
}

function chanceWith(sums: OrderSums, { after, byGoals }: OrderShares): number {
  if (byGoals) return chanceByGoals(sums, byGoals)
  let sum = 0
  for (const row of sums.rows) {
    const ofRow = after(row.half1)
    sum += typeof ofRow === 'number' ? row.chance * ofRow : chanceInRow(sums.scores, row, ofRow)
  }
  return sum
}

function chanceByGoals(
  { rows, byGoals }: OrderSums,
  { first, afterGoals }: NonNullable<OrderShares['byGoals']>,
): number {
  const shares: (Float64Array | null)[] = []
  for (let goals = 0; goals < GOALS_SIZE; goals += 1) shares.push(afterGoals(goals))
  let sum = 0
  for (const { half1, goals, chance } of rows) {
    if (shares[goals] === null) sum += chance * read(first, half1)
  }
  for (const [goals, ofGoals] of shares.entries()) {
    if (ofGoals !== null) sum += chanceAfter(byGoals(), goals, ofGoals)
  }
  return sum
}

function chanceInRow(
  { cells, chances }: LikelyScores,
  { half1, from, to }: ScoreRow,
  shares: Float64Array,
): number {
  const before = half1 * COLUMNS
  let sum = 0
  for (let i = from; i < to; i += 1) {
    sum += read(chances, i) * read(shares, readClass(cells, i) - before)
  }
  return sum
}

function chanceAfter(byGoals: Float64Array, goals: number, shares: Float64Array): number {
  let sum = 0
  for (let cell = 0; cell < COLUMNS; cell += 1) {
    sum += read(byGoals, goals * COLUMNS + cell) * read(shares, cell)
  }
  return sum
}

/** Writes the chances of the classes; most lines are about the order alone and have one. */
function weigh({ orders, classes, weights, held }: OrderLine, outlook: OrderOutlook): void {
  if (weights.length === 1) {
    weights[0] = outlook.any()
    orders.forEach((rule, i) => {
      itemAt(held, i)[0] = outlook.anyWith(rule)
    })
    return
  }
  summed(outlook.scores, classes, weights)
  orders.forEach((rule, i) => {
    summed(outlook.heldWith(rule), classes, itemAt(held, i))
  })
}

/** Chance of each selection. */
export function chancesOfOrder(line: OrderLine, outlook: OrderOutlook): readonly number[] {
  weigh(line, outlook)
  const { weights, held, selections } = line
  return selections.map(({ place, ifTrue, ifFalse }) => {
    const holds = itemAt(held, place)
    let sum = 0
    for (let number = 0; number < weights.length; number += 1) {
      const ofTrue = read(holds, number)
      sum += readCode(ifTrue, number) * ofTrue
      sum += readCode(ifFalse, number) * (read(weights, number) - ofTrue)
    }
    return sum
  })
}

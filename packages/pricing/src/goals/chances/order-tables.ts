import type { EventOrder, OrderRule } from '@caderneta/domain/markets/rule/event-order'
import { orderRulesOf, type Rule } from '@caderneta/domain/markets/rule/rule'
import type { FootballCounter } from '@caderneta/domain/markets/sports/football/football-goals'
import { cellChance, classAt, codeAt, itemAt } from '../../chances/item-at.ts'
import { once, remembered } from '../../chances/once.ts'
import type { LikelyScores } from './goal-chances.ts'
import { GRID_CELLS } from './goal-grid.ts'
import { cellClasses, summed } from './market-classes.ts'
import { type OrderShares, orderSharesIn } from './order-chance.ts'
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
  return {
    scores,
    heldWith: (rule) => scoresWith(scores, sharesOf(rule)),
    any: once(() => rows().reduce((sum, { chance }) => sum + chance, 0)),
    anyWith: remembered((rule: OrderRule) => chanceWith(scores, rows(), sharesOf(rule))),
  }
}

/** Bindings of this module: imported functions are slower in the innermost loops. */
const [read, readCode, readClass] = [cellChance, codeAt, classAt]

const COLUMNS = GRID_CELLS.half2

function scoresWith({ cells, chances }: LikelyScores, sharesOf: OrderShares): LikelyScores {
  const held = new Float64Array(cells.length)
  let row = -1
  let ofRow: Float64Array | number = 0
  for (let i = 0; i < cells.length; i += 1) {
    const cell = readClass(cells, i)
    if (cell >= (row + 1) * COLUMNS) {
      row = Math.floor(cell / COLUMNS)
      ofRow = sharesOf(row)
    }
    const share = typeof ofRow === 'number' ? ofRow : read(ofRow, cell - row * COLUMNS)
    held[i] = read(chances, i) * share
  }
  return { cells, chances: held }
}

/** The scores with the same first half, in the order of the cells. */
interface ScoreRow {
  readonly half1: number
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
    rows.push({ half1, from, to, chance })
    from = to
  }
  return rows
}

function chanceWith(
  { cells, chances }: LikelyScores,
  rows: readonly ScoreRow[],
  sharesOf: OrderShares,
): number {
  let sum = 0
  for (const { half1, from, to, chance } of rows) {
    const ofRow = sharesOf(half1)
    if (typeof ofRow === 'number') {
      sum += chance * ofRow
      continue
    }
    const before = half1 * COLUMNS
    for (let i = from; i < to; i += 1) {
      sum += read(chances, i) * read(ofRow, readClass(cells, i) - before)
    }
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

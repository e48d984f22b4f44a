import type { EventOrder, OrderRule } from '@caderneta/domain/markets/rule/event-order'
import { orderRulesOf, type Rule } from '@caderneta/domain/markets/rule/rule'
import type { FootballCounter } from '@caderneta/domain/markets/sports/football/football-goals'
import { cellChance, classAt, codeAt, itemAt } from '../../chances/item-at.ts'
import { remembered } from '../../chances/once.ts'
import type { LikelyScores } from './goal-chances.ts'
import { GRID_CELLS } from './goal-grid.ts'
import { cellClasses, summed } from './market-classes.ts'
import { type OrderShares, orderShares } from './order-chance.ts'
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
}

export function orderOutlook(scores: LikelyScores, order: EventOrder): OrderOutlook {
  return {
    scores,
    heldWith: remembered((rule: OrderRule) => scoresWith(scores, orderShares(rule, order))),
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

/** Chance of each selection. */
export function chancesOfOrder(
  { orders, classes, weights, held, selections }: OrderLine,
  { scores, heldWith }: OrderOutlook,
): readonly number[] {
  summed(scores, classes, weights)
  orders.forEach((rule, i) => {
    summed(heldWith(rule), classes, itemAt(held, i))
  })
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

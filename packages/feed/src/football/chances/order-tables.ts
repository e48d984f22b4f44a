import type { EventOrder, OrderRule } from '@caderneta/domain/markets/event-order'
import type { FootballCounter } from '@caderneta/domain/markets/football-goals'
import { orderRulesOf, type Rule } from '@caderneta/domain/markets/rule'
import { chanceAt } from '../../item-at.ts'
import type { GoalChances } from './goal-chances.ts'
import { goalsByCell } from './goal-grid.ts'
import { type HalfScores, orderChance } from './order-chance.ts'
import { resultCodes } from './truth-table.ts'

/**
 * A rule that says one thing about the order of goals, over the scores of both halves: where it
 * wins if that holds, and where it wins if not.
 */
interface OrderTable {
  readonly order: OrderRule
  readonly ifTrue: Uint8Array
  readonly ifFalse: Uint8Array
}

/** Throws on a rule that says more than one thing about the order: no market has one. */
export function orderTable(rule: Rule<FootballCounter>): OrderTable {
  const [order, ...others] = orderRulesOf(rule)
  if (order === undefined || others.length > 0) {
    throw new RangeError('a rule about the order of goals is about one goal')
  }
  return {
    order,
    ifTrue: resultCodes('halves', rule, true),
    ifFalse: resultCodes('halves', rule, false),
  }
}

/** Chance of each rule, from those of the scores of both halves and the goals so far. */
export function chancesOfOrder(
  tables: readonly OrderTable[],
  { cells, chances }: ReturnType<GoalChances['ofHalves']>,
  order: EventOrder,
): readonly number[] {
  const sums = new Float64Array(tables.length)
  cells.forEach((cell, i) => {
    const [chance, end] = [chanceAt(chances, i), scoresAt(cell)]
    tables.forEach((table, place) => {
      sums[place] = chanceAt(sums, place) + chance * shareOf(table, cell, order, end)
    })
  })
  return [...sums]
}

function shareOf(table: OrderTable, cell: number, order: EventOrder, end: HalfScores): number {
  const [ifTrue, ifFalse] = [chanceAt(table.ifTrue, cell), chanceAt(table.ifFalse, cell)]
  if (ifTrue === ifFalse) return ifTrue
  const holds = orderChance(table.order, order, end)
  return ifTrue === 1 ? holds : 1 - holds
}

const [HALF1, HALF2] = [goalsByCell('halves', 'half1'), goalsByCell('halves', 'half2')]

function scoresAt(cell: number): HalfScores {
  return {
    half1: { home: chanceAt(HALF1.home, cell), away: chanceAt(HALF1.away, cell) },
    half2: { home: chanceAt(HALF2.home, cell), away: chanceAt(HALF2.away, cell) },
  }
}

import type { EventOrder, OrderRule } from '@caderneta/domain/markets/event-order'
import type { FootballCounter } from '@caderneta/domain/markets/football-goals'
import { orderRulesOf, type Rule } from '@caderneta/domain/markets/rule'
import { chanceAt } from '../../item-at.ts'
import type { GoalChances } from './goal-chances.ts'
import { goalsByCell } from './goal-grid.ts'
import { orderChance } from './order-chance.ts'
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
  halves: ReturnType<GoalChances['ofHalves']>,
  order: EventOrder,
): readonly number[] {
  return tables.map((table) => chanceOf(table, halves, orderChance(table.order, order)))
}

/** The innermost loop of these prices: cells are read by their digits, nothing is allocated. */
function chanceOf(
  { ifTrue, ifFalse }: OrderTable,
  { cells, chances }: ReturnType<GoalChances['ofHalves']>,
  holds: ReturnType<typeof orderChance>,
): number {
  let sum = 0
  for (let i = 0; i < cells.length; i += 1) {
    const cell = chanceAt(cells, i)
    const [wins, winsElse] = [chanceAt(ifTrue, cell), chanceAt(ifFalse, cell)]
    if (wins === winsElse) {
      sum += wins * chanceAt(chances, i)
    } else {
      const share = holds(
        chanceAt(HALF1.home, cell),
        chanceAt(HALF1.away, cell),
        chanceAt(HALF2.home, cell),
        chanceAt(HALF2.away, cell),
      )
      sum += (wins === 1 ? share : 1 - share) * chanceAt(chances, i)
    }
  }
  return sum
}

const [HALF1, HALF2] = [goalsByCell('halves', 'half1'), goalsByCell('halves', 'half2')]

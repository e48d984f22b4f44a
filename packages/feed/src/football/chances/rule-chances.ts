import type { EventOrder } from '@caderneta/domain/markets/event-order'
import type { FootballCounter } from '@caderneta/domain/markets/football-goals'
import { orderRulesOf, type Rule } from '@caderneta/domain/markets/rule'
import { once } from '../../contest/once.ts'
import { itemAt } from '../../item-at.ts'
import type { GoalChances } from './goal-chances.ts'
import { classChances } from './market-classes.ts'
import { chancesOfOrder, orderTable } from './order-tables.ts'

/** What prices follow from at one moment of a match. */
interface MatchOutlook {
  readonly goals: GoalChances
  /** The goals so far, in order. */
  readonly order: EventOrder
}

/** Where the selections of one line are in the list of all. */
interface Line {
  readonly positions: readonly number[]
}

/**
 * Chances of all selections of a sheet, in its order, from their rules alone: so no two markets of
 * a game ever contradict each other, and a new market needs nothing here. Rules are laid over the
 * grids once, line by line, when the first match is priced.
 */
export function ruleChances(
  rules: readonly Rule<FootballCounter>[],
  lines: readonly Line[],
): (outlook: MatchOutlook) => Float64Array {
  const evaluators = once(() =>
    lines.map(({ positions }) => lineChances(positions.map((position) => itemAt(rules, position)))),
  )
  return (outlook) => {
    const chances = new Float64Array(rules.length)
    evaluators().forEach((chancesIn, i) => {
      const ofLine = chancesIn(outlook)
      itemAt(lines, i).positions.forEach((position, place) => {
        chances[position] = itemAt(ofLine, place)
      })
    })
    return chances
  }
}

type LineChances = (outlook: MatchOutlook) => readonly number[]

function lineChances(rules: readonly Rule<FootballCounter>[]): LineChances {
  if (rules.some((rule) => orderRulesOf(rule).length > 0)) {
    const tables = rules.map(orderTable)
    return ({ goals, order }) => chancesOfOrder(tables, goals.ofHalves(), order)
  }
  const chancesIn = classChances(rules)
  return ({ goals }) => chancesIn(goals)
}

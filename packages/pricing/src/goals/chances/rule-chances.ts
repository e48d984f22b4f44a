import type { EventOrder } from '@caderneta/domain/markets/rule/event-order'
import { orderRulesOf, type Rule } from '@caderneta/domain/markets/rule/rule'
import type { FootballCounter } from '@caderneta/domain/markets/sports/football/football-goals'
import { EVERY } from '../../chances/every.ts'
import { itemAt } from '../../chances/item-at.ts'
import { once } from '../../chances/once.ts'
import type { GoalChances } from './goal-chances.ts'
import { classChances } from './market-classes.ts'
import { chancesOfOrder, type OrderOutlook, orderLine, orderOutlook } from './order-tables.ts'
import { isAboutWindows, type WindowLaw, windowLine } from './window-line.ts'

/** What prices follow from at one moment of a match. */
interface MatchOutlook {
  readonly goals: GoalChances
  /** The goals so far, in order. */
  readonly order: EventOrder
  readonly windows: WindowLaw
}

/** Where the selections of one line are in the list of all. */
interface Line {
  readonly positions: readonly number[]
}

/** The selections of a sheet, in its order, from their rules alone. */
interface RuleChances {
  /** Lines that are not wanted have no chances: zero. */
  readonly chancesIn: (outlook: MatchOutlook, isWanted?: (line: number) => boolean) => Float64Array
  /**
   * Positions of the selections of which all scores that are possible have the same result; none of
   * those about the order or the minutes of goals.
   */
  readonly sureIn: (goals: GoalChances) => ReadonlySet<number>
}

/**
 * No two markets of a game ever contradict each other, and a new market needs nothing here. Rules
 * are laid over the grids once, line by line, when the first match is priced.
 */
export function ruleChances(
  rules: readonly Rule<FootballCounter>[],
  lines: readonly Line[],
): RuleChances {
  const evaluators = once(() =>
    lines.map(({ positions }) => lineChances(positions.map((position) => itemAt(rules, position)))),
  )
  return {
    chancesIn: ({ goals, order, windows }, isWanted = EVERY) => {
      const chances = new Float64Array(rules.length)
      const ordered = once(() => orderOutlook(goals.likely('halves'), order))
      evaluators().forEach(({ chancesIn }, i) => {
        if (!isWanted(i)) return
        const ofLine = chancesIn({ goals, ordered, windows })
        itemAt(lines, i).positions.forEach((position, place) => {
          chances[position] = itemAt(ofLine, place)
        })
      })
      return chances
    },
    sureIn: (goals) =>
      new Set(
        evaluators().flatMap(({ areSureIn }, i) => {
          const areSure = areSureIn(goals)
          return itemAt(lines, i).positions.filter((_, place) => areSure[place] === true)
        }),
      ),
  }
}

/** What a line is priced from. */
interface LineOutlook {
  readonly goals: GoalChances
  readonly ordered: () => OrderOutlook
  readonly windows: WindowLaw
}

interface LineChances {
  readonly chancesIn: (outlook: LineOutlook) => readonly number[]
  readonly areSureIn: (goals: GoalChances) => readonly boolean[]
}

function lineChances(rules: readonly Rule<FootballCounter>[]): LineChances {
  if (rules.some((rule) => orderRulesOf(rule).length > 0)) {
    const line = orderLine(rules)
    return {
      chancesIn: ({ ordered }) => chancesOfOrder(line, ordered()),
      areSureIn: () => [],
    }
  }
  if (isAboutWindows(rules)) {
    const line = windowLine(rules)
    return { chancesIn: ({ windows }) => line(windows), areSureIn: () => [] }
  }
  const { chancesIn, areSureIn } = classChances(rules)
  return { chancesIn: ({ goals }) => chancesIn(goals), areSureIn }
}

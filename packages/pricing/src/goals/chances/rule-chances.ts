import type { EventOrder } from '@caderneta/domain/markets/rule/event-order'
import { orderRulesOf, type Rule } from '@caderneta/domain/markets/rule/rule'
import type { FootballCounter } from '@caderneta/domain/markets/sports/football/football-goals'
import { EVERY } from '../../chances/every.ts'
import { itemAt } from '../../chances/item-at.ts'
import { once } from '../../chances/once.ts'
import type { GoalChances } from './goal-chances.ts'
import { chancesOfOrder, type OrderOutlook, orderLine, orderOutlook } from './order-tables.ts'
import { type ScoreSums, scoreLines } from './score-lines.ts'
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
  const made = once(() => {
    const rulesByLine = lines.map(({ positions }) => positions.map((at) => itemAt(rules, at)))
    const scores = scoreLines(rulesByLine.filter(isAboutScores))
    return { scores, evaluators: rulesByLine.map((ofLine) => lineChances(ofLine, scores)) }
  })
  return {
    chancesIn: ({ goals, order, windows }, isWanted = EVERY) => {
      const chances = new Float64Array(rules.length)
      const { scores, evaluators } = made()
      const ordered = once(() => orderOutlook(goals.likely('halves'), order))
      const outlook = { sums: scores.sumsIn(goals), ordered, windows }
      evaluators.forEach(({ chancesIn }, i) => {
        if (!isWanted(i)) return
        const ofLine = chancesIn(outlook)
        itemAt(lines, i).positions.forEach((position, place) => {
          chances[position] = itemAt(ofLine, place)
        })
      })
      return chances
    },
    sureIn: (goals) => {
      const { scores, evaluators } = made()
      const sums = scores.sumsIn(goals)
      return new Set(
        evaluators.flatMap(({ areSureIn }, i) => {
          const areSure = areSureIn(sums)
          return itemAt(lines, i).positions.filter((_, place) => areSure[place] === true)
        }),
      )
    },
  }
}

/** What a line is priced from. */
interface LineOutlook {
  readonly sums: ScoreSums
  readonly ordered: () => OrderOutlook
  readonly windows: WindowLaw
}

interface LineChances {
  readonly chancesIn: (outlook: LineOutlook) => readonly number[]
  readonly areSureIn: (sums: ScoreSums) => readonly boolean[]
}

type GoalRules = readonly Rule<FootballCounter>[]

function isAboutOrder(rules: GoalRules): boolean {
  return rules.some((rule) => orderRulesOf(rule).length > 0)
}

function isAboutScores(rules: GoalRules): boolean {
  return !isAboutOrder(rules) && !isAboutWindows(rules)
}

function lineChances(rules: GoalRules, scores: ReturnType<typeof scoreLines>): LineChances {
  if (isAboutOrder(rules)) {
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
  const { chancesIn, areSureIn } = scores.lineOf(rules)
  return { chancesIn: ({ sums }) => chancesIn(sums), areSureIn }
}

import { FOOTBALL_SELECTIONS } from '@caderneta/domain/markets/football'
import { BUILDER_BOOKS } from '@caderneta/domain/markets/football/builder-books'
import type { GoalLaw } from '../goal-law.ts'
import {
  type JointChances,
  jointChances,
  ORDER_RULES_MAX,
  orderRulesIn,
  type RuleTable,
  ruleTable,
} from './chances/joint-chances.ts'
import { lawOutlook } from './law-outlook.ts'

/**
 * Chances that selections of one match all win, from the law of its goals: of any of them, as bits
 * by position. The higher one where the law holds for a while. Null where a selection is in no
 * market that a bet of several parts may contain, or where the order of too many goals matters.
 */
export function builderChances(law: GoalLaw, indexes: readonly number[]): JointChances | null {
  const tables = indexes.map(tableOf).filter((table) => table !== null)
  if (tables.length < indexes.length) return null
  if (orderRulesIn(tables).length > ORDER_RULES_MAX) return null
  const { goals, order } = outlookOf(law)
  const atEachTime = jointChances(tables, goals, order)
  return (rules) => Math.max(...atEachTime.map((chanceOf) => chanceOf(rules)))
}

const RULES = new Map(
  FOOTBALL_SELECTIONS.filter(({ index }) => BUILDER_BOOKS.has(index)).map(
    ({ index, rule }) => [index, rule] as const,
  ),
)

const knownTables = new Map<number, RuleTable | null>()

/** Rules are laid over the scores when they are first needed. */
function tableOf(index: number): RuleTable | null {
  const known = knownTables.get(index)
  if (known !== undefined) return known
  const rule = RULES.get(index)
  const made = rule === undefined ? null : ruleTable(rule)
  if (rule !== undefined) knownTables.set(index, made)
  return made
}

/** Laws whose chances are remembered: of the matches that bets are being built on. */
const LAWS_MAX = 32

const knownOutlooks = new Map<GoalLaw, ReturnType<typeof lawOutlook>>()

/** A law is asked about many bets. */
function outlookOf(law: GoalLaw): ReturnType<typeof lawOutlook> {
  const known = knownOutlooks.get(law)
  if (known) return known
  const [oldest] = knownOutlooks.keys()
  if (oldest && knownOutlooks.size >= LAWS_MAX) knownOutlooks.delete(oldest)
  const made = lawOutlook(law)
  knownOutlooks.set(law, made)
  return made
}

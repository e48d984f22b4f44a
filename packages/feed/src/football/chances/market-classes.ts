import type { FootballCounter } from '@caderneta/domain/markets/football-goals'
import { countersOf, type Rule } from '@caderneta/domain/markets/rule'
import { cellChance, classAt, codeAt, itemAt } from '../../item-at.ts'
import type { GoalChances, LikelyScores } from './goal-chances.ts'
import { type GoalSpan, gridOf } from './goal-grid.ts'
import { goalCounter, resultCodes } from './truth-table.ts'

/** The selections of a line, from the chances of scores. */
interface ClassChances {
  readonly chancesIn: (goals: GoalChances) => readonly number[]
  /** True of a selection of which all scores that are possible have the same result. */
  readonly areSureIn: (goals: GoalChances) => readonly boolean[]
}

/**
 * The selections of one line over a grid: cells in which all of them have the same results are one
 * class, so a price adds up each cell once, however many selections the line has.
 */
export function classChances(rules: readonly Rule<FootballCounter>[]): ClassChances {
  const grid = gridOf(new Set(rules.flatMap(spansOf)))
  const tables = rules.map((rule) => resultCodes(grid, rule, null))
  const { classes, names } = numbered(keysOf(tables))
  const codes = rules.map((_, position) => Uint8Array.from(names, (name) => Number(name[position])))
  const weights = new Float64Array(names.length)
  const weightsOf = ({ likely }: GoalChances) => summed(likely(grid), classes, weights)
  return {
    chancesIn: (goals) => {
      const weights = weightsOf(goals)
      return codes.map((ofSelection) => chanceOf(ofSelection, weights))
    },
    areSureIn: (goals) => {
      const possible = [...weightsOf(goals).entries()].flatMap(([number, weight]) =>
        weight > 0 ? [number] : [],
      )
      return codes.map((ofSelection) => new Set(possible.map((at) => ofSelection[at])).size === 1)
    },
  }
}

/** By cell: the codes of all tables. */
export function keysOf(tables: readonly Uint8Array[]): readonly string[] {
  return Array.from(itemAt(tables, 0), (_, cell) =>
    tables.map((table) => codeAt(table, cell)).join(''),
  )
}

/** Equal names have one number, from 0 in the order of their first use. */
export function numbered(keys: readonly string[]) {
  const numbers = new Map<string, number>()
  const classes = Uint16Array.from(keys, (key) => {
    const number = numbers.get(key) ?? numbers.size
    numbers.set(key, number)
    return number
  })
  return { classes, names: [...numbers.keys()] }
}

/** The spans that a rule is about. */
function spansOf(rule: Rule<FootballCounter>): readonly GoalSpan[] {
  return countersOf(rule).flatMap((counter) => {
    const known = goalCounter(counter)
    return known === null ? [] : [known.span]
  })
}

/** Bindings of this module: an imported function is slower in the innermost loops. */
const [read, readClass, readCode] = [cellChance, classAt, codeAt]

/** Writes the chance of each class over the weights, from those of cells. */
export function summed(
  { cells, chances }: LikelyScores,
  classes: Uint16Array,
  weights: Float64Array,
): Float64Array {
  weights.fill(0)
  for (let i = 0; i < cells.length; i += 1) {
    const number = readClass(classes, readClass(cells, i))
    weights[number] = read(weights, number) + read(chances, i)
  }
  return weights
}

/**
 * The chance that fair odds are the inverse of, where a bet may be returned in whole or in half:
 * what wins to what wins or loses. From the results of a selection, by code, and the chances of the
 * classes; 0 where the stake is returned for certain.
 */
export function chanceOf(codes: Uint8Array, weights: Float64Array): number {
  let won = 0
  let lost = 0
  for (let number = 0; number < weights.length; number += 1) {
    const code = readCode(codes, number)
    const weight = read(weights, number)
    won += weight * read(WON, code)
    lost += weight * read(LOST, code)
  }
  return won + lost === 0 ? 0 : won / (won + lost)
}

/** Shares of the stake that a result wins and loses, in the order of the codes of results. */
const WON = Float64Array.of(0, 1, 0, 0.5, 0)
const LOST = Float64Array.of(1, 0, 0, 0, 0.5)

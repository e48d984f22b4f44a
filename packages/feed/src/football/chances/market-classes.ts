import type { FootballCounter } from '@caderneta/domain/markets/football-goals'
import { countersOf, type Rule } from '@caderneta/domain/markets/rule'
import { chanceAt } from '../../item-at.ts'
import type { GoalChances } from './goal-chances.ts'
import { type GoalSpan, GRID_CELLS, gridOf, type PlainGrid } from './goal-grid.ts'
import { goalCounter, RESULT_CODES, resultCodes } from './truth-table.ts'

/** Chance of each selection of a line from the chances of scores. */
type ClassChances = (goals: GoalChances) => readonly number[]

/**
 * The selections of one line over a grid: cells in which all of them have the same results are one
 * class, so a price adds up each cell once, however many selections the line has.
 */
export function classChances(rules: readonly Rule<FootballCounter>[]): ClassChances {
  const grid = gridOf(new Set(rules.flatMap(spansOf)))
  const tables = rules.map((rule) => resultCodes(grid, rule, null))
  const keys = Array.from({ length: GRID_CELLS[grid] }, (_, cell) =>
    tables.map((table) => chanceAt(table, cell)).join(''),
  )
  const { classes, names } = numbered(keys)
  const codes = rules.map((_, position) => names.map((name) => Number(name[position])))
  const weightsOf =
    grid === 'halves'
      ? halvesWeights(classes, names.length)
      : gridWeights(grid, classes, names.length)
  return (goals) => {
    const weights = weightsOf(goals)
    return codes.map((ofSelection) => chanceOf(ofSelection, weights))
  }
}

/** Equal names have one number, from 0 in the order of their first use. */
function numbered(keys: readonly string[]) {
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

/** Chance of each class. */
type ClassWeights = (goals: GoalChances) => Float64Array

function gridWeights(grid: PlainGrid, classes: Uint16Array, count: number): ClassWeights {
  return (goals) => summed(goals.of(grid), classes, count)
}

function summed(cells: Float64Array, classes: Uint16Array, count: number): Float64Array {
  const weights = new Float64Array(count)
  for (let cell = 0; cell < cells.length; cell += 1) {
    const number = chanceAt(classes, cell)
    weights[number] = chanceAt(weights, number) + chanceAt(cells, cell)
  }
  return weights
}

/**
 * Over the scores of both halves. Scores of a half that make the same of every score of the other
 * half are added up first: of half-time and full-time only the leads are left.
 */
function halvesWeights(classes: Uint16Array, count: number): ClassWeights {
  const size = GRID_CELLS.half2
  const halves = Array.from({ length: size }, (_, cell) => cell)
  const rows = numbered(halves.map((row) => classes.subarray(row * size, (row + 1) * size).join()))
  const columns = numbered(
    halves.map((column) => halves.map((row) => classes[row * size + column]).join()),
  )
  const firstOf = (numbers: Uint16Array, number: number) => numbers.indexOf(number)
  const table = rows.names.map((_, row) =>
    Uint16Array.from(columns.names, (_name, column) => {
      const cell = firstOf(rows.classes, row) * size + firstOf(columns.classes, column)
      return chanceAt(classes, cell)
    }),
  )
  return ({ nodes }) => {
    const weights = new Float64Array(count)
    for (const { weight, half1, half2 } of nodes) {
      const ofRows = summed(half1, rows.classes, rows.names.length)
      const ofColumns = summed(half2, columns.classes, columns.names.length)
      table.forEach((numbers, row) => {
        const share = weight * chanceAt(ofRows, row)
        if (share !== 0) addRow(weights, numbers, ofColumns, share)
      })
    }
    return weights
  }
}

function addRow(
  weights: Float64Array,
  numbers: Uint16Array,
  columns: Float64Array,
  share: number,
): void {
  for (let column = 0; column < columns.length; column += 1) {
    const number = chanceAt(numbers, column)
    weights[number] = chanceAt(weights, number) + share * chanceAt(columns, column)
  }
}

function chanceOf(codes: readonly number[], weights: Float64Array): number {
  const byCode = new Float64Array(RESULT_CODES.length)
  codes.forEach((code, number) => {
    byCode[code] = chanceAt(byCode, code) + chanceAt(weights, number)
  })
  return effectiveChance(byCode)
}

/**
 * The chance that fair odds are the inverse of, where a bet may be returned in whole or in half:
 * what wins to what wins or loses. Chances come in the order of `RESULT_CODES`; 0 where the stake
 * is returned for certain.
 */
function effectiveChance([lose = 0, win = 0, , halfWin = 0, halfLose = 0]: Float64Array): number {
  const [won, lost] = [win + halfWin / 2, lose + halfLose / 2]
  return won + lost === 0 ? 0 : won / (won + lost)
}

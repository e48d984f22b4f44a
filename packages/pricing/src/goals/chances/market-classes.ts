import { cellChance, classAt, codeAt, itemAt } from '../../chances/item-at.ts'
import type { LikelyScores } from './goal-chances.ts'
import { RESULT_CODES } from './truth-table.ts'

/** Bindings of this module: an imported function is slower in the innermost loops. */
const [read, readClass, readCode] = [cellChance, classAt, codeAt]

/** Cells in which all tables have the same code are one class. */
export interface CellClasses {
  /** By cell; numbers from 0 in the order of their first use. */
  readonly classes: Uint16Array
  readonly count: number
  /** For each table, its code by class. */
  readonly codes: readonly Uint8Array[]
}

/** Divides the classes by one table after the other: no cell is ever named by all of its codes. */
export function cellClasses(tables: readonly Uint8Array[]): CellClasses {
  const classes = new Uint16Array(itemAt(tables, 0).length)
  let count = 1
  for (const table of tables) count = divided(classes, count, table)
  const codes = tables.map((table) => {
    const ofTable = new Uint8Array(count)
    for (let cell = 0; cell < classes.length; cell += 1) {
      ofTable[readClass(classes, cell)] = readCode(table, cell)
    }
    return ofTable
  })
  return { classes, count, codes }
}

/** Writes the new classes over the old ones, and returns how many they are. */
function divided(classes: Uint16Array, count: number, table: Uint8Array): number {
  // By old class and code: one more than the new class, or zero while there is none.
  const numbers = new Uint16Array(count * RESULT_CODES.length)
  let next = 0
  for (let cell = 0; cell < classes.length; cell += 1) {
    const at = readClass(classes, cell) * RESULT_CODES.length + readCode(table, cell)
    if (readClass(numbers, at) === 0) {
      next += 1
      numbers[at] = next
    }
    classes[cell] = readClass(numbers, at) - 1
  }
  return next
}

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

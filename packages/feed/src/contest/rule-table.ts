import type { SelectionResult } from '@caderneta/domain/markets/market'
import {
  type Bounds,
  countersOf,
  type Range,
  type Rule,
  resultOf,
} from '@caderneta/domain/markets/rule'
import { cellChance, classAt, codeAt } from '../item-at.ts'

/**
 * Ends of a contest, or of a part of it, that some markets distinguish. What a counter is at an end
 * is fixed; the chances of the ends change from moment to moment.
 */
export interface EndTable<Counter extends string> {
  readonly size: number
  /** By counter: what it is at each end. */
  readonly values: ReadonlyMap<Counter, ArrayLike<number>>
}

/** Chance of a selection from the chances of the ends of its table. */
type TableChance = (chances: Float64Array) => number

/** Halves of a stake that are won and that are lost; the rest comes back. */
const WON: Readonly<Record<SelectionResult, number>> = {
  ...{ win: 2, half_win: 1, void: 0, half_lose: 0, lose: 0 },
}
const LOST: Readonly<Record<SelectionResult, number>> = {
  ...{ win: 0, half_win: 0, void: 0, half_lose: 1, lose: 2 },
}

/**
 * The chances of rules from their rules alone. A rule is laid over the ends of a table once; ends
 * that are equal to it are looked at together. `known` has a range for every counter.
 */
export function tableChances<Counter extends string>(
  table: EndTable<Counter>,
  known: Bounds<Counter>,
): (rule: Rule<Counter>) => TableChance {
  const classesByCounters = new Map<string, Classes>()
  const classesOf = (counters: readonly Counter[]): Classes => {
    const key = counters.join()
    const kept = classesByCounters.get(key)
    const classes = kept ?? endClasses(table, counters)
    if (!kept) classesByCounters.set(key, classes)
    return classes
  }
  return (rule) => {
    const counters = [...new Set(countersOf(rule))].sort()
    const { firstEnds, sharesOf } = classesOf(counters)
    const results = firstEnds.map((end) => {
      const bounds: Record<Counter, Range> = { ...known }
      for (const counter of counters) {
        const value = valueAt(table, counter, end)
        bounds[counter] = [value, value]
      }
      const result = resultOf<Counter>(rule, bounds)
      if (result === null) throw new RangeError('an end leaves a selection open')
      return result
    })
    const [won, lost] = [WON, LOST].map((halves) =>
      Uint8Array.from(results, (result) => halves[result]),
    )
    if (!won || !lost) throw new RangeError('a rule without results')
    return (chances) => chanceOf(won, lost, sharesOf(chances))
  }
}

function valueAt<Counter extends string>(
  { values }: EndTable<Counter>,
  counter: Counter,
  end: number,
): number {
  const value = values.get(counter)?.[end]
  if (value === undefined) throw new RangeError(`no ${counter} at end ${end}`)
  return value
}

/** Ends at which some counters are equal. */
interface Classes {
  /** One end of each class. */
  readonly firstEnds: readonly number[]
  /** Chances of the classes from those of the ends. */
  readonly sharesOf: (chances: Float64Array) => Float64Array
}

function endClasses<Counter extends string>(
  table: EndTable<Counter>,
  counters: readonly Counter[],
): Classes {
  const classByValues = new Map<string, number>()
  const firstEnds: number[] = []
  const classOfEnd = Uint16Array.from({ length: table.size }, (_, end) => {
    const values = counters.map((counter) => valueAt(table, counter, end)).join()
    const known = classByValues.get(values)
    if (known !== undefined) return known
    classByValues.set(values, firstEnds.length)
    return firstEnds.push(end) - 1
  })
  return { firstEnds, sharesOf: lastShares(classOfEnd, firstEnds.length) }
}

// Bound once: a call through an import is slow where modules are rewritten, as in tests.
const [chanceAt, resultAt, classOf] = [cellChance, codeAt, classAt]

/** The rules of one moment are looked at one after the other, so the last shares are kept. */
function lastShares(classOfEnd: Uint16Array, count: number): Classes['sharesOf'] {
  let last: { readonly chances: Float64Array; readonly shares: Float64Array } | null = null
  return (chances) => {
    if (last?.chances === chances) return last.shares
    const shares = new Float64Array(count)
    for (let end = 0; end < classOfEnd.length; end += 1) {
      const at = classOf(classOfEnd, end)
      shares[at] = chanceAt(shares, at) + chanceAt(chances, end)
    }
    last = { chances, shares }
    return shares
  }
}

/**
 * Of what is not returned, the part that is won. One, too certain to be priced, when all is
 * certainly returned: a bet on it would be void.
 */
function chanceOf(wonAt: Uint8Array, lostAt: Uint8Array, shares: Float64Array): number {
  let [won, lost] = [0, 0]
  for (let each = 0; each < shares.length; each += 1) {
    const share = chanceAt(shares, each)
    won += share * resultAt(wonAt, each)
    lost += share * resultAt(lostAt, each)
  }
  return won + lost === 0 ? 1 : won / (won + lost)
}

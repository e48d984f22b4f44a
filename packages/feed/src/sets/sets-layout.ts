import { countersOf, type Rule } from '@caderneta/domain/markets/rule'
import type { SetRules } from '@caderneta/domain/markets/sets/set-ranges'
import { ofSet, SET_NUMBERS, type SetsCounter } from '@caderneta/domain/markets/sets/sets-counters'
import { setsBounds } from '@caderneta/domain/markets/sets/sets-progress'
import { type EndTable, tableChances } from '../contest/rule-table.ts'
import { chanceAt } from '../item-at.ts'
import type { SetsLaw } from './sets-law.ts'
import { type SetsTables, setsTables } from './sets-tables.ts'

/** Chance of a selection at a moment. */
type LawChance = (law: SetsLaw) => number

/** The tables of a sport of sets, and its rules laid over them: made once for all matches. */
export interface SetsLayout {
  readonly tables: SetsTables
  /** `key` distinguishes the rule from all others of the sport. */
  readonly chanceOf: (key: string, rule: Rule<SetsCounter>) => LawChance
  /**
   * So many half lines of a count, those nearest to even odds first; one where nothing lies between
   * two of them, and none that only asks who wins a set.
   */
  readonly linesOf: (law: SetsLaw, count: SetsCounter, rungs: number) => readonly number[]
  /** The least number that a count is at or below in half of all matches. */
  readonly medianOf: (law: SetsLaw, count: SetsCounter) => number
}

/** A table, and where its chances are. */
interface Laid {
  readonly table: EndTable<SetsCounter>
  readonly chances: (law: SetsLaw) => Float64Array
}

const LAYOUTS = new Map<SetRules, Map<number, SetsLayout>>()

export function setsLayout(rules: SetRules, wanted: number): SetsLayout {
  const ofRules = LAYOUTS.get(rules) ?? new Map<number, SetsLayout>()
  LAYOUTS.set(rules, ofRules)
  const layout = ofRules.get(wanted) ?? layoutOf(setsTables(rules, wanted))
  ofRules.set(wanted, layout)
  return layout
}

function layoutOf(tables: SetsTables): SetsLayout {
  const { rules, wanted } = tables
  const laid = laidTables(tables)
  const known = setsBounds({ rules, wanted, over: [], running: { score: [0, 0], winners: [] } })
  const compilers = new Map(laid.map((each) => [each, tableChances(each.table, known)]))
  const tableFor = (counters: readonly SetsCounter[]): Laid => {
    const found = laid.find(({ table }) => counters.every((each) => table.values.has(each)))
    if (!found) throw new RangeError(`no table of ${counters.join()}`)
    return found
  }
  const chanceByKey = new Map<string, LawChance>()
  const compiled = (rule: Rule<SetsCounter>): LawChance => {
    const found = tableFor(countersOf(rule))
    const chance = compilers.get(found)?.(rule)
    if (!chance) throw new RangeError('a table without a compiler')
    return (law) => chance(found.chances(law))
  }
  return {
    tables,
    chanceOf: (key, rule) => {
      const chance = chanceByKey.get(key) ?? compiled(rule)
      chanceByKey.set(key, chance)
      return chance
    },
    linesOf: (law, count, rungs) => {
      const { table, chances } = tableFor([count])
      return evenLines(sharesOf(table, chances(law), count), isLeadOfSet(count)).slice(0, rungs)
    },
    medianOf: (law, count) => {
      const { table, chances } = tableFor([count])
      return medianOf(sharesOf(table, chances(law), count))
    },
  }
}

/** From the smallest to the largest: a rule is laid over the first that knows its counters. */
function laidTables({ ofSequences, sums, ofSets, duels }: SetsTables): readonly Laid[] {
  return [
    { table: ofSequences, chances: (law) => law.sequences() },
    ...duels.map((duel): Laid => ({ table: duel.table, chances: (law) => law.duel(duel) })),
    ...ofSets.map((table, i): Laid => ({ table, chances: (law) => law.set(i) })),
    ...sums.map(({ table }, i): Laid => ({ table, chances: (law) => law.sum(i) })),
  ]
}

/** The values of a count in order, each with its chance; of a set, if it is played. */
type Shares = readonly (readonly [value: number, chance: number])[]

function sharesOf(
  { size, values }: EndTable<SetsCounter>,
  chances: Float64Array,
  count: SetsCounter,
): Shares {
  const [ofCount, played] = [values.get(count), values.get(playedOf(count))]
  if (!ofCount) throw new RangeError(`no values of ${count}`)
  const shares = new Map<number, number>()
  let total = 0
  for (let end = 0; end < size; end += 1) {
    const chance = chanceAt(chances, end)
    if (chance === 0 || (played && chanceAt(played, end) === 0)) continue
    const value = chanceAt(ofCount, end)
    const before = shares.get(value)
    shares.set(value, before === undefined ? chance : before + chance)
    total += chance
  }
  return [...shares]
    .map(([value, chance]) => [value, chance / total] as const)
    .sort(([one], [other]) => one - other)
}

function medianOf(shares: Shares): number {
  let below = 0
  const median = shares.find(([, chance]) => {
    below += chance
    return below >= 0.5
  })
  return median?.[0] ?? Number.NaN
}

/** A line above each value but the last, by how far it is from even odds. */
function evenLines(shares: Shares, isLeadOfSet: boolean): readonly number[] {
  let below = 0
  const lines = shares.slice(0, -1).map(([value, chance], i) => {
    below += chance
    const next = shares[i + 1]?.[0] ?? value
    return { line: value + 0.5, below, isWinner: value < 0 && next > 0 }
  })
  return lines
    .filter(({ isWinner }) => !(isWinner && isLeadOfSet))
    .toSorted((one, other) => Math.abs(one.below - 0.5) - Math.abs(other.below - 0.5))
    .map(({ line }) => line)
}

const isLeadOfSet = (count: SetsCounter) => /^set\d\.lead$/.test(count)

/** Lines of a set are those of the matches in which it is played. */
function playedOf(count: SetsCounter): SetsCounter {
  const number = SET_NUMBERS.find((each) => count.startsWith(`set${each}.`))
  return number ? ofSet(number, 'played') : count
}

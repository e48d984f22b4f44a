import type { Score } from '@caderneta/domain/markets/game'
import { type SetRules, unitsToWin } from '@caderneta/domain/markets/sets/set-ranges'
import {
  DUELS,
  type Duel,
  ofSet,
  SET_NUMBERS,
  type SetCount,
  type SetNumber,
  type SetsCounter,
} from '@caderneta/domain/markets/sets/sets-counters'
import { finalScores } from '@caderneta/domain/markets/sets/sets-progress'
import type { EndTable } from '../contest/rule-table.ts'
import { itemAt } from '../item-at.ts'
import { EXTRA_ROUNDS_MAX, OVERTIMES_MAX, type Side } from './race.ts'

/** The scores at which a set may end, with an end more for a set that is not played. */
export interface SetEnds {
  readonly scores: readonly Score[]
  /** Where a score is, from who won and the units of the set. */
  readonly indexOf: (winner: Side, total: number) => number
}

/** Longer sets than a table has count as the longest: they come once in a million sets. */
function setEnds(rules: SetRules, number: SetNumber): SetEnds {
  const { target, hasTieBreak, overtimeUnits = 1 } = rules
  const units = target(number)
  const extra = overtimeUnits > 1 ? overtimeUnits * OVERTIMES_MAX : EXTRA_ROUNDS_MAX
  const lostMost = hasTieBreak ? units : units - 2 + extra
  const lost = Array.from({ length: lostMost + 1 }, (_, i) => i)
  const won = lost.map((others) => unitsToWin(rules, number, others))
  const lostByTotal = new Map(lost.map((others, i) => [others + itemAt(won, i), others]))
  return {
    scores: [
      ...lost.map((others, i) => [itemAt(won, i), others] as const),
      ...lost.map((others, i) => [others, itemAt(won, i)] as const),
    ],
    indexOf: (winner, total) => winner * lost.length + (lostByTotal.get(total) ?? lostMost),
  }
}

/** A sum over the sets of a match, next to the final score in sets. */
export interface SumTable {
  readonly counter: SetsCounter
  readonly table: EndTable<SetsCounter>
  /** The least value; each final score has `width` of them. */
  readonly from: number
  readonly width: number
  /** What a set adds to it. */
  readonly addedBy: (number: SetNumber, score: Score) => number
}

/** All that markets of a sport of sets distinguish. */
export interface SetsTables {
  readonly wanted: number
  readonly rules: SetRules
  readonly ends: readonly SetEnds[]
  readonly finals: readonly Score[]
  /** Who won the sets, in order, of every match. */
  readonly sequences: readonly (readonly Side[])[]
  readonly ofSequences: EndTable<SetsCounter>
  readonly sums: readonly SumTable[]
  /** By number, from 0. */
  readonly ofSets: readonly EndTable<SetsCounter>[]
  /** Who wins a race or a unit of a set: the sides, and neither where it is not played. */
  readonly duels: readonly DuelTable[]
}

export interface DuelTable {
  readonly number: SetNumber
  readonly duel: Duel
  readonly table: EndTable<SetsCounter>
}

export function setsTables(rules: SetRules, wanted: number): SetsTables {
  const numbers = SET_NUMBERS.filter((number) => number < 2 * wanted)
  const ends = numbers.map((number) => setEnds(rules, number))
  const finals = finalScores(wanted)
  const sequences = sequencesTo(wanted, [])
  return {
    wanted,
    rules,
    ends,
    finals,
    sequences,
    ofSequences: sequenceTable(sequences, numbers),
    sums: sumTables(rules, finals, ends),
    ofSets: numbers.map((number, i) => setTable(rules, number, itemAt(ends, i).scores)),
    duels: numbers.flatMap((number) =>
      DUELS.map((duel) => ({ number, duel, table: duelTable(number, duel) })),
    ),
  }
}

function sequencesTo(wanted: number, played: readonly Side[]): readonly (readonly Side[])[] {
  return ([0, 1] as const).flatMap((winner) => {
    const sides = [...played, winner]
    const isOver = sides.filter((side) => side === winner).length === wanted
    return isOver ? [sides] : sequencesTo(wanted, sides)
  })
}

const EVERY_SET = ['sets.home', 'sets.away', 'sets.total', 'sets.lead'] as const

function ofFinal([home, away]: Score): Readonly<Record<(typeof EVERY_SET)[number], number>> {
  return {
    'sets.home': home,
    'sets.away': away,
    'sets.total': home + away,
    'sets.lead': home - away,
  }
}

function sequenceTable(
  sequences: readonly (readonly Side[])[],
  numbers: readonly SetNumber[],
): EndTable<SetsCounter> {
  const finals = sequences.map((sides) => {
    const home = sides.filter((side) => side === 0).length
    return ofFinal([home, sides.length - home])
  })
  const values = new Map<SetsCounter, readonly number[]>(
    EVERY_SET.map((counter) => [counter, finals.map((final) => final[counter])]),
  )
  const add = (number: SetNumber, count: SetCount, isIt: (side: Side | undefined) => boolean) => {
    values.set(
      ofSet(number, count),
      sequences.map((sides) => (isIt(sides[number - 1]) ? 1 : 0)),
    )
  }
  for (const number of numbers) {
    add(number, 'played', (side) => side !== undefined)
    add(number, 'winner.home', (side) => side === 0)
    add(number, 'winner.away', (side) => side === 1)
  }
  return { size: sequences.length, values }
}

/** True of a set that went on beyond its usual length: level one unit short of its end. */
function isExtra({ target, hasTieBreak }: SetRules, number: SetNumber, score: Score): boolean {
  const units = target(number)
  return Math.min(...score) >= (hasTieBreak ? units : units - 1)
}

function sumTables(
  rules: SetRules,
  finals: readonly Score[],
  ends: readonly SetEnds[],
): readonly SumTable[] {
  const make = (counter: SetsCounter, addedBy: SumTable['addedBy']): SumTable => {
    const ofEnds = ends.map(({ scores }, i) =>
      scores.map((score) => addedBy(itemAt(SET_NUMBERS, i), score)),
    )
    const extreme = (pick: (...values: number[]) => number) =>
      ofEnds.reduce((sum, values) => sum + pick(0, ...values), 0)
    const [from, to] = [extreme(Math.min), extreme(Math.max)]
    const width = to - from + 1
    const cells = finals.flatMap((final) =>
      Array.from({ length: width }, (_, i) => ({ ...ofFinal(final), value: from + i })),
    )
    const values = new Map<SetsCounter, readonly number[]>(
      EVERY_SET.map((each) => [each, cells.map((cell) => cell[each])]),
    ).set(
      counter,
      cells.map(({ value }) => value),
    )
    return { counter, table: { size: cells.length, values }, from, width, addedBy }
  }
  return [
    make('units.total', (_, [home, away]) => home + away),
    make('units.lead', (_, [home, away]) => home - away),
    make('units.home', (_, [home]) => home),
    make('units.away', (_, [, away]) => away),
    make('extras', (number, score) => (isExtra(rules, number, score) ? 1 : 0)),
  ]
}

/** A set that is not played is the last end: it has nothing of anything. */
function setTable(
  rules: SetRules,
  number: SetNumber,
  scores: readonly Score[],
): EndTable<SetsCounter> {
  const counts: readonly (readonly [SetCount, (score: Score) => number])[] = [
    ['played', () => 1],
    ['winner.home', ([home, away]) => (home > away ? 1 : 0)],
    ['winner.away', ([home, away]) => (away > home ? 1 : 0)],
    ['home', ([home]) => home],
    ['away', ([, away]) => away],
    ['total', ([home, away]) => home + away],
    ['lead', ([home, away]) => home - away],
    ['extra', (score) => (isExtra(rules, number, score) ? 1 : 0)],
  ]
  return {
    size: scores.length + 1,
    values: new Map(
      counts.map(([count, addedBy]) => [ofSet(number, count), [...scores.map(addedBy), 0]]),
    ),
  }
}

function duelTable(number: SetNumber, duel: Duel): EndTable<SetsCounter> {
  return {
    size: 3,
    values: new Map([
      [ofSet(number, 'played'), [1, 1, 0]],
      [ofSet(number, `${duel}.home`), [1, 0, 0]],
      [ofSet(number, `${duel}.away`), [0, 1, 0]],
    ]),
  }
}

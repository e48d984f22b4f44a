import type { Sum } from '../rule.ts'

/** Numbers of the sets or maps of a match. */
export const SET_NUMBERS = [1, 2, 3, 4, 5] as const
export type SetNumber = (typeof SET_NUMBERS)[number]

/**
 * What is counted of a whole match: sets won, units (games of tennis, points, rounds of a map) and
 * sets that went on beyond their usual length. `total` and `lead` of the first side are counted on
 * their own, because a match leaves less of them possible than of both sides together.
 */
const MATCH_COUNTERS = [
  'sets.home',
  'sets.away',
  'sets.total',
  'sets.lead',
  'units.home',
  'units.away',
  'units.total',
  'units.lead',
  'extras',
] as const

/** Races of a set: first to so many units. */
const RACE_UNITS = [3, 5, 10, 15, 20] as const
export type RaceUnits = (typeof RACE_UNITS)[number]

/** Units that begin a half of a map with equal means: its pistol rounds. */
export const OPENING_UNITS = [1, 13] as const
type OpeningUnit = (typeof OPENING_UNITS)[number]

/** What one side wins of a set and the other does not: a race, or one of its units. */
export type Duel = `first${RaceUnits}` | `unit${OpeningUnit}`

export const DUELS: readonly Duel[] = [
  ...RACE_UNITS.map((units) => `first${units}` as const),
  ...OPENING_UNITS.map((unit) => `unit${unit}` as const),
]

/** What is counted of a set by its number: 0 or 1, and its units. */
const SET_SCORE_COUNTS = [
  'played',
  'winner.home',
  'winner.away',
  'home',
  'away',
  'total',
  'lead',
  'extra',
] as const
type DuelCount = `${Duel}.${'home' | 'away'}`
export type SetCount = (typeof SET_SCORE_COUNTS)[number] | DuelCount

/** All of it, with who has won each duel. */
export const SET_COUNTS: readonly SetCount[] = [
  ...SET_SCORE_COUNTS,
  ...DUELS.flatMap((duel) => [`${duel}.home`, `${duel}.away`] as const),
]

type OfSet<Number extends SetNumber> = `set${Number}.${SetCount}`

/** What sports of sets and maps count. */
export type SetsCounter = (typeof MATCH_COUNTERS)[number] | OfSet<SetNumber>

/** A count of one set. */
export function ofSet(number: SetNumber, count: SetCount): SetsCounter {
  return `set${number}.${count}`
}

export const SETS_COUNTERS: readonly SetsCounter[] = [
  ...MATCH_COUNTERS,
  ...SET_NUMBERS.flatMap((number) => SET_COUNTS.map((count) => ofSet(number, count))),
]

/** A counter alone. */
export function counted(counter: SetsCounter): Sum<SetsCounter> {
  return [[counter, 1]]
}

/** Sets of the first side less those of the second; never level at the end. */
export const setsLead: Sum<SetsCounter> = [
  ['sets.home', 1],
  ['sets.away', -1],
]

/** Positive if the first side has won the set, negative if the second. */
export function winnerLead(number: SetNumber): Sum<SetsCounter> {
  return [
    [ofSet(number, 'winner.home'), 1],
    [ofSet(number, 'winner.away'), -1],
  ]
}

/** Positive if the first side has won a race or a unit of a set, negative if the second. */
export function duelLead(number: SetNumber, duel: Duel): Sum<SetsCounter> {
  return [
    [ofSet(number, `${duel}.home`), 1],
    [ofSet(number, `${duel}.away`), -1],
  ]
}

import type { Score } from '../game.ts'
import type { Range } from '../rule.ts'
import { DUELS, type Duel, type SetCount } from './sets-counters.ts'

/** How a set is won: by the first side to so many units, two ahead. */
export interface SetRules {
  /** Units that win the set of a number, from 1. */
  readonly target: (number: number) => number
  /** Level at the target is decided by one more unit: the tie-break of tennis. */
  readonly hasTieBreak: boolean
  /**
   * Level one unit short of the target is decided by overtimes of twice so many units, which the
   * first side with more than half of them wins: maps of rounds have three. Absent = two ahead.
   */
  readonly overtimeUnits?: number
}

/** The score of a set, and who won each of its units where that is recorded; else empty. */
export interface SetRecord {
  readonly score: Score
  readonly winners: readonly (0 | 1)[]
  /** Who won the points of each game, the running one included: see `MatchFact.log`. */
  readonly games?: readonly string[]
}

/** The least and the most of every count of a set. */
export type SetRanges = Readonly<Record<SetCount, Range>>

interface SetSoFar {
  readonly record: SetRecord
  readonly isOver: boolean
}

/** What a set leaves possible. */
export function rangesOfSet(rules: SetRules, number: number, set: SetSoFar): SetRanges {
  const { record, isOver } = set
  const [home, away] = record.score
  return {
    played: YES,
    'winner.home': isOver ? certain(home > away) : EITHER,
    'winner.away': isOver ? certain(away > home) : EITHER,
    ...unitsOf(rules, number, set),
    ...duelsOf(record.winners),
  }
}

type DuelRanges = Readonly<Record<`${Duel}.${'home' | 'away'}`, Range>>

function duelsOf(winners: readonly (0 | 1)[]): DuelRanges {
  return duelRanges((duel) => {
    const winner = winnerOfDuel(duel, winners)
    return [wonBy(winner, 0), wonBy(winner, 1)]
  })
}

/** Ranges of every duel, from those of one. */
export function duelRanges(
  rangesOf: (duel: Duel) => readonly [home: Range, away: Range],
): DuelRanges {
  const ranges: Partial<Record<keyof DuelRanges, Range>> = {}
  for (const duel of DUELS) {
    const [home, away] = rangesOf(duel)
    ranges[`${duel}.home`] = home
    ranges[`${duel}.away`] = away
  }
  if (!isWhole(ranges)) throw new RangeError('a duel without a range')
  return ranges
}

function isWhole(ranges: Partial<DuelRanges>): ranges is DuelRanges {
  return DUELS.every((duel) => ranges[`${duel}.home`] && ranges[`${duel}.away`])
}

type Units = Pick<SetRanges, 'home' | 'away' | 'total' | 'lead' | 'extra'>

function unitsOf(rules: SetRules, number: number, { record, isOver }: SetSoFar): Units {
  const [home, away] = record.score
  const target = rules.target(number)
  const isExtra = Math.min(home, away) >= (rules.hasTieBreak ? target : target - 1)
  if (isOver) {
    return {
      home: [home, home],
      away: [away, away],
      total: [home + away, home + away],
      lead: [home - away, home - away],
      extra: certain(isExtra),
    }
  }
  const winAt = (others: number) => unitsToWin(rules, number, others)
  const widest = (others: number) =>
    Math.max(winAt(others) - others, rules.overtimeUnits ? rules.overtimeUnits + 1 : 0)
  const most = rules.hasTieBreak ? target + 1 : Number.POSITIVE_INFINITY
  return {
    home: [home, most],
    away: [away, most],
    total: [
      Math.min(winAt(away) + away, winAt(home) + home),
      rules.hasTieBreak ? 2 * target + 1 : most,
    ],
    lead: [-widest(home), widest(away)],
    extra: isExtra ? YES : EITHER,
  }
}

/** Units with which a side wins a set at once, when the other has so many. */
export function unitsToWin(
  { target, hasTieBreak, overtimeUnits }: SetRules,
  number: number,
  others: number,
): number {
  const units = target(number)
  if (overtimeUnits && others >= units - 1) {
    const overtimes = Math.floor((others - units + 1) / overtimeUnits)
    return units + overtimeUnits * (overtimes + 1)
  }
  const twoAhead = Math.max(units, others + 2)
  return hasTieBreak ? Math.min(twoAhead, units + 1) : twoAhead
}

const UNITS_BY_DUEL: Readonly<Record<Duel, number>> = {
  ...{ first3: 3, first5: 5, first10: 10, first15: 15, first20: 20 },
  ...{ unit1: 1, unit13: 13 },
}

/** So many units of a race, or the number of a unit. */
export function unitsOfDuel(duel: Duel): number {
  return UNITS_BY_DUEL[duel]
}

/** Who has won a race or a unit; undefined while no side has. */
export function winnerOfDuel(duel: Duel, winners: readonly (0 | 1)[]): 0 | 1 | undefined {
  const units = unitsOfDuel(duel)
  return duel.startsWith('unit') ? winners[units - 1] : firstTo(units, winners)
}

/** Who was first to so many units; undefined while neither was. */
function firstTo(units: number, winners: readonly (0 | 1)[]): 0 | 1 | undefined {
  const left: [number, number] = [units, units]
  return winners.find((side) => {
    left[side] -= 1
    return left[side] === 0
  })
}

function wonBy(winner: 0 | 1 | undefined, side: 0 | 1): Range {
  return winner === undefined ? EITHER : certain(winner === side)
}

const YES: Range = [1, 1]
const EITHER: Range = [0, 1]

function certain(isIt: boolean): Range {
  return isIt ? YES : [0, 0]
}

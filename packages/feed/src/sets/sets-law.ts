import type { Score } from '@caderneta/domain/markets/game'
import { winnerOfDuel } from '@caderneta/domain/markets/sets/set-ranges'
import {
  type Duel,
  SET_NUMBERS,
  type SetNumber,
} from '@caderneta/domain/markets/sets/sets-counters'
import { once, remembered } from '../contest/once.ts'
import { cellChance, itemAt } from '../item-at.ts'
import type { Side } from './race.ts'
import type { SetBranch, SetsSport, SetsState } from './sets-sport.ts'
import type { DuelTable, SetEnds, SetsTables, SumTable } from './sets-tables.ts'

/** Chances of the ends of every table at one moment, each worked out when it is asked. */
export interface SetsLaw {
  readonly sequences: () => Float64Array
  readonly sum: (index: number) => Float64Array
  /** Of a set by its number from 0. */
  readonly set: (index: number) => Float64Array
  readonly duel: (duel: DuelTable) => Float64Array
}

/** Ways in which a set ends for one winner and one next server: where they are, and how likely. */
interface EndGroup {
  readonly winner: Side
  readonly server: Side
  readonly indexes: readonly number[]
  readonly shares: readonly number[]
  /** That any of them comes. */
  readonly chance: number
}

type Servers = readonly [home: number, away: number]

/** The match from a state, as its sets may go: all tables are made from this. */
interface Course<Part> {
  readonly sport: SetsSport<Part>
  readonly tables: SetsTables
  readonly state: SetsState<Part>
  /** The ways in which a set ends that begins with a server. */
  readonly groups: (number: SetNumber, server: Side) => readonly EndGroup[]
  /** Chances that a set begins, by its number from 0 and by server. */
  readonly begins: readonly Servers[]
  readonly sequences: Float64Array
}

/** The law of a match from one state: exact, but for sets longer than the tables. */
export function setsLaw<Part>(
  sport: SetsSport<Part>,
  tables: SetsTables,
  state: SetsState<Part>,
): SetsLaw {
  const course = once(() => courseFrom(sport, tables, state))
  const sums = tables.sums.map((sum) => once(() => sumChances(course(), sum)))
  const sets = tables.ends.map((_, index) => once(() => setChances(course(), index)))
  return {
    sequences: () => course().sequences,
    sum: (index) => itemAt(sums, index)(),
    set: (index) => itemAt(sets, index)(),
    duel: remembered((table: DuelTable) => duelChances(course(), table)),
  }
}

function courseFrom<Part>(
  sport: SetsSport<Part>,
  tables: SetsTables,
  state: SetsState<Part>,
): Course<Part> {
  const current = state.over.length
  const known = new Map<string, readonly EndGroup[]>()
  const groups = (number: SetNumber, server: Side): readonly EndGroup[] => {
    const isRunning = number === current + 1
    const key = isRunning
      ? 'running'
      : `${sport.kindOf?.(number) ?? tables.rules.target(number)} ${server}`
    const kept = known.get(key)
    if (kept) return kept
    const part = isRunning ? state.part : sport.begin(number - 1, server)
    const made = groupsOf(sport.branches(part), itemAt(tables.ends, number - 1))
    known.set(key, made)
    return made
  }
  return { sport, tables, state, groups, ...sequencesFrom(tables, state, groups) }
}

function groupsOf(branches: readonly SetBranch[], { indexOf }: SetEnds): readonly EndGroup[] {
  return branches.map(({ winner, server, units: { from, chances } }) => {
    const indexes: number[] = []
    const shares: number[] = []
    let chance = 0
    chances.forEach((share, i) => {
      if (share === 0) return
      indexes.push(indexOf(winner, from + i))
      shares.push(share)
      chance += share
    })
    return { winner, server, indexes, shares, chance }
  })
}

/** Who wins which set, and how often a set begins at all. */
function sequencesFrom<Part>(
  { sequences, wanted }: SetsTables,
  state: SetsState<Part>,
  groups: Course<Part>['groups'],
): Pick<Course<Part>, 'begins' | 'sequences'> {
  const indexByWinners = new Map(sequences.map((sides, i) => [sides.join(''), i]))
  const chances = new Float64Array(sequences.length)
  const begins = Array.from({ length: 2 * wanted - 1 }, (): [number, number] => [0, 0])
  const visit = (winners: string, [home, away]: Score, servers: Servers): void => {
    const index = indexByWinners.get(winners)
    if (index !== undefined) {
      chances[index] = servers[0] + servers[1]
      return
    }
    const begun = itemAt(begins, home + away)
    begun[0] += servers[0]
    begun[1] += servers[1]
    const next: [[number, number], [number, number]] = [
      [0, 0],
      [0, 0],
    ]
    const number = itemAt(SET_NUMBERS, home + away)
    for (const server of [0, 1] as const) {
      if (servers[server] === 0) continue
      for (const group of groups(number, server)) {
        next[group.winner][group.server] += servers[server] * group.chance
      }
    }
    visit(`${winners}0`, [home + 1, away], next[0])
    visit(`${winners}1`, [home, away + 1], next[1])
  }
  const played = state.over.map(({ score: [home, away] }) => (home > away ? 0 : 1)).join('')
  visit(played, state.won, [1, 0])
  return { begins, sequences: chances }
}

const at = cellChance

/** Chances of the values of a sum, with the first and the last that have any. */
interface Values {
  readonly chances: Float64Array
  readonly first: number
  readonly last: number
}

/** Adds so much of every value of one list to those of another that are higher by a number. */
function addMoved({ chances, first, last }: Values, to: Float64Array, by: number, share: number) {
  const end = Math.min(last, to.length - 1 - by)
  for (let i = first; i <= end; i += 1) to[i + by] = at(to, i + by) + at(chances, i) * share
}

const isPossible = (chance: number) => chance !== 0

/** A sum over the sets next to the final score: set by set, from every score within reach. */
function sumChances<Part>({ tables, state, groups }: Course<Part>, sum: SumTable): Float64Array {
  const { wanted, finals, ends } = tables
  const { width, from, addedBy } = sum
  const chances = new Float64Array(finals.length * width)
  const lists = new Map<string, Float64Array>()
  finals.forEach((final, i) => {
    const list = chances.subarray(i * width, (i + 1) * width)
    lists.set(`${final.join()} 0`, list)
    lists.set(`${final.join()} 1`, list)
  })
  const listOf = (home: number, away: number, server: Side): Float64Array => {
    const key = `${home},${away} ${server}`
    const kept = lists.get(key)
    if (kept) return kept
    const made = new Float64Array(width)
    lists.set(key, made)
    return made
  }
  const now = state.over.reduce(
    (all, { score }, i) => all + addedBy(itemAt(SET_NUMBERS, i), score),
    0,
  )
  listOf(...state.won, 0)[Math.min(now - from, width - 1)] = 1
  for (let played = state.over.length; played < 2 * wanted - 1; played += 1) {
    const number = itemAt(SET_NUMBERS, played)
    const values = itemAt(ends, played).scores.map((score) => addedBy(number, score))
    for (let home = Math.max(0, played - wanted + 1); home < wanted && home <= played; home += 1) {
      for (const server of [0, 1] as const) {
        const list = lists.get(`${home},${played - home} ${server}`)
        if (list === undefined) continue
        const [first, last] = [list.findIndex(isPossible), list.findLastIndex(isPossible)]
        if (first < 0) continue
        const before = { chances: list, first, last }
        for (const { winner, server: next, indexes, shares } of groups(number, server)) {
          const [h, a] = winner === 0 ? [home + 1, played - home] : [home, played - home + 1]
          const target = listOf(h, a, next)
          indexes.forEach((index, i) => {
            addMoved(before, target, itemAt(values, index), itemAt(shares, i))
          })
        }
      }
    }
  }
  return chances
}

/** How one set ends; the last end is that it is not played. */
function setChances<Part>(course: Course<Part>, index: number): Float64Array {
  const { tables, state, groups, begins } = course
  const { scores, indexOf } = itemAt(tables.ends, index)
  const chances = new Float64Array(scores.length + 1)
  const record = state.over[index]
  if (record) {
    const [home, away] = record.score
    chances[indexOf(home > away ? 0 : 1, home + away)] = 1
    return chances
  }
  let played = 0
  for (const server of [0, 1] as const) {
    const begun = itemAt(begins, index)[server]
    if (begun === 0) continue
    played += begun
    for (const { indexes, shares } of groups(itemAt(SET_NUMBERS, index), server)) {
      indexes.forEach((end, i) => {
        chances[end] = at(chances, end) + begun * itemAt(shares, i)
      })
    }
  }
  chances[scores.length] = Math.max(0, 1 - played)
  return chances
}

function duelChances<Part>(course: Course<Part>, { number, duel }: DuelTable): Float64Array {
  const { sport, state, begins } = course
  const record = state.over[number - 1]
  if (record) {
    const winner = winnerOfDuel(duel, record.winners)
    return winner === 0 ? Float64Array.of(1, 0, 0) : Float64Array.of(0, 1, 0)
  }
  let [home, played] = [0, 0]
  for (const server of [0, 1] as const) {
    const begun = itemAt(begins, number - 1)[server]
    if (begun === 0) continue
    const part = number === state.over.length + 1 ? state.part : sport.begin(number - 1, server)
    played += begun
    home += begun * duelChance(sport, part, duel)
  }
  return Float64Array.of(home, played - home, Math.max(0, 1 - played))
}

/** Chance of the first side, in a set that is played. */
function duelChance<Part>(sport: SetsSport<Part>, part: Part, duel: Duel): number {
  const winner = winnerOfDuel(duel, sport.recordOf(part).winners)
  return winner === undefined ? sport.duelChance(part, duel) : winner === 0 ? 1 : 0
}

import type { Score } from '@caderneta/domain/markets/game'
import { chanceAt } from '../item-at.ts'
import { OVERTIMES_MAX, SIDE_LETTERS, type Side } from './race.ts'
import type { SetBranch } from './sets-sport.ts'

/** A map of rounds that is played. */
export interface CsMap {
  /** From 0. */
  readonly number: number
  readonly points: Score
  /** Who won each round, in order: 'h' or 'a'. */
  readonly log: string
}

/** How likely the first side wins a round. */
export interface CsChances {
  /** In the middle of what sides, maps and money change. */
  readonly round: number
  /** What each map adds in favour of the first side, by its number: its pick or its ban. */
  readonly maps: readonly number[]
}

/** Rounds that win a map, and rounds of a half and of a half of overtime. */
export const MAP_ROUNDS = 13
const HALF_ROUNDS = 12
export const OVERTIME_HALF_ROUNDS = 3
/** Defending is worth so much of a round, on average over the maps of the pool. */
const DEFENCE = 0.02
/** Who won the round before can buy more. */
const ECONOMY = 0.06
/** The map that is left over is the choice of neither side. */
const NO_PICK = 0

/** The state of a map that its rounds depend on. */
interface NextRound {
  readonly number: number
  readonly rounds: number
  /** Who won the last round. */
  readonly last: Side
}

/** Chance that the first side wins the next round. Halves begin with equal money. */
export function roundChance({ round, maps }: CsChances, next: NextRound): number {
  const { number, rounds, last } = next
  const money = isHalfBegin(rounds) ? 0 : last === 0 ? ECONOMY : -ECONOMY
  const side = defendsFirst(number, rounds) ? DEFENCE : -DEFENCE
  return round + (maps[number] ?? NO_PICK) + side + money
}

function isHalfBegin(rounds: number): boolean {
  const inOvertime = rounds - 2 * HALF_ROUNDS
  return inOvertime < 0 ? rounds % HALF_ROUNDS === 0 : inOvertime % OVERTIME_HALF_ROUNDS === 0
}

/** True if the first side defends. It begins maps one and three so; sides change with halves. */
function defendsFirst(number: number, rounds: number): boolean {
  const inOvertime = rounds - 2 * HALF_ROUNDS
  const half =
    inOvertime < 0
      ? Math.floor(rounds / HALF_ROUNDS)
      : 1 + Math.floor(inOvertime / OVERTIME_HALF_ROUNDS)
  return (number + half) % 2 === 0
}

/** Who has won a map; null while it is played. */
export function mapWinner([home, away]: Score): Side | null {
  const [most, least] = [Math.max(home, away), Math.min(home, away)]
  const overtimes = Math.max(0, Math.floor((least - HALF_ROUNDS) / OVERTIME_HALF_ROUNDS) + 1)
  if (most < MAP_ROUNDS + OVERTIME_HALF_ROUNDS * overtimes) return null
  return home > away ? 0 : 1
}

/** Overtimes beyond the longest table are as likely as those within it, and end alike. */
const ROUNDS_MAX = 2 * HALF_ROUNDS + 2 * OVERTIME_HALF_ROUNDS * OVERTIMES_MAX
const KEYS = ROUNDS_MAX + 2

/** How a map may end: by winner and rounds, round by round from every score within reach. */
export function mapBranches(map: CsMap, chances: CsChances): readonly SetBranch[] {
  const { number, points } = map
  const ends = [new Float64Array(ROUNDS_MAX + 1), new Float64Array(ROUNDS_MAX + 1)] as const
  let reached = new Float64Array(KEYS)
  reached[keyOf(points[0], lastOf(map))] = 1
  let [least, most] = [points[0], points[0]]
  for (let rounds = points[0] + points[1]; rounds < ROUNDS_MAX; rounds += 1) {
    const next = new Float64Array(KEYS)
    const played = { chances, number, rounds }
    const range = afterRound(played, { reached, least, most }, next, ends)
    ;[reached, least, most] = [next, range[0], range[1]]
  }
  const level = reached.reduce((sum, share) => sum + share, 0)
  const scale = 1 / (1 - level)
  return ([0, 1] as const).map((winner) => ({
    winner,
    server: 0,
    units: { from: 0, chances: ends[winner].map((share) => share * scale) },
  }))
}

/** Scores within reach after some rounds, by rounds of the first side and who won the last. */
interface Reached {
  readonly reached: Float64Array
  readonly least: number
  readonly most: number
}

interface Round {
  readonly chances: CsChances
  readonly number: number
  readonly rounds: number
}

/** One round from every score: what is not over goes to `next`, whose range is returned. */
function afterRound(
  { chances, number, rounds }: Round,
  { reached, least, most }: Reached,
  next: Float64Array,
  ends: readonly [Float64Array, Float64Array],
): readonly [least: number, most: number] {
  let range: [number, number] = [most + 1, least]
  const add = (home: number, last: Side, share: number) => {
    const winner = mapWinner([home, rounds + 1 - home])
    const [list, index] = winner === null ? [next, keyOf(home, last)] : [ends[winner], rounds + 1]
    list[index] = chanceAt(list, index) + share
    if (winner === null) range = [Math.min(range[0], home), Math.max(range[1], home)]
  }
  for (const last of [0, 1] as const) {
    const chance = roundChance(chances, { number, rounds, last })
    for (let home = least; home <= most; home += 1) {
      const share = chanceAt(reached, keyOf(home, last))
      if (share === 0) continue
      add(home + 1, 0, share * chance)
      add(home, 1, share * (1 - chance))
    }
  }
  return range
}

/** Chance that the first side is the first to so many rounds, fewer than those that win a map. */
export function firstToRounds(map: CsMap, target: number, chances: CsChances): number {
  const known = new Map<number, number>()
  const from = (home: number, away: number, last: Side): number => {
    if (home === target || away === target) return home === target ? 1 : 0
    const key = 100 * keyOf(home, last) + away
    const kept = known.get(key)
    if (kept !== undefined) return kept
    const chance = roundChance(chances, { number: map.number, rounds: home + away, last })
    const made = chance * from(home + 1, away, 0) + (1 - chance) * from(home, away + 1, 1)
    known.set(key, made)
    return made
  }
  return from(...map.points, lastOf(map))
}

function keyOf(home: number, last: Side): number {
  return 2 * home + last
}

/** Who won the last round; before the first it does not matter. */
export function lastOf({ log }: CsMap): Side {
  return log.endsWith(SIDE_LETTERS[1]) ? 1 : 0
}

import {
  type EventOrder,
  type OrderRule,
  type OrderSpan,
  orderSpanOf,
} from '@caderneta/domain/markets/rule/event-order'
import { cellChance, goalsAt, itemAt } from '../../chances/item-at.ts'
import { once, remembered } from '../../chances/once.ts'
import { GRID_CELLS, goalsByCell, HALF_GOALS_MAX } from './goal-grid.ts'

type Side = 'home' | 'away'

/**
 * Chance that a rule about the order of goals holds if the first half ends with the score of a
 * cell: by the cell of the second half, both with the goals scored so far; one number where the
 * second half makes no difference. An array is good until the next call.
 */
export type OrderShares = (half1: number) => Float64Array | number

/** The goals of one half so far. */
interface HalfSoFar {
  readonly scored: readonly Side[]
  /** As many as a grid distinguishes, at the most. */
  readonly home: number
  readonly away: number
  /** Those above that. */
  readonly beyond: { readonly home: number; readonly away: number }
}

const HALF_CELLS = GRID_CELLS.half1
const { home: HOME, away: AWAY } = goalsByCell('half1', 'half1')

/**
 * Chance that a rule about the order of goals holds, by the scores with which the halves end. Both
 * sides score at the same times of a half, so every order of its goals that are to come is as
 * likely as any other. Throws where the order so far is not known.
 */
export function orderSharesIn(order: EventOrder): (rule: OrderRule) => OrderShares {
  const [half1, half2] = [soFarIn(order, 'half1'), soFarIn(order, 'half2')]
  const [nth1, nth2] = [nthShares(half1), nthShares(half2)]
  return (rule) => {
    if (rule.op === 'comeback') return comebackShares(rule.side, half1, half2)
    const span = orderSpanOf(rule)
    const { by } = rule
    const first = rule.op === 'nth' ? nth1(rule.n, by) : lastShares(half1, by)
    if (span === 'half1') return (cell) => readChance(first, cell)
    if (rule.op === 'nth') {
      if (span === 'half2') return () => nth2(rule.n, by)
      const beyond = half1.beyond.home + half1.beyond.away
      return (cell) => {
        const left = rule.n - goalsIn(cell) - beyond
        return left > 0 ? nth2(left, by) : readChance(first, cell)
      }
    }
    const shares = lastShares(half2, by)
    if (span === 'half2') return () => shares
    return (cell) => {
      shares[0] = readChance(first, cell)
      return shares
    }
  }
}

/** Bindings of this module: imported functions are slower in the innermost loops. */
const [readChance, readGoals] = [cellChance, goalsAt]

/** Throws where the order is not known: prices are made from matches whose goals are. */
function soFarIn(order: EventOrder, span: Exclude<OrderSpan, 'match'>): HalfSoFar {
  const sequence = order[span]
  if (sequence === null) throw new RangeError(`the order of goals in ${span} is not known`)
  const ofHome = sequence.sides.filter((side) => side === 'home').length
  const ofAway = sequence.sides.length - ofHome
  const [home, away] = [Math.min(ofHome, HALF_GOALS_MAX), Math.min(ofAway, HALF_GOALS_MAX)]
  const beyond = { home: ofHome - home, away: ofAway - away }
  return { scored: sequence.sides, home, away, beyond }
}

function goalsIn(cell: number): number {
  return readGoals(HOME, cell) + readGoals(AWAY, cell)
}

function byCell(shareOf: (home: number, away: number) => number): Float64Array {
  const shares = new Float64Array(HALF_CELLS)
  for (let cell = 0; cell < HALF_CELLS; cell += 1) {
    shares[cell] = shareOf(readGoals(HOME, cell), readGoals(AWAY, cell))
  }
  return shares
}

const SCORERS = ['home', 'away', 'none'] as const

/** Whether the nth goal of a half is of a side, or is none, by cell; rules share these. */
function nthShares(half: HalfSoFar): (n: number, by: Side | 'none') => Float64Array {
  const known = remembered((key: number) => {
    const [n, by] = [Math.floor(key / SCORERS.length), itemAt(SCORERS, key % SCORERS.length)]
    return byCell((home, away) => {
      if (n > half.scored.length + goalsToCome(half, home, away)) return by === 'none' ? 1 : 0
      return scorerChance(half, half.scored[n - 1], by, home, away)
    })
  })
  return (n, by) => known(n * SCORERS.length + SCORERS.indexOf(by))
}

function lastShares(half: HalfSoFar, by: Side | 'none'): Float64Array {
  return byCell((home, away) => {
    if (home + away === 0) return by === 'none' ? 1 : 0
    const isScored = goalsToCome(half, home, away) === 0
    return scorerChance(half, isScored ? half.scored.at(-1) : undefined, by, home, away)
  })
}

function goalsToCome(half: HalfSoFar, home: number, away: number): number {
  return home - half.home + away - half.away
}

/** A goal that is scored has its side; of those to come each is as likely as its side's share. */
function scorerChance(
  half: HalfSoFar,
  scorer: Side | undefined,
  by: Side | 'none',
  home: number,
  away: number,
): number {
  if (by === 'none') return 0
  if (scorer !== undefined) return scorer === by ? 1 : 0
  const toCome = goalsToCome(half, home, away)
  // Fewer goals than are scored: a score that cannot be, which has no chance.
  return toCome <= 0 ? 0 : (by === 'home' ? home - half.home : away - half.away) / toCome
}

/** A side that wins after it was behind: its lead is its own goals less those of the other. */
function comebackShares(side: Side, half1: HalfSoFar, half2: HalfSoFar): OrderShares {
  const [ours, theirs] = side === 'home' ? [HOME, AWAY] : [AWAY, HOME]
  const leadIn = (cell: number) => readGoals(ours, cell) - readGoals(theirs, cell)
  const leadBeyond = ({ beyond: { home, away } }: HalfSoFar) =>
    side === 'home' ? home - away : away - home
  const [beyond1, beyond2] = [leadBeyond(half1), leadBeyond(half2)]
  const [stays1, stays2] = [neverBehind(side, half1), neverBehind(side, half2)]
  const first = once(() => byCell((home, away) => stays1(0, home, away)))
  const second = remembered((lead: number) => byCell((home, away) => stays2(lead, home, away)))
  const shares = new Float64Array(HALF_CELLS)
  return (cell) => {
    const lead = leadIn(cell) + beyond1
    const before = readChance(first(), cell)
    const after = second(lead)
    for (let later = 0; later < HALF_CELLS; later += 1) {
      const isWon = lead + leadIn(later) + beyond2 > 0
      shares[later] = isWon ? 1 - before * readChance(after, later) : 0
    }
    return shares
  }
}

/** Chance that a side with some lead before the half is never behind in it. */
function neverBehind(side: Side, half: HalfSoFar) {
  let [lead, least] = [0, 0]
  for (const scorer of half.scored) {
    lead += scorer === side ? 1 : -1
    least = Math.min(least, lead)
  }
  return (before: number, home: number, away: number): number => {
    if (before + least < 0) return 0
    const [ofHome, ofAway] = [home - half.home, away - half.away]
    return side === 'home'
      ? staysChance(before + lead, ofHome, ofAway)
      : staysChance(before + lead, ofAway, ofHome)
  }
}

/**
 * Chance that a lead never falls below zero while so many goals for and against come in any order.
 * The orders in which it does are as many as the orders that end on the other side of minus one
 * (reflection principle).
 */
function staysChance(lead: number, up: number, down: number): number {
  if (lead + up - down < 0) return 0
  let share = 1
  for (let i = 0; i <= lead; i += 1) share *= Math.max(0, down - i) / (up + i + 1)
  return 1 - share
}

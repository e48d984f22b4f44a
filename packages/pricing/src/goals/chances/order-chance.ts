import type { EventOrder, OrderRule, OrderSpan } from '@caderneta/domain/markets/rule/event-order'
import { cellChance, goalsAt, itemAt } from '../../chances/item-at.ts'
import { once, remembered } from '../../chances/once.ts'
import { GRID_CELLS, goalsByCell, HALF_GOALS_MAX } from './goal-grid.ts'

type Side = 'home' | 'away'

/** Chances that a rule about the order of goals holds, by the scores with which the halves end. */
export interface OrderShares {
  /**
   * If the first half ends with the score of a cell: by the cell of the second half, both with the
   * goals scored so far; one number where the second half makes no difference. An array is good
   * until the next call.
   */
  readonly after: (half1: number) => Float64Array | number
  /** The same of a rule to which it makes no difference who scored in the first half. */
  readonly byGoals?: GoalShares
}

interface GoalShares {
  /** By the cell of the second half, after so many goals; null where it makes no difference. */
  readonly afterGoals: (goals: number) => Float64Array | null
  /** Where it makes none, by the cell of the first half. */
  readonly first: Float64Array
}

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
    if (rule.op === 'comeback') {
      return { after: comebackShares(rule.side, half1, half2) }
    }
    if (rule.op === 'last') return lastShares(rule, half1, half2)
    const first = nth1(rule.n, rule.by)
    if (rule.span === 'half1') return sharesByGoals({ first, afterGoals: () => null })
    if (rule.span === 'half2') {
      return sharesByGoals({ first, afterGoals: () => nth2(rule.n, rule.by) })
    }
    const beyond = half1.beyond.home + half1.beyond.away
    const afterGoals = (goals: number) => {
      const left = rule.n - goals - beyond
      return left > 0 ? nth2(left, rule.by) : null
    }
    return sharesByGoals({ first, afterGoals })
  }
}

function sharesByGoals(byGoals: GoalShares): OrderShares {
  const { first, afterGoals } = byGoals
  return { after: (cell) => afterGoals(goalsIn(cell)) ?? readChance(first, cell), byGoals }
}

function lastShares(
  { span, by }: Extract<OrderRule, { readonly op: 'last' }>,
  half1: HalfSoFar,
  half2: HalfSoFar,
): OrderShares {
  const [first, second] = [lastOfHalf(half1, by), lastOfHalf(half2, by)]
  if (span === 'half1') return sharesByGoals({ first, afterGoals: () => null })
  if (span === 'half2') return sharesByGoals({ first, afterGoals: () => second })
  const after = (cell: number) => {
    second[0] = readChance(first, cell)
    return second
  }
  return { after }
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

/** Goals of both sides in a cell of a half. */
export function goalsIn(cell: number): number {
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
  const inAll = once(() =>
    byCell((home, away) => half.scored.length + goalsToCome(half, home, away)),
  )
  const ofNext = remembered((by: Side | 'none') =>
    byCell((home, away) => scorerChance(half, undefined, by, home, away)),
  )
  const known = remembered((key: number) => {
    const [n, by] = [Math.floor(key / SCORERS.length), itemAt(SCORERS, key % SCORERS.length)]
    const scorer = half.scored[n - 1]
    const shares =
      scorer === undefined
        ? ofNext(by).slice()
        : new Float64Array(HALF_CELLS).fill(scorer === by ? 1 : 0)
    const isNone = by === 'none' ? 1 : 0
    const goals = inAll()
    for (let cell = 0; cell < HALF_CELLS; cell += 1) {
      if (n > readChance(goals, cell)) shares[cell] = isNone
    }
    return shares
  })
  return (n, by) => known(n * SCORERS.length + SCORERS.indexOf(by))
}

function lastOfHalf(half: HalfSoFar, by: Side | 'none'): Float64Array {
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
function comebackShares(side: Side, half1: HalfSoFar, half2: HalfSoFar): OrderShares['after'] {
  const leadOf = (home: number, away: number) => (side === 'home' ? home - away : away - home)
  const leadBeyond = ({ beyond: { home, away } }: HalfSoFar) => leadOf(home, away)
  const [beyond1, beyond2] = [leadBeyond(half1), leadBeyond(half2)]
  const [stays1, stays2] = [neverBehind(side, half1), neverBehind(side, half2)]
  const first = once(() => byCell((home, away) => stays1(0, home, away)))
  const afterLead = remembered((lead: number) => {
    const [isWon, isWonAhead] = [new Float64Array(HALF_CELLS), new Float64Array(HALF_CELLS)]
    for (let later = 0; later < HALF_CELLS; later += 1) {
      const [home, away] = [readGoals(HOME, later), readGoals(AWAY, later)]
      if (lead + leadOf(home, away) + beyond2 <= 0) continue
      isWon[later] = 1
      isWonAhead[later] = stays2(lead, home, away)
    }
    return { isWon, isWonAhead }
  })
  const shares = new Float64Array(HALF_CELLS)
  return (cell) => {
    const lead = leadOf(readGoals(HOME, cell), readGoals(AWAY, cell)) + beyond1
    const before = readChance(first(), cell)
    const { isWon, isWonAhead } = afterLead(lead)
    for (let later = 0; later < HALF_CELLS; later += 1) {
      shares[later] = readChance(isWon, later) - before * readChance(isWonAhead, later)
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

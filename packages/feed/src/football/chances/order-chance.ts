import {
  type EventOrder,
  type OrderRule,
  type OrderSpan,
  orderSpanOf,
} from '@caderneta/domain/markets/event-order'

type Side = 'home' | 'away'

/** Chance of something if the halves end with these goals, those scored included. */
type ScoreChance = (home1: number, away1: number, home2: number, away2: number) => number

/** The goals of one half so far. */
interface HalfSoFar {
  readonly scored: readonly Side[]
  readonly home: number
  readonly away: number
}

/**
 * Chance that a rule about the order of goals holds, by the scores with which the halves end. Both
 * sides score at the same times of a half, so every order of its goals that are to come is as
 * likely as any other.
 */
export function orderChance(rule: OrderRule, order: EventOrder): ScoreChance {
  const [half1, half2] = [soFarIn(order, 'half1'), soFarIn(order, 'half2')]
  if (rule.op === 'comeback') return comebackChance(rule.side, half1, half2)
  const inHalf = rule.op === 'nth' ? nthIn(rule.n, rule.by) : lastIn(rule.by)
  const span = orderSpanOf(rule)
  if (span === 'half1') return (home, away) => inHalf(half1, home, away, 0)
  if (span === 'half2') return (_home, _away, home, away) => inHalf(half2, home, away, 0)
  const isInSecond = rule.op === 'nth' ? isAfter(rule.n) : hasGoals
  return (home1, away1, home2, away2) =>
    isInSecond(home1 + away1, home2 + away2)
      ? inHalf(half2, home2, away2, home1 + away1)
      : inHalf(half1, home1, away1, 0)
}

/** Throws where the order is not known: prices are made from matches whose goals are. */
function soFarIn(order: EventOrder, span: Exclude<OrderSpan, 'match'>): HalfSoFar {
  const sequence = order[span]
  if (sequence === null) throw new RangeError(`the order of goals in ${span} is not known`)
  const home = sequence.sides.filter((side) => side === 'home').length
  return { scored: sequence.sides, home, away: sequence.sides.length - home }
}

/** Chance in one half of these goals, after so many goals before it. */
type HalfChance = (half: HalfSoFar, home: number, away: number, before: number) => number

const isAfter = (n: number) => (first: number) => n > first
const hasGoals = (_first: number, second: number) => second > 0

function nthIn(n: number, by: Side | 'none'): HalfChance {
  return (half, home, away, before) => {
    if (n - before > home + away) return by === 'none' ? 1 : 0
    return scorerChance(half, half.scored[n - before - 1], by, home, away)
  }
}

function lastIn(by: Side | 'none'): HalfChance {
  return (half, home, away) => {
    if (home + away === 0) return by === 'none' ? 1 : 0
    const isScored = half.scored.length === home + away
    return scorerChance(half, isScored ? half.scored.at(-1) : undefined, by, home, away)
  }
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
  const toCome = home + away - half.scored.length
  return (by === 'home' ? home - half.home : away - half.away) / toCome
}

function comebackChance(side: Side, half1: HalfSoFar, half2: HalfSoFar): ScoreChance {
  const isHome = side === 'home'
  const stays1 = neverBehind(side, half1)
  const stays2 = neverBehind(side, half2)
  return (home1, away1, home2, away2) => {
    const lead1 = isHome ? home1 - away1 : away1 - home1
    const lead = lead1 + (isHome ? home2 - away2 : away2 - home2)
    if (lead <= 0) return 0
    return 1 - stays1(0, home1, away1) * stays2(lead1, home2, away2)
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

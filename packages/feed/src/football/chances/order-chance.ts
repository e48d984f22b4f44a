import {
  type EventOrder,
  type OrderRule,
  type OrderSpan,
  orderSpanOf,
} from '@caderneta/domain/markets/event-order'

type Side = 'home' | 'away'

/** Goals of both sides in one half, those scored included. */
interface Goals {
  readonly home: number
  readonly away: number
}

/** The scores of both halves at the end. */
export interface HalfScores {
  readonly half1: Goals
  readonly half2: Goals
}

/**
 * Chance that a rule about the order of goals holds if the halves end with these scores. Both sides
 * score at the same times of a half, so every order of its goals that are to come is as likely as
 * any other.
 */
export function orderChance(rule: OrderRule, order: EventOrder, end: HalfScores): number {
  const halves = [
    { scored: sidesIn(order, 'half1'), goals: end.half1 },
    { scored: sidesIn(order, 'half2'), goals: end.half2 },
  ] as const
  if (rule.op === 'comeback') return comebackChance(rule.side, halves)
  const span = orderSpanOf(rule)
  const parts = span === 'match' ? halves : [span === 'half1' ? halves[0] : halves[1]]
  return rule.op === 'nth' ? nthChance(parts, rule.n, rule.by) : lastChance(parts, rule.by)
}

interface Half {
  readonly scored: readonly Side[]
  readonly goals: Goals
}

/** Throws where the order is not known: prices are made from matches whose goals are. */
function sidesIn(order: EventOrder, span: Exclude<OrderSpan, 'match'>): readonly Side[] {
  const sequence = order[span]
  if (sequence === null) throw new RangeError(`the order of goals in ${span} is not known`)
  return sequence.sides
}

const totalOf = ({ home, away }: Goals) => home + away

function nthChance(parts: readonly Half[], n: number, by: Side | 'none'): number {
  let before = 0
  for (const part of parts) {
    const total = totalOf(part.goals)
    if (n - before <= total) return scorerChance(part, part.scored[n - before - 1], by)
    before += total
  }
  return by === 'none' ? 1 : 0
}

function lastChance(parts: readonly Half[], by: Side | 'none'): number {
  const last = parts.findLast(({ goals }) => totalOf(goals) > 0)
  if (last === undefined) return by === 'none' ? 1 : 0
  const isScored = last.scored.length === totalOf(last.goals)
  return scorerChance(last, isScored ? last.scored.at(-1) : undefined, by)
}

/** A goal that is scored has its side; of those to come each is as likely as its side's share. */
function scorerChance(part: Half, scorer: Side | undefined, by: Side | 'none'): number {
  if (by === 'none') return 0
  if (scorer !== undefined) return scorer === by ? 1 : 0
  const { home, away } = goalsToCome(part)
  return (by === 'home' ? home : away) / (home + away)
}

function goalsToCome({ scored, goals }: Half): Goals {
  const home = scored.filter((side) => side === 'home').length
  return { home: goals.home - home, away: goals.away - (scored.length - home) }
}

function comebackChance(side: Side, halves: readonly Half[]): number {
  const goalsOf = (of: Side) => halves.reduce((sum, { goals }) => sum + goals[of], 0)
  const other = side === 'home' ? 'away' : 'home'
  if (goalsOf(side) <= goalsOf(other)) return 0
  let [lead, stays] = [0, 1]
  for (const half of halves) {
    for (const scorer of half.scored) {
      lead += scorer === side ? 1 : -1
      if (lead < 0) return 1
    }
    const toCome = goalsToCome(half)
    stays *= staysChance(lead, toCome[side], toCome[other])
    lead += toCome[side] - toCome[other]
  }
  return 1 - stays
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

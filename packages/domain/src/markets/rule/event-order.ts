import type { Score } from '../game/game.ts'

/** What is in order: goals. */
type EventKind = 'goal'

/** The side of an event, or 'none' where no such event comes. */
type EventSide = 'home' | 'away' | 'none'

/** Parts of a match whose events are in order. */
export type OrderSpan = 'match' | 'half1' | 'half2'

/** Rules about the order of events, which no count contains. */
export type OrderRule =
  /** The event number `n` of the span, counted from 1. */
  | {
      readonly op: 'nth'
      readonly of: EventKind
      readonly n: number
      readonly span: OrderSpan
      readonly by: EventSide
    }
  | {
      readonly op: 'last'
      readonly of: EventKind
      readonly span: OrderSpan
      readonly by: EventSide
    }
  /** Wins the match after it was behind. */
  | { readonly op: 'comeback'; readonly side: 'home' | 'away' }

/** The events of a span so far. */
export interface EventSequence {
  readonly sides: readonly ('home' | 'away')[]
  /** True when no other event comes. */
  readonly isOver: boolean
}

/** The events of a contest by span; null where their order is not known. */
export type EventOrder = Readonly<Record<OrderSpan, EventSequence | null>>

/** Null while it can still be either, and where the order is not known. */
export function truthOfOrder(rule: OrderRule, order: EventOrder): boolean | null {
  const sequence = order[orderSpanOf(rule)]
  if (sequence === null) return null
  switch (rule.op) {
    case 'nth':
      return truthOfSide(rule.by, sequence.sides[rule.n - 1], sequence.isOver)
    case 'last':
      return truthOfLast(rule.by, sequence)
    case 'comeback':
      return sequence.isOver ? isComeback(rule.side, sequence.sides) : null
  }
}

/** The span whose order decides the rule. */
export function orderSpanOf(rule: OrderRule): OrderSpan {
  return rule.op === 'comeback' ? 'match' : rule.span
}

function truthOfSide(
  by: EventSide,
  side: 'home' | 'away' | undefined,
  isOver: boolean,
): boolean | null {
  if (side !== undefined) return side === by
  return isOver ? by === 'none' : null
}

/** Another goal may make any goal the last but one; once there is one, 'none' is out. */
function truthOfLast(by: EventSide, { sides, isOver }: EventSequence): boolean | null {
  if (isOver) return (sides.at(-1) ?? 'none') === by
  return by === 'none' && sides.length > 0 ? false : null
}

function isComeback(side: 'home' | 'away', sides: readonly ('home' | 'away')[]): boolean {
  let [lead, least] = [0, 0]
  for (const scorer of sides) {
    lead += scorer === side ? 1 : -1
    least = Math.min(least, lead)
  }
  return least < 0 && lead > 0
}

/** The order that a final score alone proves: only one side, or none, has scored. */
export function orderOfScore([home, away]: Score): EventSequence | null {
  if (home > 0 && away > 0) return null
  const side = home > 0 ? 'home' : 'away'
  return { sides: Array.from({ length: home + away }, () => side), isOver: true }
}

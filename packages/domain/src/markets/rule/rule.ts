import type { SelectionResult } from '../market/market.ts'
import {
  type EventOrder,
  type OrderRule,
  type OrderSpan,
  orderSpanOf,
  truthOfOrder,
} from './event-order.ts'

/**
 * What decides a selection, as data: from it follow the result at the end, what is known before
 * the end, and the counters that have to be recorded. A counter is a whole number that a contest
 * counts, such as the goals of the home side in the first half.
 */
export type Rule<Counter extends string> = Predicate<Counter> | LineRule<Counter>

/** True or false: a selection of it wins or loses. */
export type Predicate<Counter extends string> =
  | { readonly op: 'atLeast' | 'equals'; readonly of: Sum<Counter>; readonly n: number }
  | { readonly op: 'odd'; readonly of: Sum<Counter> }
  | { readonly op: 'all' | 'any'; readonly of: readonly Predicate<Counter>[] }
  | { readonly op: 'not'; readonly of: Predicate<Counter> }
  | OrderRule

/**
 * A sum against a line, a multiple of a quarter: above a half line it wins, below it loses; a whole
 * line that is hit returns the stake; a quarter line is half a bet on each neighbouring line.
 */
interface LineRule<Counter extends string> {
  readonly op: 'beats'
  readonly of: Sum<Counter>
  readonly line: number
}

/** Counters, each times a factor: a total has factors of one, a lead has one and minus one. */
export type Sum<Counter extends string> = readonly (readonly [counter: Counter, factor: number])[]

/** The least and the most that a counter can have at the end; equal once it is certain. */
export type Range = readonly [least: number, most: number]

/** What a state of play leaves possible, for every counter of the sport. */
export type Bounds<Counter extends string> = Readonly<Record<Counter, Range>>

export function atLeast<Counter extends string>(of: Sum<Counter>, n: number): Predicate<Counter> {
  return { op: 'atLeast', of, n }
}

/** Less than `n`, of whole numbers. */
export function below<Counter extends string>(of: Sum<Counter>, n: number): Predicate<Counter> {
  return not(atLeast(of, n))
}

export function equals<Counter extends string>(of: Sum<Counter>, n: number): Predicate<Counter> {
  return { op: 'equals', of, n }
}

export function not<Counter extends string>(of: Predicate<Counter>): Predicate<Counter> {
  return { op: 'not', of }
}

export function all<Counter extends string>(
  ...of: readonly Predicate<Counter>[]
): Predicate<Counter> {
  return { op: 'all', of }
}

export function any<Counter extends string>(
  ...of: readonly Predicate<Counter>[]
): Predicate<Counter> {
  return { op: 'any', of }
}

/** Throws on a line that is no multiple of a quarter: no market has one. */
export function beats<Counter extends string>(of: Sum<Counter>, line: number): LineRule<Counter> {
  if (!Number.isInteger(4 * line)) throw new RangeError(`line: ${line}`)
  return { op: 'beats', of, line }
}

/** The same sum seen from the other side: the lead of the other team, less for more. */
export function opposite<Counter extends string>(sum: Sum<Counter>): Sum<Counter> {
  return sum.map(([counter, factor]) => [counter, -factor])
}

/**
 * Result of a selection as soon as nothing that can still happen changes it, null until then. A
 * sport whose events have no order gives none: no market of it asks.
 */
export function resultOf<Counter extends string>(
  rule: Rule<Counter>,
  bounds: Bounds<Counter>,
  order: EventOrder = NO_ORDER,
): SelectionResult | null {
  if (rule.op === 'beats') {
    const [least, most] = rangeOf(rule.of, bounds)
    const result = lineResult(least - rule.line)
    return result === lineResult(most - rule.line) ? result : null
  }
  const isTrue = truthOf(rule, { bounds, order })
  return isTrue === null ? null : isTrue ? 'win' : 'lose'
}

const NO_ORDER: EventOrder = { match: null, half1: null, half2: null }

/** The counters that a rule depends on. */
export function countersOf<Counter extends string>(rule: Rule<Counter>): readonly Counter[] {
  return partsOf(rule).flatMap((part) =>
    isOrderRule(part) ? [] : part.of.map(([counter]) => counter),
  )
}

/** The sums that a rule compares. */
export function sumsInRule<Counter extends string>(rule: Rule<Counter>): readonly Sum<Counter>[] {
  return partsOf(rule).flatMap((part) => (isOrderRule(part) ? [] : [part.of]))
}

/** What a rule says about the order of events. */
export function orderRulesOf<Counter extends string>(rule: Rule<Counter>): readonly OrderRule[] {
  return partsOf(rule).filter(isOrderRule)
}

/** The spans whose order of events a rule depends on. */
export function orderSpansOf<Counter extends string>(rule: Rule<Counter>): readonly OrderSpan[] {
  return orderRulesOf(rule).map(orderSpanOf)
}

/** The rule without what joins its parts. */
function partsOf<Counter extends string>(rule: Rule<Counter>): readonly Part<Counter>[] {
  switch (rule.op) {
    case 'all':
    case 'any':
      return rule.of.flatMap(partsOf)
    case 'not':
      return partsOf(rule.of)
    default:
      return [rule]
  }
}

type Part<Counter extends string> = Exclude<Rule<Counter>, { readonly op: 'all' | 'any' | 'not' }>

function isOrderRule<Counter extends string>(part: Part<Counter>): part is OrderRule {
  return part.op === 'nth' || part.op === 'last' || part.op === 'comeback'
}

/** What a state of play contains. */
interface Known<Counter extends string> {
  readonly bounds: Bounds<Counter>
  readonly order: EventOrder
}

/** Null while it can still be either. */
function truthOf<Counter extends string>(
  predicate: Predicate<Counter>,
  known: Known<Counter>,
): boolean | null {
  switch (predicate.op) {
    case 'atLeast': {
      const [least, most] = rangeOf(predicate.of, known.bounds)
      return least >= predicate.n ? true : most < predicate.n ? false : null
    }
    case 'equals': {
      const [least, most] = rangeOf(predicate.of, known.bounds)
      if (predicate.n < least || predicate.n > most) return false
      return least === most ? true : null
    }
    case 'odd': {
      const [least, most] = rangeOf(predicate.of, known.bounds)
      return least === most ? least % 2 !== 0 : null
    }
    case 'not': {
      const isTrue = truthOf(predicate.of, known)
      return isTrue === null ? null : !isTrue
    }
    case 'all':
      return joined(predicate.of, known, false)
    case 'any':
      return joined(predicate.of, known, true)
    default:
      return truthOfOrder(predicate, known.order)
  }
}

/** `deciding`: the value of one part that decides the whole; else all parts have to be known. */
function joined<Counter extends string>(
  parts: readonly Predicate<Counter>[],
  known: Known<Counter>,
  deciding: boolean,
): boolean | null {
  let isKnown = true
  for (const part of parts) {
    const isTrue = truthOf(part, known)
    if (isTrue === deciding) return deciding
    if (isTrue === null) isKnown = false
  }
  return isKnown ? !deciding : null
}

function rangeOf<Counter extends string>(sum: Sum<Counter>, bounds: Bounds<Counter>): Range {
  let [least, most] = [0, 0]
  for (const [counter, factor] of sum) {
    const [low, high] = bounds[counter]
    least += factor * (factor > 0 ? low : high)
    most += factor * (factor > 0 ? high : low)
  }
  return [least, most]
}

/** What a bet on a line gets from a sum that is so far above it. */
export function lineResult(ahead: number): SelectionResult {
  if (ahead >= 0.5) return 'win'
  if (ahead <= -0.5) return 'lose'
  if (ahead === 0) return 'void'
  return ahead > 0 ? 'half_win' : 'half_lose'
}

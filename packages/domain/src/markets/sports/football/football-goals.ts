import type { Score } from '../../game/game.ts'
import type { EventOrder } from '../../rule/event-order.ts'
import type { Bounds, Range, Sum } from '../../rule/rule.ts'
import { type FootballResult, halfTimeScore } from './football-result.ts'
import {
  type ClockWindow,
  type GoalLog,
  goalOrder,
  type LoggedMatch,
  logThatAddsUp,
  startsIn,
  WINDOW_STARTS,
  type WindowStart,
  windowRange,
} from './goal-log.ts'

/** Parts of a match whose goals are counted. Extra time and penalties never count. */
type GoalSpan = 'half1' | 'half2' | 'match'
type Side = 'home' | 'away'

/**
 * What football counts: goals of a half, of the match, and of the five minutes from a minute on. A
 * new counter gets its bounds below: the compiler asks for them.
 */
export type FootballCounter = `goals.${GoalSpan | `from${WindowStart}`}.${Side}`

/** How much of a match is over, as far as its markets are concerned. */
export interface MatchProgress {
  readonly score: Score
  /** Score at half-time, null until the first half is over. */
  readonly halfTime: Score | null
  readonly isNinetyOver: boolean
  /** Undefined where minutes and order of the goals are not known. */
  readonly log?: GoalLog | undefined
}

/** The sums of goals that markets are about. */
export function goalsIn(span: GoalSpan) {
  const [home, away] = [`goals.${span}.home`, `goals.${span}.away`] as const
  const sum = (ofHome: number, ofAway: number): Sum<FootballCounter> =>
    [[home, ofHome] as const, [away, ofAway] as const].filter(([, factor]) => factor !== 0)
  return { home: sum(1, 0), away: sum(0, 1), total: sum(1, 1), lead: sum(1, -1) }
}

/** The same of the goals between two minutes; of none where the last is before the first. */
export function goalsInWindow(minutes: ClockWindow) {
  const sum = (ofHome: number, ofAway: number): Sum<FootballCounter> =>
    startsIn(minutes).flatMap((start) => [
      [`goals.from${start}.home`, ofHome],
      [`goals.from${start}.away`, ofAway],
    ])
  return { total: sum(1, 1), lead: sum(1, -1) }
}

/** Goals that a state of play leaves possible: any number may follow until the whistle. */
export function goalBounds(progress: MatchProgress): Bounds<FootballCounter> {
  return boundsOf(loggedMatch(progress), (side) => sideBounds(progress, side))
}

/** Goals of a match that is over; `UNKNOWN` where the source does not contain them. */
export function finalGoals(result: FootballResult): Bounds<FootballCounter> {
  const { fullTime } = result
  const halfTime = halfTimeScore(result)
  return boundsOf(loggedResult(result), (side) => ({
    half1: exactly(halfTime?.[side]),
    half2: exactly(halfTime && fullTime ? fullTime[side] - halfTime[side] : undefined),
    match: exactly(fullTime?.[side]),
  }))
}

/** The order of goals in a state of play. */
export function goalOrderIn(progress: MatchProgress): EventOrder {
  return goalOrder(loggedMatch(progress))
}

/** The order of goals of a match that is over. */
export function finalGoalOrder(result: FootballResult): EventOrder {
  return goalOrder(loggedResult(result))
}

function loggedMatch({ score, halfTime, isNinetyOver, log }: MatchProgress): LoggedMatch {
  const scores = {
    half1: halfTime ?? score,
    half2: halfTime && sinceHalfTime(score, halfTime),
    match: score,
  }
  const isOver = { half1: halfTime !== null, half2: isNinetyOver, match: isNinetyOver }
  return { log: logThatAddsUp(log, scores), scores, isOver }
}

function loggedResult(result: FootballResult): LoggedMatch {
  const { fullTime, goals } = result
  const halfTime = halfTimeScore(result)
  const scores = {
    half1: halfTime,
    half2: halfTime && fullTime && sinceHalfTime(fullTime, halfTime),
    match: fullTime,
  }
  const log = goals && { goals, minute: 90 }
  const isOver = { half1: true, half2: true, match: true }
  return { log: logThatAddsUp(log, scores), scores, isOver }
}

function sinceHalfTime(score: Score, halfTime: Score): Score {
  return [score[0] - halfTime[0], score[1] - halfTime[1]]
}

type GoalRanges = Readonly<Record<GoalSpan, Range>>

function boundsOf(
  match: LoggedMatch,
  rangesOf: (side: 0 | 1) => GoalRanges,
): Bounds<FootballCounter> {
  const bounds: Partial<Record<FootballCounter, Range>> = {}
  for (const [side, name] of [
    [0, 'home'],
    [1, 'away'],
  ] as const) {
    const { half1, half2, match: whole } = rangesOf(side)
    bounds[`goals.half1.${name}`] = half1
    bounds[`goals.half2.${name}`] = half2
    bounds[`goals.match.${name}`] = whole
    for (const start of WINDOW_STARTS) {
      bounds[`goals.from${start}.${name}`] = windowRange(match, start, side) ?? UNKNOWN
    }
  }
  if (!isTotal(bounds)) throw new RangeError('a counter of football without bounds')
  return bounds
}

const SPANS = ['half1', 'half2', 'match'] as const
const COUNTERS: readonly FootballCounter[] = [
  ...SPANS,
  ...WINDOW_STARTS.map((start) => `from${start}` as const),
].flatMap((span) => [`goals.${span}.home` as const, `goals.${span}.away` as const])

function isTotal(
  bounds: Partial<Record<FootballCounter, Range>>,
): bounds is Record<FootballCounter, Range> {
  return COUNTERS.every((counter) => counter in bounds)
}

/** A counter that the source does not contain. */
export const UNKNOWN: Range = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]

function exactly(goals: number | undefined): Range {
  return goals === undefined ? UNKNOWN : [goals, goals]
}

function sideBounds({ score, halfTime, isNinetyOver }: MatchProgress, side: 0 | 1): GoalRanges {
  const [now, atHalfTime] = [score[side], halfTime?.[side]]
  const toCome = isNinetyOver ? 0 : Number.POSITIVE_INFINITY
  if (atHalfTime === undefined) {
    return { half1: [now, now + toCome], half2: [0, toCome], match: [now, now + toCome] }
  }
  const since = now - atHalfTime
  return {
    half1: [atHalfTime, atHalfTime],
    half2: [since, since + toCome],
    match: [now, now + toCome],
  }
}

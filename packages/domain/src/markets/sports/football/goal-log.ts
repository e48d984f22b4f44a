import type { Period, Score } from '../../game/game.ts'
import type { EventOrder, EventSequence, OrderSpan } from '../../rule/event-order.ts'
import { orderOfScore } from '../../rule/event-order.ts'
import type { Range } from '../../rule/rule.ts'

/** A goal at the minute that the clock shows: 45 in the stoppage of the first half. */
export interface TimedGoal {
  readonly side: 'home' | 'away'
  readonly period: Period
  readonly minute: number
}

/** The goals of a match in their order, annulled ones left out. */
export interface GoalLog {
  /** Goals of extra time are ignored. */
  readonly goals: readonly TimedGoal[]
  /** The minute that the clock shows, which is not over; the first is 1. */
  readonly minute: number
}

/** Starts of windows of five minutes: 0 is what the clock shows as the minutes 1 to 5. */
export const WINDOW_STARTS = [
  0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85,
] as const
export type WindowStart = (typeof WINDOW_STARTS)[number]

export const WINDOW_MINUTES = 5
const HALF_MINUTES = 45
export const MATCH_MINUTES = 90

/** Minutes of the clock from one to another, both included; the first of a match is 1. */
export interface ClockWindow {
  readonly first: number
  readonly last: number
}

/** The windows of five minutes of which another one consists. */
export function startsIn({ first, last }: ClockWindow): readonly WindowStart[] {
  return WINDOW_STARTS.filter((start) => start >= first - 1 && start < last)
}

/** The windows of so many minutes, a multiple of five, of which a match consists. */
export function windowsOf(minutes: number): readonly ClockWindow[] {
  return Array.from({ length: MATCH_MINUTES / minutes }, (_, i) => ({
    first: minutes * i + 1,
    last: minutes * (i + 1),
  }))
}

/** True of the windows to which the stoppage time of their half belongs. */
export function isLastOfHalf(start: WindowStart): boolean {
  return (start + WINDOW_MINUTES) % HALF_MINUTES === 0
}

/** '1-15'. */
export function windowName({ first, last }: ClockWindow): string {
  return `${first}-${last}`
}

/** Scores of the spans of a match: null where not known. */
type SpanScores = Readonly<Record<OrderSpan, Score | null>>

/** What a log adds to the scores of a match, and which of its spans are over. */
export interface LoggedMatch {
  /** Null without one, and where its goals do not add up to the scores. */
  readonly log: GoalLog | null
  readonly scores: SpanScores
  readonly isOver: Readonly<Record<OrderSpan, boolean>>
}

/**
 * Goals of a side in a window of five minutes that are still possible; null where they are over
 * and not known. Stoppage time belongs to the last window of its half.
 */
export function windowRange(match: LoggedMatch, start: WindowStart, side: 0 | 1): Range | null {
  const { log, scores, isOver } = match
  const half = start < HALF_MINUTES ? 'half1' : 'half2'
  const isPassed = isOver[half] || (log !== null && isPassedBy(log.minute, start))
  if (log === null) {
    const isGoalless = isPassed && scores[half]?.[side] === 0
    return isGoalless ? [0, 0] : isPassed ? null : [0, Number.POSITIVE_INFINITY]
  }
  const scored = goalsOf(log, half).filter(
    (goal) => goal.side === sideName(side) && windowOf(goal) === start,
  ).length
  return [scored, isPassed ? scored : Number.POSITIVE_INFINITY]
}

/** The order of the goals so far. */
export function goalOrder({ log, scores, isOver }: LoggedMatch): EventOrder {
  const sequence = (span: OrderSpan): EventSequence | null => {
    if (log !== null) {
      return { sides: goalsOf(log, span).map(({ side }) => side), isOver: isOver[span] }
    }
    const score = scores[span]
    return isOver[span] && score ? orderOfScore(score) : null
  }
  return { match: sequence('match'), half1: sequence('half1'), half2: sequence('half2') }
}

/** The log, unless it contradicts the scores: then it is as if there were none. */
export function logThatAddsUp(log: GoalLog | undefined, scores: SpanScores): GoalLog | null {
  if (log === undefined) return null
  const spans = ['half1', 'half2', 'match'] as const
  const addsUp = spans.every((span) => {
    const score = scores[span]
    return (
      score === null || ([0, 1] as const).every((side) => score[side] === count(log, span, side))
    )
  })
  return addsUp ? log : null
}

function count(log: GoalLog, span: OrderSpan, side: 0 | 1): number {
  return goalsOf(log, span).filter((goal) => goal.side === sideName(side)).length
}

const PERIODS_OF: Readonly<Record<OrderSpan, readonly Period[]>> = {
  half1: ['1H'],
  half2: ['2H'],
  match: ['1H', '2H'],
}

function goalsOf({ goals }: GoalLog, span: OrderSpan): readonly TimedGoal[] {
  return goals.filter(({ period }) => PERIODS_OF[span].includes(period))
}

function sideName(side: 0 | 1): 'home' | 'away' {
  return side === 0 ? 'home' : 'away'
}

/** A minute outside of its half is one of its first or of its last window. */
function windowOf({ period, minute }: TimedGoal): number {
  const start = WINDOW_MINUTES * Math.floor((minute - 1) / WINDOW_MINUTES)
  const first = period === '1H' ? 0 : HALF_MINUTES
  return Math.min(Math.max(start, first), first + HALF_MINUTES - WINDOW_MINUTES)
}

/** The clock of the first half shows no minute after 45, so its last window ends with the half. */
function isPassedBy(minute: number, start: WindowStart): boolean {
  return minute > start + WINDOW_MINUTES
}

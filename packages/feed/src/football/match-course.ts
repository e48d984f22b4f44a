import type { GameStatus, MatchClock, Period, Score } from '@caderneta/domain/markets/game/game'
import { WINDOW_MINUTES } from '@caderneta/domain/markets/sports/football/goal-log'
import {
  isDismissal,
  type TimedIncident,
} from '@caderneta/domain/markets/sports/football/incidents/incident'
import type { GoalsState } from '@caderneta/pricing/goals/goals-model'
import { type MatchTime, outlooksBeforeSecond } from '@caderneta/pricing/goals/match-time'
import type { PlayerAdvantage } from '@caderneta/pricing/goals/player-advantage'
import { type Half, halfSeconds, leftOfHalf } from '@caderneta/pricing/goals/stoppage'
import { noiseAt, seedOf } from '@caderneta/pricing/random'
import { advantageAt } from './advantage-at.ts'
import type { Goal, MatchScript, PlayedPeriod, ScriptIncident } from './match-script.ts'

/** A stretch of a match between two whistles, in seconds since kick-off, its end not included. */
interface MatchSpan {
  readonly period: Period
  readonly startSecond: number
  readonly endSecond: number
}

/** A goal at its second since kick-off. */
interface TimedGoal extends Goal {
  readonly second: number
}

/** An incident at its second since kick-off. */
type PlayedIncident = ScriptIncident & TimedIncident

/** When everything in a match happens, in match seconds since kick-off. */
export interface MatchCourse {
  readonly spans: readonly MatchSpan[]
  readonly goals: readonly TimedGoal[]
  /** At their seconds since kick-off. */
  readonly incidents: readonly PlayedIncident[]
  /** Those of the incidents that send a player off. */
  readonly dismissals: readonly PlayedIncident[]
  /** False where the source records none: players may have been sent off all the same. */
  readonly hasIncidents: boolean
  readonly halfTimeSecond: number
  /** End of the 90 minutes with their stoppage time: what bets are settled on. */
  readonly ninetySecond: number
  readonly finalSecond: number
}

/** A match at one second. */
interface MatchState extends GoalsState {
  readonly status: GameStatus
  readonly clock: MatchClock
}

const MINUTE = 60
const FIRST_MINUTE: Readonly<Record<PlayedPeriod, number>> = {
  '1H': 1,
  '2H': 46,
  ET1: 91,
  ET2: 106,
}
const REGULAR_MINUTES: Readonly<Record<PlayedPeriod, number>> = {
  '1H': 45,
  '2H': 45,
  ET1: 15,
  ET2: 15,
}
const BREAK_MINUTES = { HT: 15, FT: 5, PEN: 8 }
const EXTRA_TIME_STOPPAGE = 1

/** Lays a script on the clock: half-time takes 15 minutes, the break before extra time five. */
export function matchCourse(script: MatchScript): MatchCourse {
  const spans = matchSpans(script)
  const seed = seedOf(`goals/${script.fixture.gameId}`)
  const goals = script.goals
    .map((goal, i) => ({ ...goal, second: goalSecond(spans, goal, noiseAt(seed, i)) }))
    .sort((one, other) => one.second - other.second)
  const incidents = timedIncidents(spans, script.incidents ?? NO_INCIDENTS)
  return {
    spans,
    goals,
    incidents,
    dismissals: incidents.filter(isDismissal),
    hasIncidents: script.incidents !== undefined,
    halfTimeSecond: spanOf(spans, '1H').endSecond,
    ninetySecond: spanOf(spans, '2H').endSecond,
    finalSecond: Math.max(...spans.map(({ endSecond }) => endSecond)),
  }
}

const NO_INCIDENTS: readonly ScriptIncident[] = []

function timedIncidents(
  spans: readonly MatchSpan[],
  incidents: readonly ScriptIncident[],
): readonly PlayedIncident[] {
  return incidents
    .map((incident) => ({
      ...incident,
      second: incidentSecond(spans, incident),
      minute: minuteShown(incident.period, incident.second),
    }))
    .sort((one, other) => one.second - other.second)
}

/** Throws where a half ends before an incident that the script has in it. */
function incidentSecond(spans: readonly MatchSpan[], { period, second }: ScriptIncident): number {
  const { startSecond, endSecond } = spanOf(spans, period)
  if (startSecond + second >= endSecond) throw new RangeError(`an event after the end of ${period}`)
  return startSecond + second
}

/** When each window of five minutes of the clock is over that ends before its half. */
export function windowEnds({ spans }: MatchCourse): readonly number[] {
  return (['1H', '2H'] as const).flatMap((half) => {
    const { startSecond } = spanOf(spans, half)
    const count = REGULAR_MINUTES[half] / WINDOW_MINUTES
    return Array.from(
      { length: count - 1 },
      (_, i) => startSecond + (i + 1) * WINDOW_MINUTES * MINUTE,
    )
  })
}

/** Status, clock and score at a second since kick-off. */
export function matchStateAt(course: MatchCourse, second: number): MatchState {
  const span = course.spans.find(({ endSecond }) => second < endSecond)
  const halfTime =
    second < course.halfTimeSecond ? null : scoreAt(course, course.halfTimeSecond - 1)
  return {
    score: scoreAt(course, second),
    halfTime,
    status: span ? (span.period === 'HT' ? 'halftime' : 'live') : 'ended',
    clock: clockAt(course, span, second),
  }
}

/**
 * What has been played at a second since kick-off, and what may be left, if the ball stays in play
 * for so many seconds more. It follows from what the clock shows, never from when the half really
 * ends.
 */
export function matchTimeAt(course: MatchCourse, second: number, secondsMore = 0): MatchTime {
  const { halfTimeSecond, ninetySecond } = course
  const secondHalf = spanOf(course.spans, '2H').startSecond
  const firstHalf = halfTimeSecond / halfSeconds('1H')
  if (second < halfTimeSecond) {
    const seconds = second + secondsMore
    return {
      played: [seconds / halfSeconds('1H'), 0],
      outlooks: outlooksBeforeSecond(leftOfHalf('1H', seconds)),
      advantage: advantageAfter(course, second, seconds),
    }
  }
  if (second < secondHalf) {
    const advantage = advantageAfter(course, second, halfTimeSecond)
    return { played: [firstHalf, 0], outlooks: outlooksBeforeSecond(OVER), advantage }
  }
  const isOver = second >= ninetySecond
  const seconds = (isOver ? ninetySecond : second + secondsMore) - secondHalf
  const ends = isOver ? OVER : leftOfHalf('2H', seconds)
  return {
    played: [firstHalf, seconds / halfSeconds('2H')],
    outlooks: ends.map(({ chance, left }) => ({ chance, left: [0, left] })),
    advantage: advantageAfter(course, second, halfTimeSecond, secondHalf + seconds),
  }
}

/**
 * From the dismissals up to a second, of a match of which so much has been played, in seconds since
 * kick-off: none that comes later is known, although the match may have gone on by then.
 */
function advantageAfter(
  { dismissals, hasIncidents, spans }: MatchCourse,
  second: number,
  firstEnd: number,
  secondEnd?: number,
): PlayerAdvantage | undefined {
  if (!hasIncidents) return undefined
  const known = dismissals.filter((one) => one.second <= second)
  const halfOf = (half: Half, endSecond: number) => ({
    ...{ half, endSecond },
    startSecond: spanOf(spans, half).startSecond,
  })
  const played = secondEnd === undefined ? null : halfOf('2H', secondEnd)
  return advantageAt(known, halfOf('1H', firstEnd), played)
}

const OVER: ReturnType<typeof leftOfHalf> = [{ chance: 1, left: 0 }]

function matchSpans(script: MatchScript): readonly MatchSpan[] {
  const { hasExtraTime, penalties } = script
  const halves = [
    played(script, '1H', script.firstHalfStoppage),
    ['HT', BREAK_MINUTES.HT],
    played(script, '2H', script.secondHalfStoppage),
  ] as const
  const extraTime = [
    played(script, 'ET1', EXTRA_TIME_STOPPAGE),
    played(script, 'ET2', EXTRA_TIME_STOPPAGE),
  ] as const
  const parts: readonly (readonly [Period, number])[] = [
    ...halves,
    ...(hasExtraTime || penalties ? [['FT', BREAK_MINUTES.FT] as const] : []),
    ...(hasExtraTime ? extraTime : []),
    ...(penalties ? [['PEN', BREAK_MINUTES.PEN] as const] : []),
  ]
  let startSecond = 0
  return parts.map(([period, minutes]) => {
    const span = { period, startSecond, endSecond: startSecond + minutes * MINUTE }
    startSecond = span.endSecond
    return span
  })
}

function played(
  { goals }: MatchScript,
  period: PlayedPeriod,
  stoppageMin: number,
): readonly [Period, number] {
  const late = goals.filter((goal) => goal.period === period).map(({ stoppage }) => stoppage)
  return [period, REGULAR_MINUTES[period] + Math.max(stoppageMin, ...late)]
}

function goalSecond(spans: readonly MatchSpan[], goal: Goal, noise: number): number {
  const { startSecond } = spanOf(spans, goal.period)
  const regular = REGULAR_MINUTES[goal.period]
  const minute = Math.min(Math.max(goal.minute - FIRST_MINUTE[goal.period], 0), regular - 1)
  const minutes = goal.stoppage > 0 ? regular + goal.stoppage - 1 : minute
  return startSecond + minutes * MINUTE + 1 + Math.floor(((noise + 1) / 2) * 59)
}

function spanOf(spans: readonly MatchSpan[], period: Period): MatchSpan {
  const span = spans.find((each) => each.period === period)
  if (!span) throw new RangeError(`a goal in ${period}, which is not played`)
  return span
}

function scoreAt({ goals }: MatchCourse, second: number): Score {
  const scored = goals.filter((goal) => goal.second <= second)
  const home = scored.filter(({ side }) => side === 'home').length
  return [home, scored.length - home]
}

function clockAt(course: MatchCourse, span: MatchSpan | undefined, second: number): MatchClock {
  const period = span?.period ?? 'FT'
  if (span && isPlayed(period)) {
    const seconds = second - span.startSecond
    const stoppage = Math.max(0, Math.floor(seconds / MINUTE) - REGULAR_MINUTES[period] + 1)
    return { period, minute: minuteShown(period, seconds), stoppage }
  }
  const before = course.spans.filter(({ endSecond }) => endSecond <= second)
  const last = before.map((each) => each.period).findLast(isPlayed) ?? '1H'
  return { period, minute: FIRST_MINUTE[last] + REGULAR_MINUTES[last] - 1, stoppage: 0 }
}

/** What the clock shows so many seconds after the start of a period. */
function minuteShown(period: PlayedPeriod, seconds: number): number {
  const minutes = Math.floor(seconds / MINUTE)
  return FIRST_MINUTE[period] + Math.min(minutes, REGULAR_MINUTES[period] - 1)
}

function isPlayed(period: Period): period is PlayedPeriod {
  return period in FIRST_MINUTE
}

import type { GameStatus, MatchClock, Period, Score } from '@caderneta/domain/markets/game'
import type { GoalsState, MatchTime } from './goals-model.ts'
import type { Goal, MatchScript, PlayedPeriod, ScriptIncident } from './match-script.ts'
import { type Substitution, secondOfChange } from './players/line-up.ts'
import { HALF_REGULAR_SECONDS, type Half, halfSeconds, stoppageLaw } from './stoppage.ts'

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
interface TimedIncident extends ScriptIncident {
  readonly second: number
}

/** A substitution at its second since kick-off. */
interface TimedSubstitution extends Substitution {
  readonly second: number
}

/** When everything in a match happens, in match seconds since kick-off. */
export interface MatchCourse {
  readonly spans: readonly MatchSpan[]
  readonly goals: readonly TimedGoal[]
  readonly incidents: readonly TimedIncident[]
  /** Minutes that are announced when the 45 minutes of a half are over. */
  readonly boards: Readonly<Record<Half, number>>
  /** At the first second of their minutes. */
  readonly substitutions: readonly TimedSubstitution[]
  readonly halfTimeSecond: number
  readonly secondHalfSecond: number
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
  const { stoppage } = script
  return {
    spans,
    goals: timed(spans, script.goals),
    incidents: timed(spans, script.incidents ?? NO_INCIDENTS),
    boards: { '1H': stoppage['1H'].board, '2H': stoppage['2H'].board },
    substitutions: substitutionsIn(spans, script),
    halfTimeSecond: spanOf(spans, '1H').endSecond,
    secondHalfSecond: spanOf(spans, '2H').startSecond,
    ninetySecond: spanOf(spans, '2H').endSecond,
    finalSecond: Math.max(...spans.map(({ endSecond }) => endSecond)),
  }
}

const NO_INCIDENTS: readonly ScriptIncident[] = []

function substitutionsIn(
  spans: readonly MatchSpan[],
  { players }: MatchScript,
): readonly TimedSubstitution[] {
  if (players === undefined) return []
  const { startSecond } = spanOf(spans, '2H')
  return players.substitutions
    .map((one) => ({ ...one, second: startSecond + secondOfChange(one.minute) }))
    .sort((one, other) => one.second - other.second)
}

/** A minute as the record books write it. */
type Minute = Pick<Goal, 'period' | 'minute' | 'stoppage' | 'secondOfMinute'>

function timed<Event extends Minute>(
  spans: readonly MatchSpan[],
  events: readonly Event[],
): readonly (Event & { readonly second: number })[] {
  return events
    .map((event) => ({ ...event, second: secondOf(spans, event) }))
    .sort((one, other) => one.second - other.second)
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
 * for so many seconds more. It follows from what the clock and the board show, never from when the
 * half really ends.
 */
export function matchTimeAt(course: MatchCourse, second: number, secondsMore = 0): MatchTime {
  const first = halfTimeAt(course, '1H', second, secondsMore)
  if (first.left !== null) {
    const outlooks = first.left.map(({ chance, left }) => ({ chance, left: [left, 1] as const }))
    return { played: [first.played, 0], outlooks }
  }
  const { played, left } = halfTimeAt(course, '2H', second, secondsMore)
  const outlooks = left ?? OVER
  return {
    played: [first.played, played],
    outlooks: outlooks.map((one) => ({ chance: one.chance, left: [0, one.left] })),
  }
}

const OVER: HalfLeft = [{ chance: 1, left: 0 }]
/** A half that has not begun. */
const WHOLE: HalfLeft = [{ chance: 1, left: 1 }]

type HalfLeft = ReturnType<typeof stoppageLaw>

/** The part of a half that has been played, and what may be left; null once it is over. */
interface HalfTime {
  readonly played: number
  readonly left: HalfLeft | null
}

function halfTimeAt(
  { spans, boards }: MatchCourse,
  half: Half,
  second: number,
  secondsMore: number,
): HalfTime {
  const { startSecond, endSecond } = spanOf(spans, half)
  // Nothing happens in the second of the whistle.
  if (second >= endSecond) {
    return { played: (endSecond - 1 - startSecond) / halfSeconds(half), left: null }
  }
  const now = second - startSecond
  if (now < 0) return { played: 0, left: WHOLE }
  const isShown = now >= HALF_REGULAR_SECONDS
  const elapsed = isShown ? now + secondsMore : Math.min(now + secondsMore, LAST_REGULAR_SECOND)
  const left = stoppageLaw(half, isShown ? boards[half] : null, elapsed)
  return { played: elapsed / halfSeconds(half), left }
}

/** The board is sent with the next second. */
const LAST_REGULAR_SECOND = HALF_REGULAR_SECONDS - 1

function matchSpans(script: MatchScript): readonly MatchSpan[] {
  const { hasExtraTime, penalties, stoppage } = script
  const half = (period: Half) => [period, HALF_REGULAR_SECONDS + stoppage[period].seconds] as const
  const extraTime = [extraHalf(script, 'ET1'), extraHalf(script, 'ET2')] as const
  const parts: readonly (readonly [Period, number])[] = [
    half('1H'),
    ['HT', BREAK_MINUTES.HT * MINUTE],
    half('2H'),
    ...(hasExtraTime || penalties ? [['FT', BREAK_MINUTES.FT * MINUTE] as const] : []),
    ...(hasExtraTime ? extraTime : []),
    ...(penalties ? [['PEN', BREAK_MINUTES.PEN * MINUTE] as const] : []),
  ]
  let startSecond = 0
  return parts.map(([period, seconds]) => {
    const span = { period, startSecond, endSecond: startSecond + seconds }
    startSecond = span.endSecond
    return span
  })
}

/** No market is about extra time, so that its end may depend on its goals. */
function extraHalf({ goals }: MatchScript, period: 'ET1' | 'ET2'): readonly [Period, number] {
  const late = goals.filter((goal) => goal.period === period).map(({ stoppage }) => stoppage)
  const minutes = REGULAR_MINUTES[period] + Math.max(EXTRA_TIME_STOPPAGE, ...late)
  return [period, minutes * MINUTE]
}

/** Throws where a half ends before an event that the script has in it. */
function secondOf(spans: readonly MatchSpan[], event: Minute): number {
  const { startSecond, endSecond } = spanOf(spans, event.period)
  const regular = REGULAR_MINUTES[event.period]
  const minute = Math.min(Math.max(event.minute - FIRST_MINUTE[event.period], 0), regular - 1)
  const minutes = event.stoppage > 0 ? regular + event.stoppage - 1 : minute
  const second = startSecond + minutes * MINUTE + event.secondOfMinute
  if (second >= endSecond) throw new RangeError(`an event after the end of ${event.period}`)
  return second
}

function spanOf(spans: readonly MatchSpan[], period: Period): MatchSpan {
  const span = spans.find((each) => each.period === period)
  if (!span) throw new RangeError(`an event in ${period}, which is not played`)
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
    const minutes = Math.floor((second - span.startSecond) / MINUTE)
    const regular = REGULAR_MINUTES[period]
    const minute = FIRST_MINUTE[period] + Math.min(minutes, regular - 1)
    const stoppage = Math.max(0, minutes - regular + 1)
    const isShown = stoppage > 0 && isHalf(period)
    return { period, minute, stoppage, ...(isShown && { added: course.boards[period] }) }
  }
  const before = course.spans.filter(({ endSecond }) => endSecond <= second)
  const last = before.map((each) => each.period).findLast(isPlayed) ?? '1H'
  return { period, minute: FIRST_MINUTE[last] + REGULAR_MINUTES[last] - 1, stoppage: 0 }
}

function isHalf(period: PlayedPeriod): period is Half {
  return period === '1H' || period === '2H'
}

function isPlayed(period: Period): period is PlayedPeriod {
  return period in FIRST_MINUTE
}

import type { GameStatus, MatchClock, Period } from '@caderneta/domain/markets/game/game'
import type { SeasonGame } from '../season/season-game.ts'
import { xml } from './xml.ts'

/** What messages call each status. */
export const STATUSES: Readonly<Record<GameStatus, number>> = {
  scheduled: 0,
  live: 1,
  halftime: 1,
  interrupted: 7,
  postponed: 8,
  ended: 4,
  cancelled: 5,
}

const MATCH_STATUSES: Readonly<Partial<Record<Period, number>>> = {
  '1H': 6,
  HT: 31,
  '2H': 7,
  ET1: 41,
  ET2: 42,
  PEN: 50,
  S1: 8,
  S2: 9,
  S3: 10,
  S4: 11,
  S5: 12,
  Q1: 13,
  Q2: 14,
  Q3: 15,
  Q4: 16,
  OT: 40,
  M1: 141,
  M2: 142,
  M3: 143,
  M4: 144,
  M5: 145,
}
const [POSTPONED, CANCELLED] = [60, 70]
const [HALF_TIME, IN_PROGRESS, INTERRUPTED, ENDED] = [31, 21, 80, 100]
const [AWAITING_EXTRA_TIME, AWAITING_PENALTIES] = [32, 34]
const REGULAR_MINUTES = 90

/** `sport_event_status` of a match as it stands. */
export function writeStatus({ status, clock, score }: SeasonGame): string {
  const points = clock?.points?.map((one) => (one === 'AD' ? '50' : one))
  const attributes = {
    status: STATUSES[status],
    match_status: matchStatus(status, clock),
    home_score: score[0],
    away_score: score[1],
    home_gamescore: points?.[0],
    away_gamescore: points?.[1],
  }
  const parts = clock ? [writeClock(clock), ...writePartScore(clock)] : []
  return xml('sport_event_status', attributes, parts)
}

export function writeClock({ minute, stoppage }: MatchClock): string {
  return xml('clock', {
    match_time: `${minute}:00`,
    stoppage_time: stoppage > 0 ? `${stoppage}:00` : undefined,
  })
}

/** The score of the part that is being played; nothing in sports whose parts have none. */
export function writePartScore(
  { period, partScore }: MatchClock,
  attributes: Readonly<Record<string, string>> = {},
): readonly string[] {
  if (!partScore) return []
  const score = xml('period_score', {
    ...attributes,
    match_status_code: MATCH_STATUSES[period],
    number: partNumber(period),
    home_score: partScore[0],
    away_score: partScore[1],
  })
  return [xml('period_scores', {}, [score])]
}

/** The number of `match_status`. */
export function matchStatus(status: GameStatus, clock: MatchClock | null): number {
  if (status === 'ended') return ENDED
  if (status === 'halftime') return HALF_TIME
  if (status === 'interrupted') return INTERRUPTED
  if (status === 'scheduled') return 0
  if (status === 'postponed') return POSTPONED
  if (status === 'cancelled') return CANCELLED
  if (clock === null) return IN_PROGRESS
  if (clock.period === 'FT') return breakAfter(clock.minute)
  return MATCH_STATUSES[clock.period] ?? IN_PROGRESS
}

/** Between regular time and what decides the match. */
function breakAfter(minute: number): number {
  return minute > REGULAR_MINUTES ? AWAITING_PENALTIES : AWAITING_EXTRA_TIME
}

/** 'S2' is the second set, 'M3' the third map: only these have a score of their own. */
function partNumber(period: Period): number {
  return Number(period.slice(1))
}

import { DAY_MS } from './calendar-day.ts'

/**
 * Weeks begin on Tuesday and have two match windows: midweek (Tuesday to Thursday) and weekend
 * (Friday to Monday). They are counted from Tuesday, 6 January 1970: even ones are midweeks.
 */
const FIRST_TUESDAY = 5
const MIDWEEK_DAYS = 3

export const WEEKDAYS = ['tue', 'wed', 'thu', 'fri', 'sat', 'sun', 'mon'] as const

export function isMidweek(window: number): boolean {
  return window % 2 === 0
}

export function windowOfDay(day: number): number {
  const week = Math.floor((day - FIRST_TUESDAY) / 7)
  return 2 * week + (day - FIRST_TUESDAY - 7 * week < MIDWEEK_DAYS ? 0 : 1)
}

/** Day since 1970-01-01 of a weekday in the week of a window. */
export function dayInWeek(window: number, weekday: string): number {
  const index = WEEKDAYS.findIndex((name) => name === weekday)
  return FIRST_TUESDAY + 7 * Math.floor(window / 2) + index
}

export function weekdayOf(day: number): string | undefined {
  return WEEKDAYS[(day - FIRST_TUESDAY) % 7]
}

/** The day that decides whether a match window is in a season: Wednesday or Saturday. */
export function mainDay(window: number): number {
  return dayInWeek(window, isMidweek(window) ? 'wed' : 'sat')
}

/** Days since 1970-01-01, both included. */
export interface DaySpan {
  readonly from: number
  readonly until: number
}

export function isWithin(day: number, { from, until }: DaySpan): boolean {
  return from <= day && day <= until
}

/** Day since 1970-01-01 of 'YYYY-MM-DD'. */
export function dayOfDate(date: string): number {
  return Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS)
}

/** The year of its Tuesday. */
export function yearOfWindow(window: number): number {
  return new Date(dayInWeek(window, 'tue') * DAY_MS).getUTCFullYear()
}

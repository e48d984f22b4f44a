/** Days of the calendar, 'YYYY-MM-DD': with summer time some have 23 hours, and others 25. */

/** The day so many days after another, or before it. */
export function dayAfter(day: string, days: number): string {
  const moment = new Date(noonOf(day))
  moment.setUTCDate(moment.getUTCDate() + days)
  return moment.toISOString().slice(0, 'YYYY-MM-DD'.length)
}

/** A moment that has this date in UTC, for formats of dates alone. */
export function noonOf(day: string): number {
  return Date.parse(`${day}T12:00:00Z`)
}

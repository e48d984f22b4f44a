const MINUTE_MS = 60_000
const OFFSET = /GMT([+-])(\d\d):(\d\d)/

/** The moment (ms UTC) at which the clocks of a zone show a time (ms, as if it were UTC). */
export type LocalTime = (localMs: number) => number

/** Daylight saving included. */
export function localTime(timeZone: string): LocalTime {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  const offsetAt = (ms: number) => {
    const offset = OFFSET.exec(format.format(ms))
    // Greenwich itself is 'GMT', without an offset.
    if (offset === null) return 0
    const [, sign, hours, minutes] = offset
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE_MS
  }
  // The offset of a moment that is at most a day off is wrong only beside a change of the clocks.
  return (localMs) => localMs - offsetAt(localMs - offsetAt(localMs))
}

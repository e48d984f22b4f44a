import { gmtOffset } from '@caderneta/domain/person/time-zones'
import type { MatchRecord } from './competition.ts'

const MINUTE_MS = 60_000

/**
 * When a match kicked off, as an ISO text in UTC, so that matches of different zones are ordered by
 * what happened first. `timeZone` (IANA) counts where the file names no zone; a match without a
 * time is at the start of its day.
 */
export function kickOffMoment(
  { date, time, utcOffsetMinutes }: Pick<MatchRecord, 'date' | 'time' | 'utcOffsetMinutes'>,
  timeZone: string,
): string {
  const civilMs = Date.parse(`${date}T${time || '00:00'}:00Z`)
  const ahead = utcOffsetMinutes ?? offsetMinutes(timeZone, civilMs)
  return new Date(civilMs - ahead * MINUTE_MS).toISOString()
}

/** Civil time is taken for UTC to look the offset up: wrong only within hours of a clock change. */
function offsetMinutes(timeZone: string, civilMs: number): number {
  const [, sign, hours = '0', minutes = '0'] =
    /GMT([+-])(\d{2}):(\d{2})/.exec(gmtOffset(timeZone, civilMs)) ?? []
  const ahead = Number(hours) * 60 + Number(minutes)
  return sign === '-' ? -ahead : ahead
}

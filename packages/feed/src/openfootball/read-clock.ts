import { plainFigures } from '@caderneta/domain/text/outside-text'

/** A time of day as a file writes it. */
interface ReadClock {
  /** 'HH:MM'. */
  readonly time: string
  /** '24:00' is the begin of the day after. */
  readonly isNextDay: boolean
  /** Null when no zone is named. */
  readonly utcOffsetMinutes: number | null
}

/** '19:00', '9.30', '19h15', '19h', '19:00:00', '7:30 pm'; then the zone, if there is one. */
const CLOCK = /^(\d{1,2})(?:[:.h](\d{2})(?::\d{2})?|h)?\s*([ap])?\.?(?:m\.?)?\s*(.*)$/i
/** 'UTC', 'GMT+1', '(UTC-03:00)', 'Z', '+0530'. */
const ZONE = /^(?:utc|gmt|z)?\s*(?:([+-])\s*(\d{1,2})(?::?([0-5]\d))?)?$/i
const ZONES: ReadonlyMap<string, number> = new Map([
  ['WET', 0],
  ['WEST', 1],
  ['CET', 1],
  ['CEST', 2],
  ['EET', 2],
  ['EEST', 3],
  ['MSK', 3],
  ['BRT', -3],
])
const UTC_HOURS_MAX = 14

/** Null when it is no time, or names a zone that is not known. */
export function readClock(text: string): ReadClock | null {
  const match = CLOCK.exec(plainFigures(text))
  if (!match) return null
  const [, hourText = '', minuteText, half, zone = ''] = match
  const hour = hourOf(Number(hourText), half?.toLowerCase())
  const minute = Number(minuteText ?? '0')
  const isBare = minuteText === undefined && half === undefined && !/\dh/i.test(text)
  if (isBare || hour === null || minute > 59) return null
  if (hour > 24 || (hour === 24 && minute > 0)) return null
  const offset = offsetOf(zone.replace(/[()]/g, '').trim())
  if (offset === 'unknown') return null
  const isNextDay = hour === 24
  const shown = String(isNextDay ? 0 : hour).padStart(2, '0')
  const time = `${shown}:${String(minute).padStart(2, '0')}`
  return { time, isNextDay, utcOffsetMinutes: offset }
}

/** 12 am is midnight, 12 pm is noon. */
function hourOf(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour
  if (hour < 1 || hour > 12) return null
  return (hour % 12) + (half === 'p' ? 12 : 0)
}

function offsetOf(zone: string): number | null | 'unknown' {
  if (zone === '') return null
  const named = ZONES.get(zone.toUpperCase())
  if (named !== undefined) return named * 60
  const match = ZONE.exec(zone)
  if (!match) return 'unknown'
  const [, sign, hours = '0', minutes = '0'] = match
  if (Number(hours) > UTC_HOURS_MAX) return 'unknown'
  const ahead = Number(hours) * 60 + Number(minutes)
  return sign === '-' ? -ahead : ahead
}

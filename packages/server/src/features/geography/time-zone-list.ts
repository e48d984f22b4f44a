import type { Language } from '@caderneta/contract/language'
import type { TimeZoneWire } from '@caderneta/contract/profile/geography'
import { gmtOffset, TIME_ZONES, type TimeZone } from '@caderneta/domain/person/time-zones'

interface ShiftedZone {
  readonly zone: TimeZone
  readonly offset: string
  readonly minutes: number
}

/** Zones change their offset only at a full quarter of an hour. */
const QUARTER_MS = 900_000

/** The zones with their current offsets. */
export class TimeZoneList {
  #listed: { readonly quarter: number; readonly zones: readonly ShiftedZone[] } | null = null

  /**
   * From west to east, then in the order of the list. Intl takes about ten milliseconds for all of
   * them, so the result is cached for its quarter of an hour.
   */
  read(language: Language, now: number): TimeZoneWire[] {
    const quarter = Math.floor(now / QUARTER_MS)
    if (this.#listed?.quarter !== quarter) this.#listed = { quarter, zones: shiftedZones(now) }
    return this.#listed.zones.map(({ zone, offset }) => ({
      id: zone.id,
      name: language === 'en' ? zone.nameEn : zone.name,
      offset,
    }))
  }
}

function shiftedZones(now: number): readonly ShiftedZone[] {
  return TIME_ZONES.map((zone) => shifted(zone, gmtOffset(zone.id, now))).toSorted(
    (one, other) => one.minutes - other.minutes,
  )
}

function shifted(zone: TimeZone, offset: string): ShiftedZone {
  const hours = Number(offset.slice(3, 6))
  const minutes = Number(offset.slice(7))
  return { zone, offset, minutes: hours * 60 + (offset[3] === '-' ? -minutes : minutes) }
}

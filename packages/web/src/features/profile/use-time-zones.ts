import type { TimeZoneWire } from '@caderneta/contract/profile/geography'
import { listTimeZones } from '@caderneta/contract/profile/geography-calls'
import { call } from '../../api/call.ts'
import { type Failure, isFailure } from '../../api/failure.ts'
import { type QueryCache, useQuery } from '../../api/query-cache.ts'
import { PREFS_DEFAULT, useLanguage } from '../../prefs/prefs-store.ts'
import { type Page, usePage } from '../../root/page.ts'
import { useTexts } from '../../texts/texts.ts'
import { profileTexts } from './profile-texts.ts'

type TimeZones = readonly TimeZoneWire[]

declare module '../../root/page.ts' {
  interface Page {
    readonly timeZonesCache: QueryCache<TimeZones>
  }
}
const RENEWED_MS = 3_600_000

/** Without the token: the names come in the language of the page, not in the account's. */
async function fetchTimeZones(page: Page): Promise<TimeZones | Failure> {
  const done = await call(page, listTimeZones, {}, { isAnonymous: true })
  return isFailure(done) ? done : done.value.data
}

/** The zones with their offsets of today; only the chosen one, by a name, until they are loaded. */
export function useTimeZones(chosen: string): TimeZones {
  const page = usePage()
  const texts = useTexts(profileTexts)
  const { value, failure } = useQuery(
    page.timeZonesCache,
    useLanguage(),
    fetchTimeZones,
    RENEWED_MS,
  )
  const zones = value ?? []
  const isListed = zones.some(({ id }) => id === chosen)
  if (isListed) return zones
  const isDefault = chosen === PREFS_DEFAULT.timezone
  const other = value || failure ? chosen : texts.timezonesLoading
  return [{ id: chosen, name: isDefault ? texts.timezoneDefault : other, offset: '' }, ...zones]
}

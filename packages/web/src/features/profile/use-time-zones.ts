import type { TimeZoneWire } from '@caderneta/contract/profile/geography'
import { listTimeZones } from '@caderneta/contract/profile/geography-calls'
import { call } from '../../api/call.ts'
import { type Failure, isFailure } from '../../api/failure.ts'
import { QueryCache, useQuery } from '../../api/query-cache.ts'
import { useLanguage } from '../../prefs/prefs-store.ts'
import { kept } from '../../root/root.ts'

type TimeZones = readonly TimeZoneWire[]

const cache = kept(() => new QueryCache<TimeZones>())
const RENEWED_MS = 3_600_000

/** Without the token: the names come in the language of the page, not in the account's. */
async function fetchTimeZones(): Promise<TimeZones | Failure> {
  const done = await call(listTimeZones, {}, { isAnonymous: true })
  return isFailure(done) ? done : done.value.data
}

/** The zones with their offsets of today; only the chosen one until they are loaded. */
export function useTimeZones(chosen: string): TimeZones {
  const { value } = useQuery(cache(), useLanguage(), fetchTimeZones, RENEWED_MS)
  const zones = value ?? []
  const isListed = zones.some(({ id }) => id === chosen)
  return isListed ? zones : [{ id: chosen, name: chosen, offset: '' }, ...zones]
}

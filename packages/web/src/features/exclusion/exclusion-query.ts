import type { ExclusionWire } from '@caderneta/contract/exclusion/exclusion'
import { readExclusion } from '@caderneta/contract/exclusion/exclusion-calls'
import { useCallback, useSyncExternalStore } from 'react'
import { call, type Done, type FieldsOf, type PageCall } from '../../api/call.ts'
import { type Failure, isFailure } from '../../api/failure.ts'
import { QueryCache, type QueryResult, useQuery } from '../../api/query-cache.ts'
import { readPrefs } from '../../prefs/prefs-store.ts'
import { kept } from '../../root/root.ts'
import { markExcluded, readSession, replacePrefs, useSession } from '../session/session.ts'

const cache = kept(() => new QueryCache<ExclusionWire>())
/** Only the player changes it, here or on another device. */
const RENEWED_MS = 300_000

async function fetchState(): Promise<ExclusionWire | Failure> {
  const done = await call(readExclusion, {})
  return isFailure(done) ? done : learn(done.value.data)
}

/** However the page learns of it, every component is updated. */
function learn(state: ExclusionWire): ExclusionWire {
  markExcluded(state.standing !== null)
  return state
}

/** Whether the player of this page is excluded from betting, and until when. */
export function useExclusion(): QueryResult<ExclusionWire> {
  return useQuery(cache(), String(useSession().token), fetchState, RENEWED_MS)
}

/** The exclusion in force as far as the page knows, without a request. */
export function useKnownExclusion(): ExclusionWire['standing'] {
  const key = String(useSession().token)
  const known = cache()
  const subscribe = useCallback(
    (listener: () => void) => known.subscribe(key, listener),
    [known, key],
  )
  return useSyncExternalStore(subscribe, () => known.read(key)).value?.standing ?? null
}

/** To be called when a refusal shows that the exclusion has changed. */
export async function learnExclusion(): Promise<void> {
  await cache().load(String(readSession().token), fetchState)
}

/** Begins or revokes an exclusion; every component receives the new state. */
export async function sendExclusion<Fields>(
  change: PageCall<Fields, { readonly data: ExclusionWire }>,
  fields: FieldsOf<NoInfer<Fields>>,
): Promise<Done<unknown> | Failure> {
  const done = await call(change, fields)
  if (isFailure(done)) return done
  const state = learn(done.value.data)
  cache().amend(() => state)
  const { prefs } = readSession()
  const { language } = readPrefs()
  if (prefs && state.standing) replacePrefs({ ...prefs, language, onlinePopUps: false })
  return done
}

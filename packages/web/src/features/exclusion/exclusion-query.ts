import type { ExclusionWire } from '@caderneta/contract/exclusion/exclusion'
import { readExclusion } from '@caderneta/contract/exclusion/exclusion-calls'
import { useCallback, useSyncExternalStore } from 'react'
import { call, type Done, type FieldsOf, type PageCall } from '../../api/call.ts'
import { type Failure, isFailure } from '../../api/failure.ts'
import { type QueryCache, type QueryResult, useQuery } from '../../api/query-cache.ts'
import { readPrefs } from '../../prefs/prefs-store.ts'
import { type Page, usePage } from '../../root/page.ts'
import { markExcluded, readSession, replacePrefs, useSession } from '../session/session.ts'

declare module '../../root/page.ts' {
  interface Page {
    readonly exclusionCache: QueryCache<ExclusionWire>
  }
}
/** Only the player changes it, here or on another device. */
const RENEWED_MS = 300_000

async function fetchState(page: Page): Promise<ExclusionWire | Failure> {
  const done = await call(page, readExclusion, {})
  return isFailure(done) ? done : learn(page, done.value.data)
}

/** However the page learns of it, every component is updated. */
function learn(page: Pick<Page, 'session'>, state: ExclusionWire): ExclusionWire {
  markExcluded(page, state.standing !== null)
  return state
}

/** Whether the player of this page is excluded from betting, and until when. */
export function useExclusion(): QueryResult<ExclusionWire> {
  const page = usePage()
  return useQuery(page.exclusionCache, String(useSession().token), fetchState, RENEWED_MS)
}

/** The exclusion in force as far as the page knows, without a request. */
export function useKnownExclusion(): ExclusionWire['standing'] {
  const page = usePage()
  const key = String(useSession().token)
  const known = page.exclusionCache
  const subscribe = useCallback(
    (listener: () => void) => known.subscribe(key, listener),
    [known, key],
  )
  return useSyncExternalStore(subscribe, () => known.read(key)).value?.standing ?? null
}

/** To be called when a refusal shows that the exclusion has changed. */
export async function learnExclusion(page: Page): Promise<void> {
  await page.exclusionCache.load(String(readSession(page).token), () => fetchState(page))
}

/** Begins or revokes an exclusion; every component receives the new state. */
export async function sendExclusion<Fields>(
  page: Page,
  change: PageCall<Fields, { readonly data: ExclusionWire }>,
  fields: FieldsOf<NoInfer<Fields>>,
): Promise<Done<unknown> | Failure> {
  const done = await call(page, change, fields)
  if (isFailure(done)) return done
  const state = learn(page, done.value.data)
  page.exclusionCache.amend(() => state)
  const { prefs } = readSession(page)
  const { language } = readPrefs(page)
  if (prefs && state.standing) replacePrefs(page, { ...prefs, language, onlinePopUps: false })
  return done
}

import { type ExclusionWire, exclusionReply } from '@caderneta/contract/exclusion/exclusion'
import { useCallback, useSyncExternalStore } from 'react'
import { type CallFields, call, type Done } from '../../api/call.ts'
import { type Failure, isFailure } from '../../api/failure.ts'
import { QueryCache, type QueryResult, useQuery } from '../../api/query-cache.ts'
import { readPrefs } from '../../prefs/prefs-store.ts'
import { markExcluded, readSession, replacePrefs, useSession } from '../session/session.ts'

const cache = new QueryCache<ExclusionWire>()
/** It changes by the player's own hand, here or on another device. */
const RENEWED_MS = 300_000

async function fetchState(): Promise<ExclusionWire | Failure> {
  const done = await call('exclusion/getState', {}, exclusionReply)
  return isFailure(done) ? done : learn(done.value.data)
}

/** However the page hears of it, every part of it knows. */
function learn(state: ExclusionWire): ExclusionWire {
  markExcluded(state.standing !== null)
  return state
}

/** Whether the player of this page is excluded from betting, and until when. */
export function useExclusion(): QueryResult<ExclusionWire> {
  return useQuery(cache, String(useSession().token), fetchState, RENEWED_MS)
}

/** What stands as far as the page has heard; nobody is asked. */
export function useKnownExclusion(): ExclusionWire['standing'] {
  const key = String(useSession().token)
  const subscribe = useCallback((listener: () => void) => cache.subscribe(key, listener), [key])
  return useSyncExternalStore(subscribe, () => cache.read(key)).value?.standing ?? null
}

/** To be called when a refusal told that there is something to know. */
export async function learnExclusion(): Promise<void> {
  await cache.load(String(readSession().token), fetchState)
}

/** Begins an exclusion or takes it back; every part of the page learns how it stands. */
export async function sendExclusion(
  verb: 'begin' | 'revoke',
  fields: CallFields,
): Promise<Done<unknown> | Failure> {
  const done = await call(`exclusion/${verb}`, fields, exclusionReply)
  if (isFailure(done)) return done
  const state = learn(done.value.data)
  cache.amend(() => state)
  const { prefs } = readSession()
  const { language } = readPrefs()
  if (prefs && state.standing) replacePrefs({ ...prefs, language, onlinePopUps: false })
  return done
}

import { type ExclusionWire, exclusionReply } from '@caderneta/contract/exclusion/exclusion'
import { useCallback, useSyncExternalStore } from 'react'
import { Answers, type Asked, useAsked } from '../../api/answers.ts'
import { type CallFields, call, type Done } from '../../api/call.ts'
import { type Failure, isFailure } from '../../api/failure.ts'
import { readPrefs } from '../../prefs/prefs-store.ts'
import { markExcluded, readSession, replacePrefs, useSession } from '../session/session.ts'

const answers = new Answers<ExclusionWire>()
/** It changes by the player's own hand, here or on another device. */
const RENEWED_MS = 300_000

async function askState(): Promise<ExclusionWire | Failure> {
  const done = await call('exclusion/getState', {}, exclusionReply)
  return isFailure(done) ? done : learn(done.value.data)
}

/** However the page hears of it, every part of it knows. */
function learn(told: ExclusionWire): ExclusionWire {
  markExcluded(told.standing !== null)
  return told
}

/** Whether the player of this page is excluded from betting, and until when. */
export function useExclusion(): Asked<ExclusionWire> {
  return useAsked(answers, String(useSession().token), askState, RENEWED_MS)
}

/** What stands as far as the page has heard; nobody is asked. */
export function useKnownStanding(): ExclusionWire['standing'] {
  const key = String(useSession().token)
  const subscribe = useCallback((listener: () => void) => answers.subscribe(key, listener), [key])
  return useSyncExternalStore(subscribe, () => answers.read(key)).value?.standing ?? null
}

/** To be called when a refusal told that there is something to know. */
export async function learnExclusion(): Promise<void> {
  await answers.ask(String(readSession().token), askState)
}

/** Begins an exclusion or takes it back; every part of the page learns how it stands. */
export async function sendExclusion(
  verb: 'begin' | 'revoke',
  fields: CallFields,
): Promise<Done<unknown> | Failure> {
  const done = await call(`exclusion/${verb}`, fields, exclusionReply)
  if (isFailure(done)) return done
  const told = learn(done.value.data)
  answers.amend(() => told)
  const { prefs } = readSession()
  const { language } = readPrefs()
  if (prefs && told.standing) replacePrefs({ ...prefs, language, onlinePopUps: false })
  return done
}

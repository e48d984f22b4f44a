import { clientDataReply, loginReply } from '@caderneta/contract/accounts/accounts'
import { type CallFields, callPath, type Done } from '../../api/call.ts'
import { type Failure, isFailure } from '../../api/failure.ts'
import { readPrefs } from '../../prefs/prefs-store.ts'
import { refreshSite } from '../../site/refresh-site.ts'
import { readSite, showSite } from '../../site/site-store.ts'
import { loadFetchBase } from './check-session.ts'
import { type SessionStart, startSession } from './session-store.ts'

/** A call that returns a session, which starts before it resolves (LGN-09, SES-13). */
async function enter(path: string, fields: CallFields): Promise<Done<SessionStart> | Failure> {
  const done = await callPath(path, fields, loginReply, { isAnonymous: true })
  if (isFailure(done)) return done
  const languageBefore = readPrefs().language
  startSession(done.value)
  void loadFetchBase().catch(() => {})
  void fetchClientSettings()
  if (done.value.prefs.language !== languageBefore) void refreshSite()
  return done
}

/** Logs in by e-mail or username. */
export function logIn(email: string, password: string): Promise<Done<SessionStart> | Failure> {
  return enter('login', { email, password })
}

interface Recovery {
  readonly email: string
  /** From the mailed link. */
  readonly code: string
  readonly newPassword: string
}

/** Sets a new password by the mailed code, which behaves like a login (FGT-06). */
export function recover(recovery: Recovery): Promise<Done<SessionStart> | Failure> {
  return enter('forgot', { ...recovery })
}

/** The settings after a login replace those of the visitor's start. */
async function fetchClientSettings(): Promise<void> {
  const done = await callPath('client/getData', {}, clientDataReply)
  const site = readSite()
  if (!isFailure(done) && site) showSite({ ...site, client: done.value.data.client })
}

import { clientDataReply, loginReply } from '@caderneta/contract/accounts'
import { call, type Done } from '../../api/call.ts'
import { type Failure, isFailure } from '../../api/failure.ts'
import { readPrefs } from '../../prefs/prefs-store.ts'
import { refreshSite } from '../../site/refresh-site.ts'
import { readSite, showSite } from '../../site/site-store.ts'
import { type SessionStart, startSession } from './session-store.ts'

/** Logs in by e-mail or username; the session starts before this answers (LGN-09, SES-13). */
export async function logIn(
  email: string,
  password: string,
): Promise<Done<SessionStart> | Failure> {
  const done = await call('login', { email, password }, loginReply)
  if (isFailure(done)) return done
  const languageBefore = readPrefs().language
  startSession(done.value)
  void askClientSettings()
  if (done.value.prefs.language !== languageBefore) void refreshSite()
  return done
}

/** The settings after a login replace those of the visitor's start. */
async function askClientSettings(): Promise<void> {
  const done = await call('client/getData', {}, clientDataReply)
  const site = readSite()
  if (!isFailure(done) && site) showSite({ ...site, client: done.value.data.client })
}

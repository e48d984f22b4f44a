import * as calls from '@caderneta/contract/accounts/account-calls'
import { call, type Done, type FieldsOf, failureOf, type PageCall } from '../../api/call.ts'
import { type Failure, isFailure } from '../../api/failure.ts'
import { readPrefs } from '../../prefs/prefs-store.ts'
import type { Page } from '../../root/page.ts'
import { refreshSite } from '../../site/refresh-site.ts'
import { readSite, showSite } from '../../site/site-store.ts'
import { loadFetchBase } from './check-session.ts'
import { startSession } from './player-session.ts'
import type { SessionStart } from './session-store.ts'

type NoSession = Readonly<Record<string, never>>

/** A call that returns a session, which starts before it resolves (LGN-09, SES-13). */
async function enter<Fields>(
  page: Page,
  sessionCall: PageCall<Fields, SessionStart | NoSession>,
  fields: FieldsOf<Fields>,
): Promise<Done<SessionStart> | Failure> {
  const done = await call(page, sessionCall, fields, { isAnonymous: true })
  if (isFailure(done)) return done
  const { value, msg } = done
  if (!isSession(value)) return failureOf(page, 'strange_answer', value)
  const languageBefore = readPrefs(page).language
  startSession(page, value)
  void loadFetchBase().catch(() => {})
  void fetchClientSettings(page)
  if (value.prefs.language !== languageBefore) void refreshSite(page)
  return { value, msg }
}

/** The response of a recovery that only sends the mail is none. */
function isSession(value: SessionStart | NoSession): value is SessionStart {
  return 'token' in value
}

/** Logs in by e-mail or username. */
export function logIn(
  page: Page,
  email: string,
  password: string,
): Promise<Done<SessionStart> | Failure> {
  return enter(page, calls.logIn, { email, password })
}

interface Recovery {
  readonly email: string
  /** From the mailed link. */
  readonly code: string
  readonly newPassword: string
}

/** Sets a new password by the mailed code, which behaves like a login (FGT-06). */
export function recover(page: Page, recovery: Recovery): Promise<Done<SessionStart> | Failure> {
  return enter(page, calls.recoverAccount, { ...recovery })
}

/** The settings after a login replace those of the visitor's start. */
async function fetchClientSettings(page: Page): Promise<void> {
  const done = await call(page, calls.readClientSettings, {})
  const site = readSite(page)
  if (!isFailure(done) && site) showSite(page, { ...site, client: done.value.data.client })
}

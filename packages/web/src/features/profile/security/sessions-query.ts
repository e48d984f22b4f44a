import * as calls from '@caderneta/contract/accounts/account-calls'
import type { OpenSessionWire } from '@caderneta/contract/accounts/sessions'
import { call, type Done } from '../../../api/call.ts'
import { type Failure, isFailure } from '../../../api/failure.ts'
import { type QueryCache, type QueryResult, useQuery } from '../../../api/query-cache.ts'
import { type Page, usePage } from '../../../root/page.ts'
import { useSession } from '../../session/session.ts'

type OpenSessions = readonly OpenSessionWire[]

declare module '../../../root/page.ts' {
  interface Page {
    readonly openSessionsCache: QueryCache<OpenSessions>
  }
}
const RENEWED_MS = 60_000

async function fetchSessions(page: Page): Promise<OpenSessions | Failure> {
  const done = await call(page, calls.listSessions, {})
  return isFailure(done) ? done : done.value.data
}

/** The open sessions of the account, last used first. */
export function useOpenSessions(): QueryResult<OpenSessions> {
  const page = usePage()
  const { token } = useSession()
  return useQuery(page.openSessionsCache, `${token}`, fetchSessions, RENEWED_MS)
}

/** Ends one session; it leaves the list at once, also when it had already expired meanwhile. */
export async function endOpenSession(
  page: Page,
  sessionId: string,
): Promise<Done<unknown> | Failure> {
  const done = await call(page, calls.endSession, { sessionId })
  if (!isFailure(done) || done.failed === 'unknown_session') {
    page.openSessionsCache.amend((sessions) =>
      sessions.filter((session) => session.sessionId !== sessionId),
    )
  }
  return done
}

/** Ends all sessions but the current one. */
export async function endOtherSessions(page: Page): Promise<Done<unknown> | Failure> {
  const done = await call(page, calls.endOtherSessions, {})
  if (!isFailure(done))
    page.openSessionsCache.amend((sessions) => sessions.filter(({ isCurrent }) => isCurrent))
  return done
}

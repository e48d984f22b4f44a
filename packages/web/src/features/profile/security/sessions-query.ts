import * as calls from '@caderneta/contract/accounts/account-calls'
import type { OpenSessionWire } from '@caderneta/contract/accounts/sessions'
import { call, type Done } from '../../../api/call.ts'
import { type Failure, isFailure } from '../../../api/failure.ts'
import { QueryCache, type QueryResult, useQuery } from '../../../api/query-cache.ts'
import { kept } from '../../../root/root.ts'
import { useSession } from '../../session/session.ts'

type OpenSessions = readonly OpenSessionWire[]

const cache = kept(() => new QueryCache<OpenSessions>())
const RENEWED_MS = 60_000

async function fetchSessions(): Promise<OpenSessions | Failure> {
  const done = await call(calls.listSessions, {})
  return isFailure(done) ? done : done.value.data
}

/** The open sessions of the account, last used first. */
export function useOpenSessions(): QueryResult<OpenSessions> {
  const { token } = useSession()
  return useQuery(cache(), `${token}`, fetchSessions, RENEWED_MS)
}

/** Ends one session; it leaves the list at once, also when it had already expired meanwhile. */
export async function endOpenSession(sessionId: string): Promise<Done<unknown> | Failure> {
  const done = await call(calls.endSession, { sessionId })
  if (!isFailure(done) || done.failed === 'unknown_session') {
    cache().amend((sessions) => sessions.filter((session) => session.sessionId !== sessionId))
  }
  return done
}

/** Ends all sessions but the current one. */
export async function endOtherSessions(): Promise<Done<unknown> | Failure> {
  const done = await call(calls.endOtherSessions, {})
  if (!isFailure(done)) cache().amend((sessions) => sessions.filter(({ isCurrent }) => isCurrent))
  return done
}

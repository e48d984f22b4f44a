import { type OpenSessionWire, sessionsReply } from '@caderneta/contract/accounts/sessions'
import * as z from 'zod/mini'
import { Answers, type Asked, useAsked } from '../../../api/answers.ts'
import { call, type Done } from '../../../api/call.ts'
import { type Failure, isFailure } from '../../../api/failure.ts'
import { useSession } from '../../session/session.ts'

type OpenSessions = readonly OpenSessionWire[]

const answers = new Answers<OpenSessions>()
const RENEWED_MS = 60_000

async function askSessions(): Promise<OpenSessions | Failure> {
  const done = await call('sessions/getAll', {}, sessionsReply)
  return isFailure(done) ? done : done.value.data
}

/** Where the account is open, the last used first. */
export function useOpenSessions(): Asked<OpenSessions> {
  const { token } = useSession()
  return useAsked(answers, `${token}`, askSessions, RENEWED_MS)
}

/** Ends one session; it leaves the list at once, also when it had ended by itself meanwhile. */
export async function endOpenSession(sessionId: string): Promise<Done<unknown> | Failure> {
  const done = await call('sessions/end', { sessionId }, z.object({}))
  if (!isFailure(done) || done.failed === 'unknown_session') {
    answers.amend((sessions) => sessions.filter((session) => session.sessionId !== sessionId))
  }
  return done
}

/** Ends all sessions but this one. */
export async function endOtherSessions(): Promise<Done<unknown> | Failure> {
  const done = await call('sessions/endOthers', {}, z.object({}))
  if (!isFailure(done)) answers.amend((sessions) => sessions.filter(({ isCurrent }) => isCurrent))
  return done
}

import * as calls from '@caderneta/contract/accounts/account-calls'
import { isRefusal } from '@caderneta/contract/refusals'
import type { FastifyInstance } from 'fastify'
import type { SessionCaller } from '../../../http/caller.ts'
import { route } from '../../../http/route.ts'
import { logSecurity } from '../../../http/security/security-log.ts'
import type { AccountDeps } from '../account-deps.ts'
import { endSession } from './end-session.ts'
import { listSessions } from './list-sessions.ts'

/** `logout` and the sessions on the page Preferências. */
export function registerSessionRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const { sessions } = deps
  route(app, calls.logOut, async (_input, caller) => {
    await sessions.end(caller.tokenHash)
    logSecurity(deps.log, 'logout', fieldsOf(caller))
    return { done: 'logged_out' }
  })
  route(app, calls.listSessions, async (_input, caller) => ({
    done: 'ok',
    body: { data: await listSessions(deps, caller) },
  }))
  route(app, calls.endSession, async (fields, caller) => {
    const result = await endSession(deps, caller.playerId, fields.sessionId)
    if (!isRefusal(result)) logSecurity(deps.log, 'session ended', fieldsOf(caller))
    return result
  })
  route(app, calls.endOtherSessions, async (_input, caller) => {
    await sessions.endOthers(caller.playerId, caller.tokenHash)
    logSecurity(deps.log, 'other sessions ended', fieldsOf(caller))
    return { done: 'sessions_ended' }
  })
}

function fieldsOf({ playerId, address }: SessionCaller) {
  return { playerId, address }
}

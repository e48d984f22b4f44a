import { endSessionRequest } from '@caderneta/contract/accounts/sessions'
import { isRefusal } from '@caderneta/contract/refusals'
import type { FastifyInstance } from 'fastify'
import type { SessionCaller } from '../../../http/caller.ts'
import { noFields, sessionRoute } from '../../../http/route.ts'
import { logSecurity } from '../../../http/security/security-log.ts'
import type { AccountDeps } from '../account-deps.ts'
import { endSession } from './end-session.ts'
import { listSessions } from './list-sessions.ts'

/** `logout` and the sessions on the page Preferências. */
export function registerSessionRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const { sessions } = deps
  sessionRoute(app, '/api/logout', noFields, async (_input, caller) => {
    await sessions.end(caller.tokenHash)
    logSecurity(deps.log, 'logout', fieldsOf(caller))
    return { done: 'logged_out' }
  })
  sessionRoute(app, '/api/sessions/getAll', noFields, async (_input, caller) => ({
    done: 'ok',
    body: { data: await listSessions(deps, caller) },
  }))
  sessionRoute(app, '/api/sessions/end', endSessionRequest, async (fields, caller) => {
    const result = await endSession(deps, caller.playerId, fields.sessionId)
    if (!isRefusal(result)) logSecurity(deps.log, 'session ended', fieldsOf(caller))
    return result
  })
  sessionRoute(app, '/api/sessions/endOthers', noFields, async (_input, caller) => {
    await sessions.endOthers(caller.playerId, caller.tokenHash)
    logSecurity(deps.log, 'other sessions ended', fieldsOf(caller))
    return { done: 'sessions_ended' }
  })
}

function fieldsOf({ playerId, address }: SessionCaller) {
  return { playerId, address }
}

import { endSessionRequest } from '@caderneta/contract/sessions'
import type { FastifyInstance } from 'fastify'
import { noFields, sessionRoute } from '../../http/route.ts'
import type { AccountParts } from './account-parts.ts'
import { endSession } from './end-session.ts'
import { listSessions } from './list-sessions.ts'

/** `logout` and the sessions that Preferências shows. */
export function registerSessionRoutes(app: FastifyInstance, parts: AccountParts): void {
  const { sessions } = parts
  sessionRoute(app, '/api/logout', noFields, async (_input, { tokenHash }) => {
    await sessions.end(tokenHash)
    return { done: 'logged_out' }
  })
  sessionRoute(app, '/api/sessions/getAll', noFields, async (_input, caller) => ({
    done: 'ok',
    body: { data: await listSessions(parts, caller) },
  }))
  sessionRoute(app, '/api/sessions/end', endSessionRequest, ({ sessionId }, { playerId }) =>
    endSession(parts, playerId, sessionId),
  )
  sessionRoute(app, '/api/sessions/endOthers', noFields, async (_input, caller) => {
    await sessions.endOthers(caller.playerId, caller.tokenHash)
    return { done: 'sessions_ended' }
  })
}

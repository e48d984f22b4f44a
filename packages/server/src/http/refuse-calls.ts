import { refuse } from '@caderneta/contract/refusals'
import type { onRequestHookHandler } from 'fastify'
import type { Roles } from '../config/roles.ts'
import { sendResponse } from './call-response.ts'
import { OPERATOR_PATHS } from './operator-routes.ts'
import { requestLanguage } from './route.ts'

const OF_OPERATORS = new Set<string>(Object.values(OPERATOR_PATHS))
export const STREAM_PATH = '/api/stream'

/** Of a server without the role of calls: what operators request is served, and the stream's. */
export function refuseCalls(roles: Roles): onRequestHookHandler {
  return (request, reply, done) => {
    const { url } = request.routeOptions
    const isServed =
      url === STREAM_PATH ? roles.has('stream') : url !== undefined && OF_OPERATORS.has(url)
    if (isServed) return done()
    sendResponse(reply, refuse('unavailable'), requestLanguage(request))
  }
}

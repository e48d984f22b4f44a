import type { Socket } from 'node:net'
import { LANGUAGE_DEFAULT } from '@caderneta/contract/language'
import { REFUSAL_STATUS, type RefusalCode, refuse } from '@caderneta/contract/refusals'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DatabaseBusy } from '../database/server/server-pool.ts'
import { replyBody, sendResponse } from './call-response.ts'
import { isDatabaseUnavailable } from './database-unavailable.ts'
import { requestLanguage } from './route.ts'

/** The response to a request that reached no route, and to a thrown error. */
export function handleFailures(app: FastifyInstance): void {
  app.setErrorHandler(sendErrorResponse)
  app.setNotFoundHandler(sendNotFound)
}

export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendResponse(reply, refuse('unknown_call'), requestLanguage(request))
}

/** A caller's mistake returns its code; any other error is ours and reveals nothing. */
export function sendErrorResponse(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const code = refusalOf(error)
  if (code === 'fault' || code === 'unavailable')
    request.log.error({ err: error, method: request.method, path: pathOf(request) }, code)
  return sendResponse(reply, refuse(code, factsOf(error)), requestLanguage(request))
}

/** After too many calls: how long to wait. */
function factsOf(error: unknown): { retryAfterSeconds?: number } {
  if (typeof error !== 'object' || error === null || !('retryAfterSeconds' in error)) return {}
  const { retryAfterSeconds } = error
  return typeof retryAfterSeconds === 'number' ? { retryAfterSeconds } : {}
}

function refusalOf(error: unknown): RefusalCode {
  const status = statusOf(error)
  if (status === 413) return 'too_large'
  if (status === 415) return 'unsupported_body'
  if (status === 429) return 'too_many_requests'
  if (status >= 400 && status < 500) return 'malformed'
  if (error instanceof DatabaseBusy) return 'overloaded'
  if (isResponseLate(error)) return 'unavailable'
  return isDatabaseUnavailable(error) ? 'unavailable' : 'fault'
}

/** The outcome of the request is not known yet: its sender has to look it up. */
function isResponseLate(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FST_ERR_HANDLER_TIMEOUT'
}

/** Fastify's own errors about a request carry their status. */
function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return 500
  return typeof error.statusCode === 'number' ? error.statusCode : 500
}

/** Without the query, which may contain a mailed code. */
function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? ''
}

/** Bytes that are no HTTP request, or one that did not end in time: they never reached a route. */
export function respondToBrokenConnection(error: Error & { code?: string }, socket: Socket): void {
  // A browser opens spare connections; closing a silent one needs no response.
  const isSilent = socket.bytesRead === 0 || error.code === 'ECONNRESET'
  if (!isSilent && socket.writable) socket.write(brokenReply(brokenCode(error.code)))
  socket.destroySoon()
}

function brokenCode(code: string | undefined): RefusalCode {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'too_slow'
  return code === 'HPE_HEADER_OVERFLOW' ? 'too_large' : 'malformed'
}

const REASON_PHRASES = new Map([
  [400, 'Bad Request'],
  [408, 'Request Timeout'],
  [413, 'Content Too Large'],
])

function brokenReply(code: RefusalCode): string {
  const body = JSON.stringify(replyBody(refuse(code), LANGUAGE_DEFAULT))
  const status = REFUSAL_STATUS[code]
  return [
    `HTTP/1.1 ${status} ${REASON_PHRASES.get(status) ?? ''}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
    '',
    body,
  ].join('\r\n')
}

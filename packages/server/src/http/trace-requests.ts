import { REFUSAL_CODES, type RefusalCode } from '@caderneta/contract/refusals'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OpenSpan, Tracing } from '../tracing/tracing.ts'
import { OPERATOR_PATHS } from './operator-routes.ts'
import { STREAM_PATH } from './refuse-calls.ts'

/** Polled, or open for hours. */
const NOT_TRACED = new Set<string>([...Object.values(OPERATOR_PATHS), STREAM_PATH])
/** Files of the page are no work of this server. */
const CALLS = /^\/api\//
/** What is no decision about the request: the log has it as an error, too. */
const FAILURES = new Set(['fault', 'unavailable'])

/**
 * Each call begins a trace, which has the identifier of the request. One that a caller sends is not
 * believed: it would decide what is kept.
 */
export function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  const spans = new WeakMap<FastifyRequest, OpenSpan>()
  app.addHook('onRequest', (request, reply, done) => {
    const { id: requestId, method, routeOptions } = request
    const route = routeOptions.url
    if (route === undefined || NOT_TRACED.has(route) || !CALLS.test(route)) return done()
    const span = tracing.begin('request', { method, route, requestId }, { parent: null })
    spans.set(request, span)
    // Also when the client is gone before the response.
    reply.raw.once('close', () => {
      span.note({ status: reply.statusCode })
      span.end()
    })
    span.within(done)
  })
  // The body arrives in events of the socket, which belong to no request.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) span.within(done)
    else done()
  })
  app.addHook('preSerialization', (request, _reply, payload, done) => {
    const refusal = refusalOf(payload)
    const span = spans.get(request)
    if (refusal !== null) span?.note({ refusal })
    if (refusal !== null && FAILURES.has(refusal)) span?.fail(new Error(refusal))
    done(null, payload)
  })
}

function refusalOf(payload: unknown): RefusalCode | null {
  if (typeof payload !== 'object' || payload === null || !('code' in payload)) return null
  return REFUSAL_CODES.find((code) => code === payload.code) ?? null
}

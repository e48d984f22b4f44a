import fastifyRateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Tracing } from '../tracing/tracing.ts'
import { acceptBodies, BODY_BYTES_MAX } from './body/request-fields.ts'
import type { SessionOf } from './caller.ts'
import { endConnections } from './end-connections.ts'
import { handleFailures, respondToBrokenConnection, sendErrorResponse } from './failures.ts'
import { readableUrl } from './readable-url.ts'
import type { RequestIds } from './request-ids.ts'
import { listRoutes } from './route-list.ts'
import { limitClientTime } from './security/client-time.ts'
import { refuseCrossSite } from './security/same-origin.ts'
import { addSecurityHeaders } from './security/security-headers.ts'
import type { SharedLimits } from './shared-limits.ts'
import { traceRequests } from './trace-requests.ts'

export interface ServerSettings {
  /** Our public address, without a trailing slash. */
  readonly publicUrl: string
  readonly isProduction: boolean
  readonly isRateLimited: boolean
  /** Where the requests are counted, if not by this server alone. */
  readonly sharedLimits?: SharedLimits
  /** How many trusted proxies precede the server; a client alone could claim any address. */
  readonly trustedProxies?: number
  readonly requestIds: RequestIds
  readonly tracing?: Tracing
  /** A request has to be complete within this time. */
  readonly requestTimeoutMs: number
  /** A response is sent within this time, at the worst 503. */
  readonly responseTimeoutMs: number
}

/** Generous for normal use of a page; several bettors may share one address. */
const REQUESTS_PER_MINUTE_MAX = 1_200
/** Longer than a live bet waits before it is decided. */
const CLOSING_MS = 10_000

/** The HTTP server without any route: limits, headers, bodies, and error responses. */
export async function makeServer(
  settings: ServerSettings,
  log: FastifyBaseLogger,
  sessionOf: SessionOf,
): Promise<FastifyInstance> {
  const { requestIds, requestTimeoutMs, trustedProxies = 0 } = settings
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    // The log names the request by itself.
    childLoggerFactory: (parent) => parent,
    genReqId: (request) => requestIds.idOf(request, trustedProxies > 0),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_BYTES_MAX,
    trustProxy: (_address, hop) => hop < trustedProxies,
    handlerTimeout: settings.responseTimeoutMs,
    // Off: `limitClientTime` does it.
    requestTimeout: 0,
    http: { headersTimeout: 0 },
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    clientErrorHandler: respondToBrokenConnection,
    frameworkErrors: sendErrorResponse,
  })
  app.decorate('sessionOf', sessionOf)
  requestIds.observe(app)
  if (settings.tracing?.isOn) traceRequests(app, settings.tracing)
  endConnections(app, CLOSING_MS)
  listRoutes(app)
  limitClientTime(app, requestTimeoutMs)
  addSecurityHeaders(app, settings.publicUrl, settings.isProduction)
  refuseCrossSite(app, settings.publicUrl)
  if (settings.isRateLimited) await limitRates(app, settings.sharedLimits)
  acceptBodies(app)
  handleFailures(app)
  return app
}

async function limitRates(app: FastifyInstance, shared?: SharedLimits): Promise<void> {
  await app.register(fastifyRateLimit, {
    ...(shared && { ...shared, skipOnError: true }),
    max: REQUESTS_PER_MINUTE_MAX,
    timeWindow: 60_000,
    errorResponseBuilder: (_request, { statusCode, ttl }) =>
      Object.assign(new Error('too many requests'), {
        statusCode,
        retryAfterSeconds: Math.ceil(ttl / 1000),
      }),
  })
}

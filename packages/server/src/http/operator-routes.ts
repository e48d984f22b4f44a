import { createHash, timingSafeEqual } from 'node:crypto'
import { refuse } from '@caderneta/contract/refusals'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { JobCount } from '../jobs/job-view.ts'
import type { BusinessFigures } from '../metrics/business-gauges.ts'
import { sendResponse } from './call-response.ts'
import { requestLanguage } from './route.ts'
import type { FeedFigure, ServerMetrics } from './server-metrics.ts'

/** Served whatever the role of a server. */
export const OPERATOR_PATHS = {
  health: '/api/health',
  ready: '/api/ready',
  metrics: '/metrics',
} as const

interface OperatorDeps {
  readonly metrics: ServerMetrics
  /** Throws, or returns false, while this server should get no traffic. */
  readonly isReady: () => Promise<boolean>
  /** How many pages are connected to the stream. */
  readonly streamConnections: () => number
  /** Games that at least one page shows. */
  readonly watchedGames: () => number
  /** The number of jobs by queue and state. */
  readonly countJobs: () => Promise<readonly JobCount[]>
  /** The number of alerts for an operator, by kind; empty until the first check. */
  readonly alerts: () => Readonly<Record<string, number>>
  readonly feedFigures: () => readonly FeedFigure[]
  /** The producers of a live feed that are not up, such as '1 down: silent'. */
  readonly producersDown: () => readonly string[]
  /** Never rejects: what could not be read is null. */
  readonly businessFigures: () => Promise<BusinessFigures>
  /** The token that /metrics requires; null = none. */
  readonly metricsToken: string | null
  /** Without a token, requests from this machine that pass no proxy are served. */
  readonly isMetricsLocal: boolean
}

/** `GET /api/health`, `/api/ready` and `/metrics`: for operators. */
export function registerOperatorRoutes(app: FastifyInstance, deps: OperatorDeps): void {
  app.get(OPERATOR_PATHS.health, (request, reply) =>
    sendResponse(reply, { done: 'ok' }, requestLanguage(request)),
  )
  app.get(OPERATOR_PATHS.ready, async (request, reply) => {
    const isReady = await deps.isReady().catch(() => false)
    // Without a producer the rest of the product is served: its markets alone are suspended.
    const producersDown = deps.producersDown()
    const body = producersDown.length === 0 ? {} : { producersDown }
    const response = isReady ? ({ done: 'ok', body } as const) : refuse('unavailable')
    return sendResponse(reply, response, requestLanguage(request))
  })
  registerMetrics(app, deps)
}

function registerMetrics(app: FastifyInstance, deps: OperatorDeps): void {
  const { metrics } = deps
  app.addHook('onResponse', async (request, reply) => {
    // The pattern of the route, never the address: that may contain a code, and is unbounded.
    const route = request.routeOptions.url ?? 'none'
    metrics.noteReply(route, reply.statusCode, reply.elapsedTime / 1000)
  })
  app.get(OPERATOR_PATHS.metrics, async (request, reply) => {
    if (!mayReadMetrics(request, deps))
      return sendResponse(reply, refuse('unknown_call'), requestLanguage(request))
    const [isReady, jobs, business] = await Promise.all([
      deps.isReady().catch(() => false),
      deps.countJobs().catch(() => []),
      deps.businessFigures(),
    ])
    const text = await metrics.read({
      isReady,
      jobs,
      business,
      streamConnections: deps.streamConnections(),
      watchedGames: deps.watchedGames(),
      alerts: deps.alerts(),
      feed: deps.feedFigures(),
    })
    return reply.header('cache-control', 'no-store').type(metrics.contentType).send(text)
  })
}

const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'] as const
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** Anyone else gets the response for an unknown address. */
function mayReadMetrics(
  { headers, socket }: FastifyRequest,
  { metricsToken, isMetricsLocal }: OperatorDeps,
): boolean {
  if (metricsToken !== null) return isSame(headers.authorization ?? '', `Bearer ${metricsToken}`)
  const isProxied = PROXY_HEADERS.some((name) => headers[name] !== undefined)
  return isMetricsLocal && !isProxied && LOOPBACK.has(socket.remoteAddress ?? '')
}

/** Compares digests of equal length, so that the time of the comparison reveals nothing. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}

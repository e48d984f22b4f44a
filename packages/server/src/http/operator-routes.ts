import { createHash, timingSafeEqual } from 'node:crypto'
import { refuse } from '@caderneta/contract/refusals'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { JobCount } from '../jobs/job-view.ts'
import { sendResponse } from './call-response.ts'
import { requestLanguage } from './route.ts'

interface OperatorDeps {
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
  /** The token that /metrics requires; null = none. */
  readonly metricsToken: string | null
  /** Without a token, requests from this machine that pass no proxy are served. */
  readonly isMetricsLocal: boolean
}

const DURATION_BUCKETS_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** `GET /api/health`, `/api/ready` and `/metrics`: for operators. */
export function registerOperatorRoutes(app: FastifyInstance, deps: OperatorDeps): void {
  app.get('/api/health', (request, reply) =>
    sendResponse(reply, { done: 'ok' }, requestLanguage(request)),
  )
  app.get('/api/ready', async (request, reply) => {
    const isReady = await deps.isReady().catch(() => false)
    const response = isReady ? ({ done: 'ok' } as const) : refuse('unavailable')
    return sendResponse(reply, response, requestLanguage(request))
  })
  registerMetrics(app, deps)
}

function registerMetrics(app: FastifyInstance, deps: OperatorDeps): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const durations = new Histogram({
    name: 'caderneta_http_request_seconds',
    help: 'Time from the headers of a request to the end of its reply',
    buckets: DURATION_BUCKETS_SECONDS,
    registers,
  })
  const replies = new Counter({
    name: 'caderneta_http_replies_total',
    help: 'Replies by route and status',
    labelNames: ['route', 'status'],
    registers,
  })
  const connections = new Gauge({
    name: 'caderneta_stream_connections',
    help: 'Pages connected to the stream',
    registers,
  })
  const watched = new Gauge({
    name: 'caderneta_stream_watched_games',
    help: 'Games that at least one page shows',
    registers,
  })
  const jobs = makeJobGauges(registers)
  const alerts = new Gauge({
    name: 'caderneta_alerts',
    help: 'What an operator has to look at: outcomes set aside, matches and legs open too long',
    labelNames: ['kind'],
    registers,
  })
  app.addHook('onResponse', async (request, reply) => {
    durations.observe(reply.elapsedTime / 1000)
    // The pattern of the route, never the address: that may contain a code, and is unbounded.
    replies.inc({ route: request.routeOptions.url ?? 'none', status: reply.statusCode })
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, deps))
      return sendResponse(reply, refuse('unknown_call'), requestLanguage(request))
    connections.set(deps.streamConnections())
    watched.set(deps.watchedGames())
    jobs(await deps.countJobs().catch(() => []))
    for (const [kind, count] of Object.entries(deps.alerts())) alerts.set({ kind }, count)
    const text = await registry.metrics()
    return reply.header('cache-control', 'no-store').type(registry.contentType).send(text)
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

/** Gauges of the jobs, with their update; without a database they show nothing. */
function makeJobGauges(registers: Registry[]): (counts: readonly JobCount[]) => void {
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `caderneta_${name}`, help, labelNames: ['queue', 'state'], registers })
  const count = gauge('jobs', 'Jobs by queue and state; failed ones were given up')
  const retries = gauge('job_retries', 'Trials of these jobs beyond the first')
  const oldest = gauge('job_oldest_seconds', 'How long the oldest of the jobs is due')
  return (counts) => {
    for (const each of [count, retries, oldest]) each.reset()
    for (const { queue, state, ...values } of counts) {
      count.set({ queue, state }, values.jobs)
      retries.set({ queue, state }, values.retries)
      oldest.set({ queue, state }, values.oldestSeconds)
    }
  }
}

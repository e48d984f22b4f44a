import { refuse } from '@caderneta/contract/refusals'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { sendAnswer } from './answer.ts'
import { requestLanguage } from './route.ts'

export interface OperatorParts {
  /** Throws, or answers false, while this server should get no traffic. */
  readonly isReady: () => Promise<boolean>
  /** How many pages hear the stream. */
  readonly streamConnections: () => number
}

const DURATION_BUCKETS_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** `GET /api/health`, `/api/ready` and `/metrics`: for those who run the server. */
export function registerOperatorRoutes(app: FastifyInstance, parts: OperatorParts): void {
  app.get('/api/health', (request, reply) =>
    sendAnswer(reply, { done: 'ok' }, requestLanguage(request)),
  )
  app.get('/api/ready', async (request, reply) => {
    const isReady = await parts.isReady().catch(() => false)
    const answer = isReady ? ({ done: 'ok' } as const) : refuse('unavailable')
    return sendAnswer(reply, answer, requestLanguage(request))
  })
  registerMetrics(app, parts)
}

function registerMetrics(app: FastifyInstance, { streamConnections }: OperatorParts): void {
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
    help: 'Pages that hear the stream',
    registers,
  })
  app.addHook('onResponse', async (request, reply) => {
    durations.observe(reply.elapsedTime / 1000)
    // The pattern of the route, never the address: that may hold a code, and has no bounds.
    replies.inc({ route: request.routeOptions.url ?? 'none', status: reply.statusCode })
  })
  app.get('/metrics', async (_request, reply) => {
    connections.set(streamConnections())
    const text = await registry.metrics()
    return reply.header('cache-control', 'no-store').type(registry.contentType).send(text)
  })
}

import type { FastifyInstance } from 'fastify'
import type { ServerDeps } from '../server-deps.ts'
import type { StreamGuards } from './stream-guards.ts'
import { BEAT_PARTS, CONFLATION_MS, type StreamHub } from './stream-hub.ts'
import type { StreamLimits } from './stream-limits.ts'

interface KeepDeps extends Pick<ServerDeps, 'clock'> {
  readonly hub: StreamHub
  readonly limits: StreamLimits
  readonly guards: StreamGuards
}

const SECOND_MS = 1000
const PRUNE_MS = 60_000

/**
 * What the stream does by itself until the server closes: it sends changes and pings, and closes
 * silent pages.
 */
export function keepStream(app: FastifyInstance, deps: KeepDeps): void {
  const { hub, clock, limits } = deps
  const { pages, budgets, sampled } = deps.guards
  const timers = [
    setInterval(() => hub.flush(), CONFLATION_MS),
    setInterval(() => hub.beat(clock.now()), SECOND_MS / BEAT_PARTS),
    setInterval(() => {
      if (pages.closeSlowReaders() > 0) sampled.note('stream: slow readers closed')
    }, SECOND_MS),
    setInterval(() => {
      if (pages.ping() > 0) sampled.note('stream: silent pages closed')
    }, limits.pingMs),
    setInterval(() => budgets.prune(performance.now()), PRUNE_MS),
  ]
  app.addHook('onClose', () => {
    for (const timer of timers) clearInterval(timer)
  })
}

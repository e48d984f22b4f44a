import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../clock.ts'

const INTERVAL_MS = 60_000

interface Sample {
  count: number
  loggedAt: number
}

/**
 * Log of events that any visitor can cause at will: at most one line a minute for each kind of
 * event, with the number of events since the previous line.
 */
export class SampledLog {
  readonly #deps: { readonly clock: Clock; readonly log: Pick<FastifyBaseLogger, 'warn'> }
  readonly #samples = new Map<string, Sample>()

  constructor(deps: { readonly clock: Clock; readonly log: Pick<FastifyBaseLogger, 'warn'> }) {
    this.#deps = deps
  }

  /** `event` comes from a closed list of the caller; what a visitor sends goes into `cause`. */
  note(event: string, cause?: unknown): void {
    const { clock, log } = this.#deps
    const now = clock.now()
    const sample = this.#samples.get(event) ?? { count: 0, loggedAt: Number.NEGATIVE_INFINITY }
    this.#samples.set(event, sample)
    sample.count += 1
    if (now - sample.loggedAt < INTERVAL_MS) return
    const last = cause instanceof Error ? cause.message : 'unknown'
    log.warn({ count: sample.count, last }, event)
    sample.loggedAt = now
    sample.count = 0
  }
}

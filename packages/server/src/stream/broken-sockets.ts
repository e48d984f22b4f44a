import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../clock.ts'

const INTERVAL_MS = 60_000

/**
 * Counts sockets that broke the protocol or off, for the log: a line a minute at most, because
 * anybody can break one as often as they like.
 */
export class BrokenSockets {
  readonly #parts: { readonly clock: Clock; readonly log: Pick<FastifyBaseLogger, 'warn'> }
  #count = 0
  #toldAt = Number.NEGATIVE_INFINITY

  constructor(parts: { readonly clock: Clock; readonly log: Pick<FastifyBaseLogger, 'warn'> }) {
    this.#parts = parts
  }

  note(fault: unknown): void {
    const { clock, log } = this.#parts
    this.#count += 1
    if (clock.now() - this.#toldAt < INTERVAL_MS) return
    const last = fault instanceof Error ? fault.message : 'unknown'
    log.warn({ count: this.#count, last }, 'sockets of the stream were broken')
    this.#toldAt = clock.now()
    this.#count = 0
  }
}

import { Counter, type Registry } from 'prom-client'

/** Why a read for which `DATABASE_READ_URL` is used went where it went. */
const READ_REASONS = [
  'reached',
  'behind',
  'unreachable',
  'other_database',
  'no_position',
  'failed',
] as const

export type ReadReason = (typeof READ_REASONS)[number]

/** Which reads that a replica may take it took, since this process started. */
export class ReadCounters {
  readonly #reads: Counter<'from' | 'reason'>

  constructor(registry: Registry) {
    this.#reads = new Counter({
      name: 'caderneta_database_reads_total',
      help: 'Reads that a replica may take, by the server that took them and why',
      labelNames: ['from', 'reason'],
      registers: [registry],
    })
    // A rate needs the zero before the first one.
    for (const reason of READ_REASONS) this.#reads.inc(labels(reason), 0)
  }

  note(reason: ReadReason): void {
    this.#reads.inc(labels(reason))
  }
}

function labels(reason: ReadReason) {
  return { from: reason === 'reached' ? 'replica' : 'writer', reason }
}

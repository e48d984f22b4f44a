import type { UofCounts } from '@caderneta/feed-uof/adapter/uof-counts'
import type { UofEvent } from '@caderneta/feed-uof/adapter/uof-options'
import type { FeedFigure } from './http/server-metrics.ts'

interface ProducerFigure {
  readonly state: string
  readonly reason: string
}

/** What an operator sees of a live feed: in the metrics, and in the reply of `/api/ready`. */
export class LiveFigures {
  readonly #counts: UofCounts
  readonly #producers = new Map<number, ProducerFigure>()

  constructor(producers: readonly number[], counts: UofCounts) {
    this.#counts = counts
    for (const product of producers)
      this.#producers.set(product, { state: 'down', reason: 'start' })
  }

  note(event: UofEvent): void {
    if (event.kind === 'producer') this.#producers.set(event.product, event)
  }

  /** Those that are not up, such as '3 recovering' or '1 down: silent'. */
  down(): readonly string[] {
    return [...this.#producers].flatMap(([product, { state, reason }]) => {
      if (state === 'up') return []
      return [state === 'down' ? `${product} down: ${reason}` : `${product} ${state}`]
    })
  }

  /** `lost`: messages that could not be kept. */
  read({ now, lost }: { readonly now: number; readonly lost: number }): readonly FeedFigure[] {
    return [
      ...this.#counts.all(),
      ...[...this.#producers].map(([product, { state }]) => ({
        name: 'producer_up',
        label: `${product}`,
        value: state === 'up' ? 1 : 0,
      })),
      ...[...this.#counts.arrivals].map(([product, at]) => ({
        name: 'producer_age_seconds',
        label: `${product}`,
        value: Math.max(0, now - at) / 1000,
      })),
      { name: 'kept', label: 'lost', value: lost },
    ]
  }
}

import { FeedCounts } from '@caderneta/feed/feed-counts'

/** Producers whose arrivals are kept: their numbers come from messages. */
const PRODUCERS_MAX = 2_000

/** What has arrived of the Unified Odds Feed, and when. */
export class UofCounts extends FeedCounts<CountName> {
  readonly #arrivals = new Map<number, number>()

  /** A message of a producer has arrived. */
  noteArrival(product: number, at: number): void {
    if (this.#arrivals.has(product) || this.#arrivals.size < PRODUCERS_MAX)
      this.#arrivals.set(product, at)
  }

  /** When the last message of each producer arrived (milliseconds UTC). */
  get arrivals(): ReadonlyMap<number, number> {
    return this.#arrivals
  }
}

/**
 * Messages by kind, and refused ones by reason; markets, outcomes, results and cancellations that
 * were left out, by sport and market; matches without a fixture, look-ups of one that failed, and
 * odds dropped that waited for one; recoveries by producer; matches of before the start by what is
 * known of them.
 */
type CountName =
  | 'message'
  | 'refused'
  | 'market'
  | 'outcome'
  | 'result'
  | 'cancel'
  | 'match'
  | 'recovery'
  | 'past'

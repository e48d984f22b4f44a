import { quoteBuilder } from '@caderneta/contract/bets/bet-builder-call'
import type { Odds } from '@caderneta/domain/odds/odds'
import { call, failureOf } from '../../../api/call.ts'
import { type Failure, type FailureCode, isFailure } from '../../../api/failure.ts'
import { RestedCall } from '../../../api/rested-call.ts'
import { retryDelayMs } from '../../../api/retry-delay.ts'
import { oddsOfRate } from '../state/selection-fact.ts'

/** How long legs and their prices stay unchanged before their odds together are requested. */
const QUOTE_REST_MS = 250
/** The longest delay of a request while prices keep changing. */
const QUOTE_REST_MAX_MS = 1_000
/** After a failure that says nothing about the legs. */
const RETRY_MS = 5_000

/** Failures that may be gone at the next attempt with the same legs. */
const PASSING: readonly FailureCode[] = [
  'no_connection',
  'no_answer',
  'strange_answer',
  'too_many_requests',
  'too_slow',
  'fault',
  'unavailable',
  'overloaded',
]

export const isPassing = ({ failed }: Failure) => PASSING.includes(failed)

/** Selections of one match, and what of their prices is known: `state` changes with any of it. */
interface QuotedLegs {
  readonly gameId: number
  readonly selectionIds: readonly number[]
  readonly state: string
}

/** The odds of the legs together, or why there are none. */
export type LegsQuote =
  | { readonly is: 'quoted'; readonly odds: Odds }
  | { readonly is: 'refused'; readonly failure: Failure }

/** Keeps the odds of some selections of a match together up to date. */
export class LegsQuoteReader {
  readonly #onRead: (quote: LegsQuote, legs: QuotedLegs) => void
  readonly #call = new RestedCall({ restMs: QUOTE_REST_MS, restMaxMs: QUOTE_REST_MAX_MS })

  constructor(onRead: (quote: LegsQuote, legs: QuotedLegs) => void) {
    this.#onRead = onRead
  }

  /** Requests the odds again if anything has changed. */
  update(legs: QuotedLegs): void {
    const text = `${legs.selectionIds.join()} ${legs.state}`
    this.#call.follow(text, (signal) => this.#read(legs, signal))
  }

  stop(): void {
    this.#call.stop()
  }

  async #read(legs: QuotedLegs, signal: AbortSignal): Promise<void> {
    const quote = await fetchQuote(legs, signal)
    if (signal.aborted) return
    this.#onRead(quote, legs)
    if (quote.is === 'quoted' || !isPassing(quote.failure)) return
    this.#call.pause(retryDelayMs(quote.failure, RETRY_MS))
    this.update(legs)
  }
}

async function fetchQuote(
  { gameId, selectionIds }: QuotedLegs,
  signal: AbortSignal,
): Promise<LegsQuote> {
  const fields = { gameId: `${gameId}`, legs: JSON.stringify(selectionIds) }
  const done = await call(quoteBuilder, fields, { signal })
  if (isFailure(done)) return { is: 'refused', failure: done }
  const odds = oddsOfRate(done.value.data.rate)
  return odds === null
    ? { is: 'refused', failure: failureOf('strange_answer') }
    : { is: 'quoted', odds }
}

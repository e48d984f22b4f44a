import type { FeedCounts } from '@caderneta/feed/feed-counts'
import type { References } from '@caderneta/feed/references'
import type { Timers } from '@caderneta/feed/timers'
import type { OddsApi, OddsApiFailure } from '../api/odds-api.ts'

/** What an operator reads in the log. */
export type OddsApiEvent =
  | { readonly kind: 'up' }
  | { readonly kind: 'down'; readonly reason: OddsApiFailure; readonly detail: string }
  | { readonly kind: 'not_offered'; readonly competitions: readonly string[] }

/**
 * Calls by kind; what was refused or left out: replies and their parts, failed calls by reason,
 * markets of bookmakers by reason and market, scores by reason.
 */
export type OddsApiCount = 'call' | 'refused' | 'failure' | 'left_out' | 'score'

export interface OddsApiFeedOptions {
  readonly api: OddsApi
  readonly references: References
  /** Keys of the competitions that are read. */
  readonly competitions: readonly string[]
  readonly creditsPerMonth: number
  /** Prices that a bookmaker has not confirmed for so long do not count. */
  readonly ageMaxMs: number
  readonly counts: FeedCounts<OddsApiCount>
  readonly onEvent: (event: OddsApiEvent) => void
  /** Other timers than those of the machine, for tests. */
  readonly timers?: Timers
}

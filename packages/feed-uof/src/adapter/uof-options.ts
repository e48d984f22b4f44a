import type { References } from '@caderneta/feed/references'
import type { Timers } from '@caderneta/feed/timers'
import type { ProducerState } from '../recovery/producer-watch.ts'
import type { UofRest, UofTransport } from '../transport/uof-transport.ts'
import type { UofCounts } from './uof-counts.ts'

/** What an operator reads in the log. */
export type UofEvent =
  | { readonly kind: 'connected'; readonly virtualHost: string }
  | { readonly kind: 'connection_lost' | 'start_failed'; readonly reason: string }
  | {
      readonly kind: 'producer'
      readonly product: number
      readonly state: ProducerState
      readonly reason: string
    }
  | { readonly kind: 'recovery_failed'; readonly product: number; readonly reason: string }
  | { readonly kind: 'fixture_failed'; readonly urn: string; readonly reason: string }
  /** Results of before the start: matches by what is known of them. */
  | { readonly kind: 'past_read'; readonly matches: Readonly<Record<string, number>> }

interface PastOptions {
  readonly days: number
  /** Apart from the other: what it replies is no evidence of a bet. */
  readonly rest: UofRest
}

export interface UofFeedOptions {
  readonly rest: UofRest
  readonly transport: UofTransport
  readonly references: References
  /** Of this consumer: recoveries that others request are not received. */
  readonly nodeId: number
  /** How the matches of so many days before the start ended is read too; absent: it is not. */
  readonly past?: PastOptions
  /** Numbers of the producers that are used. */
  readonly producers: readonly number[]
  readonly onEvent: (event: UofEvent) => void
  readonly counts?: UofCounts
  /** Other timers than those of the machine, for tests. */
  readonly timers?: Timers
}

/** What is requested again: everything of a producer, or of a match. */
export type RecoveryTarget = { readonly product: number } | { readonly urn: string }

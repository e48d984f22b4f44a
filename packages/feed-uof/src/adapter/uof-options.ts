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

export interface UofFeedOptions {
  readonly rest: UofRest
  readonly transport: UofTransport
  readonly references: References
  /** Of this consumer: recoveries that others request are not received. */
  readonly nodeId: number
  /** Numbers of the producers that are used. */
  readonly producers: readonly number[]
  readonly onEvent: (event: UofEvent) => void
  readonly counts?: UofCounts
  /** Other timers than those of the machine, for tests. */
  readonly timers?: Timers
}

/** What is requested again: everything of a producer, or of a match. */
export type RecoveryTarget = { readonly product: number } | { readonly urn: string }

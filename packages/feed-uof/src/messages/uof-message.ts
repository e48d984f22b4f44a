import type { Score } from '@caderneta/domain/markets/game/game'
import type { Odds } from '@caderneta/domain/odds/odds'

/** One market of a message: its number, and its parameters sorted by name. */
export interface UofMarketKey {
  readonly id: number
  readonly specifiers: string
}

export interface UofOutcome {
  readonly id: string
  /** Null when the message has none: markets that are not active often come without. */
  readonly odds: Odds | null
  readonly isActive: boolean
}

export interface UofMarket extends UofMarketKey {
  /** 1 active, −1 suspended, 0 inactive, −2 handed over, −3 settled, −4 cancelled. */
  readonly status: number
  readonly outcomes: readonly UofOutcome[]
}

export interface UofOutcomeResult {
  readonly id: string
  readonly result: number
  /** In thousandths, as they are written: 0.5, 0.33. Null without. */
  readonly voidFactor: number | null
  readonly deadHeatFactor: number | null
}

export interface UofSettledMarket extends UofMarketKey {
  readonly outcomes: readonly UofOutcomeResult[]
}

/** The state of a match as a message has it. */
export interface UofEventStatus {
  readonly status: number
  readonly matchStatus: number | null
  readonly score: Score | null
  readonly clock: { readonly minute: number; readonly stoppage: number } | null
  /** Of each part that has begun, by the code of its match status. */
  readonly periodScores: readonly { readonly matchStatus: number; readonly score: Score }[]
  readonly gameScore: readonly [home: string, away: string] | null
}

/** Of one producer at a moment (milliseconds UTC). */
interface UofEnvelope {
  readonly product: number
  readonly at: number
  /** Present in what a recovery sends. */
  readonly requestId: number | null
}

interface UofOfEvent extends UofEnvelope {
  readonly urn: string
}

interface UofCancel<Kind extends string> extends UofOfEvent {
  readonly kind: Kind
  readonly markets: readonly UofMarketKey[]
  /** Milliseconds UTC; null = open end. */
  readonly from: number | null
  readonly to: number | null
}

export type UofEventMessage =
  | (UofOfEvent & {
      readonly kind: 'odds_change'
      readonly status: UofEventStatus | null
      readonly markets: readonly UofMarket[]
    })
  | (UofOfEvent & { readonly kind: 'bet_stop'; readonly groups: readonly string[] })
  | (UofOfEvent & {
      readonly kind: 'bet_settlement'
      readonly certainty: 'live' | 'confirmed'
      readonly markets: readonly UofSettledMarket[]
    })
  | UofCancel<'bet_cancel'>
  | UofCancel<'rollback_bet_cancel'>
  | (UofOfEvent & {
      readonly kind: 'rollback_bet_settlement'
      readonly markets: readonly UofMarketKey[]
    })
  | (UofOfEvent & { readonly kind: 'fixture_change'; readonly changeType: number | null })

export type UofMessage =
  | UofEventMessage
  | (UofEnvelope & { readonly kind: 'alive'; readonly isSubscribed: boolean })
  | (UofEnvelope & { readonly kind: 'snapshot_complete' })

import type { GameStatus, MatchClock, Score } from '@caderneta/domain/markets/game/game'
import type { MatchFact } from '@caderneta/domain/markets/game/match-fact'
import type { SelectionResult } from '@caderneta/domain/markets/market/market'
import type { MarketOdds } from '@caderneta/pricing/chances/market-odds'

/**
 * What a feed sends, modelled on Sportradar's Unified Odds Feed. Each message carries its producer,
 * a sequence number that rises from 1 without gaps in each session, and the time at which it was
 * sent in milliseconds UTC. A consumer that detects a gap, or receives nothing sent within the last
 * three seconds, suspends; after a gap it requests a snapshot.
 */
interface Envelope {
  readonly producer: string
  readonly sequence: number
  readonly at: number
}

export interface Team {
  readonly id: number
  /** In Portuguese, as all names of places and tournaments. */
  readonly name: string
}

/** A game as announced: who plays, where, when. Repeats replace. */
export interface GameFixture {
  readonly gameId: number
  readonly sportId: number
  readonly tournamentId: number
  /** Empty when the source does not name it. */
  readonly tournamentName: string
  readonly location: string
  readonly startsAt: number
  readonly teams: readonly [home: Team, away: Team]
  readonly isHighlight: boolean
  /** Its round, in Portuguese: 'Rodada 12', 'Semifinal (ida)'; absent where the source has none. */
  readonly stage?: string
}

export interface SelectionOutcome {
  readonly selectionId: number
  readonly marketId: number
  readonly result: SelectionResult
  /** Dead heat: `places` prizes shared by `tied` competitors; absent when there is none. */
  readonly deadHeat?: { readonly places: number; readonly tied: number }
  /**
   * The result by our own rule, from the score that the same source has sent; absent where that
   * score decides nothing, and from providers whose results are made by our rules.
   */
  readonly byRule?: SelectionResult
}

export type FeedBody =
  | { readonly kind: 'fixture'; readonly fixture: GameFixture }
  | {
      readonly kind: 'fixture_change'
      readonly gameId: number
      readonly startsAt?: number
      readonly status?: GameStatus
    }
  | {
      /** State of a game and the markets that changed; markets not named stay as they were. */
      readonly kind: 'odds_change'
      readonly gameId: number
      readonly status: GameStatus
      readonly clock: MatchClock | null
      readonly score: Score
      /**
       * Everything that has happened so far, numbered by index: whole, so that any one message
       * replaces what was lost and corrects what was wrong. It adds up to `score`. Absent
       * from a source without it.
       */
      readonly timeline?: readonly MatchFact[]
      readonly markets: readonly MarketOdds[]
    }
  | { readonly kind: 'bet_stop'; readonly gameId: number; readonly marketIds: 'all' | number[] }
  | {
      readonly kind: 'bet_settlement'
      readonly gameId: number
      readonly certainty: 'live' | 'confirmed'
      readonly outcomes: readonly SelectionOutcome[]
    }
  | {
      /** Bets taken from `from` to `to` (milliseconds UTC; null = open end) are void. */
      readonly kind: 'bet_cancel'
      readonly gameId: number
      readonly marketIds: 'all' | number[]
      readonly from: number | null
      readonly to: number | null
    }
  | {
      readonly kind: 'rollback_bet_settlement'
      readonly gameId: number
      readonly marketIds: 'all' | number[]
      /** Of these markets only the selections named; all of them without. */
      readonly selectionIds?: readonly number[]
    }
  | {
      readonly kind: 'rollback_bet_cancel'
      readonly gameId: number
      readonly marketIds: 'all' | number[]
    }
  | { readonly kind: 'alive' }
  | {
      /** Ends a snapshot; `request` is the number of the request for it. */
      readonly kind: 'snapshot_complete'
      readonly request?: number
    }

export type FeedMessage = Envelope & FeedBody

/** Decides bets, or reverses what decided them. */
export type SettlementMessage = Extract<
  FeedMessage,
  { kind: 'bet_settlement' | 'rollback_bet_settlement' | 'bet_cancel' | 'rollback_bet_cancel' }
>

export function isSettlementMessage(message: FeedMessage): message is SettlementMessage {
  switch (message.kind) {
    case 'bet_settlement':
    case 'rollback_bet_settlement':
    case 'bet_cancel':
    case 'rollback_bet_cancel':
      return true
    default:
      return false
  }
}

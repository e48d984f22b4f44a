import type { GameStatus, Score } from '@caderneta/domain/markets/game/game'
import type { PricedSelection } from '@caderneta/domain/markets/market/priced-selection'

/** What placing a bet needs of the catalogue's market book. */
export interface PriceBook {
  /** The status already accounts for a silent feed. */
  selection(selectionId: number): PricedSelection | undefined
  game(gameId: number): PricedGame | undefined
  /** False while nothing of the game may be bet on: the feed is silent, or not believed. */
  isOpen(gameId: number): boolean
}

/** What changed in one game: the selections named, or possibly all of them. */
export interface PriceChange {
  readonly gameId: number
  readonly selectionIds: readonly number[] | 'all'
}

export interface PricedGame {
  readonly fixture: {
    readonly gameId: number
    readonly sportId: number
    readonly tournamentId: number
    readonly startsAt: number
    readonly teams: readonly [{ readonly name: string }, { readonly name: string }]
  }
  readonly status: GameStatus
  readonly score: Score
}

/**
 * Published prices that are not in the database yet: a bet on one of them writes its proof in its
 * own transaction (decision 0026).
 */
export interface PriceHistory {
  unproven(selectionIds: readonly number[]): readonly PriceProof[]
}

/** The published price of a selection, and when it arrived; milliseconds UTC. */
export interface PriceProof {
  readonly selection: Pick<PricedSelection, 'selectionId' | 'version' | 'odds' | 'status'>
  readonly at: number
}

import { type GameStatus, isOver, type MatchClock, type Score } from '@caderneta/domain/game'
import type { MarketStatus } from '@caderneta/domain/market'
import type { Odds } from '@caderneta/domain/odds'
import type { FeedBody, GameFixture, MarketOdds } from '@caderneta/feed/messages'

/** One selection as the feed last told it. */
export interface ToldSelection {
  readonly selectionId: number
  readonly oddId: number
  readonly gameId: number
  readonly marketId: number
  readonly name: string
  readonly header: string
  readonly handicap: string
  readonly odds: Odds
  readonly version: number
  readonly status: MarketStatus
}

/** One game as the feed last told it. */
export interface ToldGame {
  fixture: GameFixture
  status: GameStatus
  clock: MatchClock | null
  score: Score
  readonly selections: Map<number, ToldSelection>
  endedAt: number | null
  /** The database knows this fixture and status; until then nothing of it can be bet on. */
  isStored: boolean
}

export function newGame(fixture: GameFixture): ToldGame {
  return {
    fixture,
    status: 'scheduled',
    clock: null,
    score: [0, 0],
    selections: new Map(),
    endedAt: null,
    isStored: false,
  }
}

type OddsChange = Extract<FeedBody, { kind: 'odds_change' }>

/**
 * Takes over what changed; returns the selections whose odds or status are other than before. A
 * price told again unchanged keeps its version, so that no page is told of it.
 */
export function applyOddsChange(game: ToldGame, change: OddsChange, at: number): number[] {
  setStatus(game, change.status, at)
  game.clock = change.clock
  game.score = change.score
  return change.markets.flatMap((market) => applyMarket(game, market))
}

export function setStatus(game: ToldGame, status: GameStatus, at: number): void {
  if (status === game.status) return
  game.status = status
  game.isStored = false
  game.endedAt = isOver(status) ? (game.endedAt ?? at) : null
}

function applyMarket(game: ToldGame, market: MarketOdds): number[] {
  const changed: number[] = []
  for (const told of market.selections) {
    const known = game.selections.get(told.selectionId)
    if (known && known.odds === told.odds && known.status === market.status) continue
    game.selections.set(told.selectionId, {
      ...told,
      gameId: game.fixture.gameId,
      marketId: market.marketId,
      status: market.status,
    })
    changed.push(told.selectionId)
  }
  return changed
}

/** Suspends what is open in the named markets; returns the selections that were open. */
export function applyBetStop(game: ToldGame, marketIds: 'all' | readonly number[]): number[] {
  const changed: number[] = []
  for (const [id, selection] of game.selections) {
    if (selection.status !== 'open') continue
    if (marketIds !== 'all' && !marketIds.includes(selection.marketId)) continue
    game.selections.set(id, { ...selection, status: 'suspended' })
    changed.push(id)
  }
  return changed
}

import { isOver, isUnderWay } from '@caderneta/domain/game'
import type { MarketStatus } from '@caderneta/domain/market'
import type { FeedMessage, GameFixture } from '@caderneta/feed/messages'
import type { Clock } from '../../clock.ts'
import {
  applyBetStop,
  applyOddsChange,
  newGame,
  setStatus,
  type ToldGame,
  type ToldSelection,
} from './book-game.ts'
import { isKnownMarket } from './catalogue-texts.ts'
import { FeedHearing, type Trust } from './feed-hearing.ts'

/** What changed in one game: its state, and the selections named or all of them. */
export interface BookChange {
  readonly gameId: number
  readonly hasNewState: boolean
  readonly selectionIds: readonly number[] | 'all'
}

/** A selection as it may be bet on now: its status accounts for silence, gaps and kick-off. */
export type BookSelection = ToldSelection

export type BookGame = Readonly<ToldGame>

/**
 * The prices of the moment, in memory. Every question about a price is answered here, and every
 * answer is 'suspended' when the feed has not been heard, so a stale price is never bettable.
 */
export class MarketBook {
  readonly #clock: Clock
  readonly #games = new Map<number, ToldGame>()
  readonly #hearing = new FeedHearing()
  readonly #listeners: ((change: BookChange) => void)[] = []
  #trust: Trust = 'none'

  constructor(clock: Clock) {
    this.#clock = clock
  }

  onChange(listener: (change: BookChange) => void): void {
    this.#listeners.push(listener)
  }

  /** Takes one message over; true when a gap shows that a snapshot must be asked for. */
  apply(message: FeedMessage): boolean {
    const heard = this.#hearing.hear(message, this.#clock.now())
    if (heard !== 'repeated') this.#take(message)
    this.refreshTrust()
    return heard === 'gap'
  }

  /** Looks whether the feed went silent or came back; tells the games whose odds are touched. */
  refreshTrust(): void {
    const trust = this.#hearing.trust(this.#clock.now())
    if (trust === this.#trust) return
    this.#trust = trust
    for (const game of this.#games.values()) {
      if (!isOver(game.status)) this.#tell(game.fixture.gameId, false, 'all')
    }
  }

  get trust(): Trust {
    return this.#hearing.trust(this.#clock.now())
  }

  game(gameId: number): BookGame | undefined {
    return this.#games.get(gameId)
  }

  games(): IterableIterator<BookGame> {
    return this.#games.values()
  }

  selection(selectionId: number): BookSelection | undefined {
    const game = this.#games.get(Math.floor(selectionId / 1000))
    const selection = game?.selections.get(selectionId)
    return game && selection && { ...selection, status: this.statusOf(game, selection) }
  }

  /** The status in which a selection may be shown and bet on at this moment. */
  statusOf(game: BookGame, selection: ToldSelection): MarketStatus {
    if (selection.status === 'closed' || isOver(game.status)) return 'closed'
    const isBelieved = this.#isBelieved(game) && isKnownMarket(selection.marketId)
    return isBelieved ? selection.status : 'suspended'
  }

  #isBelieved(game: BookGame): boolean {
    const trust = this.#hearing.trust(this.#clock.now())
    if (trust === 'none' || !game.isStored) return false
    if (isUnderWay(game.status)) return trust === 'all' && game.status !== 'interrupted'
    return game.status === 'scheduled' && this.#clock.now() < game.fixture.startsAt
  }

  /** The database has taken over fixture and status of this game as they stood at `seen`. */
  markStored(gameId: number, seen: { fixture: GameFixture; status: string }): void {
    const game = this.#games.get(gameId)
    if (!game || game.isStored) return
    if (game.fixture !== seen.fixture || game.status !== seen.status) return
    game.isStored = true
    this.#tell(gameId, false, 'all')
  }

  /** Forgets games that were over before this moment. */
  forgetEndedBefore(moment: number): void {
    for (const [id, game] of this.#games) {
      if (game.endedAt !== null && game.endedAt < moment) this.#games.delete(id)
    }
  }

  #take(message: FeedMessage): void {
    if (message.kind === 'fixture') this.#takeFixture(message.fixture)
    else if (message.kind === 'fixture_change') this.#takeFixtureChange(message)
    else if (message.kind === 'odds_change' || message.kind === 'bet_stop') {
      const game = this.#games.get(message.gameId)
      if (!game) return
      const selectionIds =
        message.kind === 'odds_change'
          ? applyOddsChange(game, message, message.at)
          : applyBetStop(game, message.marketIds)
      const isStatusNew = message.kind === 'odds_change' && !game.isStored
      this.#tell(message.gameId, message.kind === 'odds_change', isStatusNew ? 'all' : selectionIds)
    }
  }

  #takeFixture(fixture: GameFixture): void {
    const game = this.#games.get(fixture.gameId)
    if (game && JSON.stringify(game.fixture) === JSON.stringify(fixture)) return
    if (game) Object.assign(game, { fixture, isStored: false })
    else this.#games.set(fixture.gameId, newGame(fixture))
    this.#tell(fixture.gameId, true, 'all')
  }

  #takeFixtureChange(message: Extract<FeedMessage, { kind: 'fixture_change' }>): void {
    const game = this.#games.get(message.gameId)
    if (!game) return
    const startsAt = message.startsAt ?? game.fixture.startsAt
    if (startsAt !== game.fixture.startsAt) {
      game.fixture = { ...game.fixture, startsAt }
      game.isStored = false
    }
    setStatus(game, message.status ?? game.status, message.at)
    this.#tell(message.gameId, true, 'all')
  }

  #tell(gameId: number, hasNewState: boolean, selectionIds: BookChange['selectionIds']): void {
    const change = { gameId, hasNewState, selectionIds }
    for (const listener of this.#listeners) listener(change)
  }
}

import type { Bus } from '../../../bus/bus.ts'
import type { Clock } from '../../../clock.ts'
import { FeedConnection } from '../feed-connection.ts'
import type { MarketBook } from '../market-book.ts'
import { FollowedPrices } from './followed-prices.ts'
import { RelayFollower } from './relay-follower.ts'

interface FollowDeps {
  readonly bus: Bus
  readonly book: MarketBook
  readonly clock: Clock
}

/** Fills the book of a server that does not lead the feed with what the leader's book has taken. */
export class FollowedFeed {
  /** What a bet needs to know of the leader's writing. */
  readonly prices = new FollowedPrices()
  readonly #deps: FollowDeps
  readonly #connection: FeedConnection

  constructor(deps: FollowDeps) {
    const { book, clock } = deps
    this.#deps = deps
    book.onPrices((selections, at) => this.prices.keep(selections, at))
    this.#connection = new FeedConnection({ book, clock, onMessage: () => {} })
  }

  /** Resolves when every game has arrived, or after two seconds: others are not on offer yet. */
  async begin(): Promise<void> {
    this.open()
    await this.#connection.begin()
  }

  /** Follows the leader of each term from now on. */
  open(): void {
    const { bus } = this.#deps
    const follower = new RelayFollower({
      bus,
      onStored: (gameId) => this.#markStored(gameId),
      onFrame: (frame) => this.prices.begin(frame),
      onWritten: (upTo) => this.prices.written(upTo),
    })
    this.#connection.open(follower, { epoch: 0, resumeFrom: 0, keptGames: new Set() })
  }

  /** Polled: silence raises no event. */
  look(): void {
    this.#connection.look()
  }

  stop(): void {
    this.#connection.close()
  }

  #markStored(gameId: number): void {
    const game = this.#deps.book.game(gameId)
    if (game) this.#deps.book.markStored(gameId, game)
  }
}

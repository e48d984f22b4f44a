import { setTimeout as pause } from 'node:timers/promises'
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

const LOOK_INTERVAL_MS = 250
/** By then the first pages have arrived, if there is a leader; the others follow. */
const PATIENCE_MS = 2_000
/** As long as the leader keeps them. */
const KEEP_ENDED_MS = 48 * 3_600_000

/** Fills the book of a server that does not lead the feed with what the leader's book has taken. */
export class FollowedFeed {
  /** What a bet needs to know of the leader's writing. */
  readonly prices = new FollowedPrices()
  readonly #deps: FollowDeps
  readonly #connection: FeedConnection
  readonly #complete: Promise<void>
  #markComplete = () => {}
  #timer: NodeJS.Timeout | null = null

  constructor(deps: FollowDeps) {
    const { book, clock } = deps
    this.#deps = deps
    this.#complete = new Promise((resolve) => {
      this.#markComplete = resolve
    })
    book.onPrices((selections, at) => this.prices.keep(selections, at))
    this.#connection = new FeedConnection({
      ...{ book, clock },
      onMessage: () => {
        if (book.missingSnapshot === null) this.#markComplete()
      },
    })
  }

  /** Resolves when every game has arrived, or after two seconds: others are not on offer yet. */
  async begin(): Promise<void> {
    this.open()
    this.#timer = setInterval(() => this.look(), LOOK_INTERVAL_MS).unref()
    await Promise.race([this.#complete, pause(PATIENCE_MS, undefined, { ref: false })])
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
    const { book, clock } = this.#deps
    this.#connection.look()
    book.forgetEndedBefore(clock.now() - KEEP_ENDED_MS)
  }

  stop(): void {
    this.#connection.close()
    if (this.#timer) clearInterval(this.#timer)
  }

  #markStored(gameId: number): void {
    const game = this.#deps.book.game(gameId)
    if (game) this.#deps.book.markStored(gameId, game)
  }
}

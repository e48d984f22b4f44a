import type { FeedBody } from '@caderneta/feed/messages'
import type { MarketOdds } from '@caderneta/pricing/chances/market-odds'
import type { FastifyBaseLogger } from 'fastify'
import type { Bus } from '../../../bus/bus.ts'
import type { Clock } from '../../../clock.ts'
import type { BusinessEvents } from '../../../metrics/business-events.ts'
import { FeedConnection } from '../feed-connection.ts'
import type { MarketBook } from '../market-book.ts'
import type { PublishedPrice } from '../prices/game-prices.ts'
import { FollowedPrices } from './followed-prices.ts'
import { RelayFollower } from './relay-follower.ts'
import type { Envelope } from './relay-frames.ts'

interface FollowDeps {
  readonly bus: Bus
  readonly book: MarketBook
  readonly clock: Clock
  readonly log: Pick<FastifyBaseLogger, 'error'>
  readonly events: Pick<BusinessEvents, 'frameRefused'>
}

/** Fills the book of a server that does not lead the feed with what the leader's book has taken. */
export class FollowedFeed {
  /** What a bet needs to know of the leader's writing. */
  readonly prices = new FollowedPrices()
  readonly #deps: FollowDeps
  readonly #connection: FeedConnection
  /** The term of the last leader that could not be read: the log names each once. */
  #unknownTerm: number | null = null

  constructor(deps: FollowDeps) {
    const { book, clock } = deps
    this.#deps = deps
    book.onPrices((selections, at) => this.prices.keep(selections, at))
    this.#connection = new FeedConnection({ book, clock })
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
      onPage: (bodies) => this.#keepVersions(bodies),
      onWritten: (upTo) => this.prices.written(upTo),
      onUnknown: (envelope) => this.#refuse(envelope),
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

  #refuse({ version, term }: Envelope): void {
    const { events, log } = this.#deps
    events.frameRefused()
    if (term === this.#unknownTerm) return
    this.#unknownTerm = term
    log.error({ version, term }, 'feed: leader not understood')
  }

  /**
   * A price that is not news keeps its version, in each book by what it has seen: the leader may
   * have one of before its feed repeated the price, or of a change that was lost here.
   */
  #keepVersions(bodies: readonly FeedBody[]): void {
    const { book } = this.#deps
    for (const body of bodies)
      if (body.kind === 'odds_change') book.keepVersions(body.gameId, pricesOf(body.markets))
  }

  #markStored(gameId: number): void {
    const game = this.#deps.book.game(gameId)
    if (game) this.#deps.book.markStored(gameId, game)
  }
}

function pricesOf(markets: readonly MarketOdds[]): readonly PublishedPrice[] {
  return markets.flatMap(({ selections, status }) =>
    selections.map(({ selectionId, odds, version }) => ({ selectionId, odds, version, status })),
  )
}

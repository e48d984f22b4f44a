import { setTimeout as pause } from 'node:timers/promises'
import {
  type FeedMessage,
  isSettlementMessage,
  type SettlementMessage,
} from '@caderneta/feed/messages'
import type { FeedProvider, FeedResumption, LiveFeed } from '@caderneta/feed/provider'
import { isDataError } from '../../database/transaction.ts'
import type { ServerDeps } from '../../server-deps.ts'
import { FeedConnection, type FeedOrigin } from './feed-connection.ts'
import { storeGames } from './game-store.ts'
import type { BookGame, MarketBook } from './market-book.ts'
import type { PlayedFeed } from './play-along.ts'

interface ConsumeFeedDeps extends Pick<ServerDeps, 'clock' | 'database' | 'log'> {
  readonly book: MarketBook
  /** Settles what the feed has decided; called for one message after the other. */
  readonly settle: (message: SettlementMessage) => Promise<void>
  /** Called for what other servers have to know, after it has happened here. */
  readonly audience?: FeedAudience
}

/** What the server that leads the feed sends to the others. */
export interface FeedAudience {
  /** The book has taken this message. */
  received(message: FeedMessage): void
  /** The database has this game as the book has it. */
  stored(gameId: number): void
}

type Listener = (message: FeedMessage) => void

const STORE_INTERVAL_MS = 200
const RETRY_MS = 500
const REFUSED_TRIALS_MAX = 3

/**
 * Runs a provider into the market book, the database and the settlement. Writes are sequential: a
 * fixture before its status, a status before the settlement that follows from it.
 */
export class FeedConsumer {
  readonly #deps: ConsumeFeedDeps
  readonly #dirty = new Set<number>()
  #connection: FeedConnection
  #timer: NodeJS.Timeout | null = null
  #work: Promise<void> = Promise.resolve()
  #isStopped = false

  constructor(deps: ConsumeFeedDeps) {
    const { book, clock, log } = deps
    this.#deps = deps
    this.#connection = new FeedConnection({ book, clock })
    book.onChange((change) => {
      if (change.hasNewState) this.#dirty.add(change.gameId)
    })
    book.onAlert((alert) => log.warn(alert, 'feed: invalid price, market suspended'))
  }

  /**
   * Starts the provider; resolves when its first snapshot, or what came of it in two seconds, has
   * reached the database. A silent feed delays no start: the last prices are shown suspended until
   * it sends.
   */
  async start(provider: FeedProvider | LiveFeed, from: FeedOrigin): Promise<void> {
    this.#connection.pass((message) => this.#receive(message))
    this.#connection.open(provider, from)
    await this.#connection.begin()
    await this.#beginStoring()
  }

  /**
   * Goes on with a feed that has filled the book; resolves when the database has its games. What
   * was decided since `from` is sent again: nothing is lost that was sent to this book only.
   */
  async resume(
    played: PlayedFeed,
    from: FeedResumption,
    traced: (listener: Listener) => Listener = (listener) => listener,
  ): Promise<void> {
    this.#connection = played.connection
    this.#connection.pass(traced((message) => this.#receive(message)))
    for (const { fixture } of played.book.games()) this.#dirty.add(fixture.gameId)
    await this.#beginStoring()
    played.session.resume(from)
  }

  async #beginStoring(): Promise<void> {
    await this.#enqueue(() => this.#store())
    this.#timer = setInterval(() => {
      if (this.#dirty.size > 0) void this.#enqueue(() => this.#store())
    }, STORE_INTERVAL_MS).unref()
  }

  /** Stops the provider and waits until everything that it sent is written. */
  async stop(): Promise<void> {
    this.#connection.close()
    this.#isStopped = true
    if (this.#timer) clearInterval(this.#timer)
    await this.#enqueue(() => this.#store())
  }

  #receive(message: FeedMessage): void {
    this.#deps.audience?.received(message)
    if (isSettlementMessage(message)) void this.#enqueue(() => this.#settle(message))
  }

  async #settle(message: SettlementMessage): Promise<void> {
    await this.#store()
    await this.#deps.settle(message)
  }

  async #store(): Promise<void> {
    const { book } = this.#deps
    const ids = [...this.#dirty]
    this.#dirty.clear()
    const games = ids.map((id) => book.game(id)).filter((game) => game !== undefined)
    const seen = games.map((game): BookGame => ({ ...game }))
    try {
      await this.#write(seen)
    } catch (error) {
      for (const id of ids) this.#dirty.add(id)
      throw error
    }
  }

  /** A game that the database refuses delays no other. Until stored, it takes no bets. */
  async #write(games: readonly BookGame[]): Promise<void> {
    const { audience, book, database, log } = this.#deps
    try {
      await storeGames(database, games)
      for (const game of games) {
        const { gameId } = game.fixture
        if (book.markStored(gameId, game)) audience?.stored(gameId)
      }
    } catch (error) {
      if (!isDataError(error)) throw error
      if (games.length > 1) for (const game of games) await this.#write([game])
      else
        log.error(
          { err: error, gameId: games[0]?.fixture.gameId },
          'feed: game could not be stored',
        )
    }
  }

  /**
   * Jobs run one after the other. A failed job is retried until it succeeds, because a dropped
   * settlement would leave bets open; later jobs could not be written either. Only what the
   * database refuses to store is given up: it would block all others forever.
   */
  #enqueue(job: () => Promise<void>): Promise<void> {
    this.#work = this.#work.then(async () => {
      for (let trial = 1; !(await this.#isDone(job, trial)) && !this.#isStopped; trial += 1)
        await pause(RETRY_MS)
    })
    return this.#work
  }

  async #isDone(job: () => Promise<void>, trial: number): Promise<boolean> {
    try {
      await job()
      return true
    } catch (error) {
      const isGivenUp = isDataError(error) && trial >= REFUSED_TRIALS_MAX
      this.#deps.log.error({ err: error, isGivenUp }, 'feed: message could not be stored; retrying')
      return isGivenUp
    }
  }
}

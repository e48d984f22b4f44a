import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import {
  type MarketBook,
  type PlayedFeed,
  playAlong,
  readUnfinishedGames,
} from '../features/catalogue/catalogue.ts'
import { type FeedBeginning, type FeedSource, resumedFeed } from '../feed-source.ts'

interface StandbyDeps {
  readonly clock: Clock
  readonly database: Database
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  readonly source: FeedSource
  readonly makeBook: () => MarketBook
}

interface Standby extends PlayedFeed {
  readonly beginning: FeedBeginning
}

/** After a failure, and while the first run of the source has not begun. */
const RETRY_MS = 3_000

/**
 * The feed of a server that waits to lead it. A source that can be replayed is played along, so
 * that the next leader has its whole book at once; a live one is started by its leader alone.
 */
export class StandbyFeed {
  readonly #deps: StandbyDeps
  #playing: Promise<Standby | null> | null = null
  #book: MarketBook | null = null
  #notBefore = 0
  #isStopped = false

  constructor(deps: StandbyDeps) {
    this.#deps = deps
  }

  /** False while games are missing with which this server would lead. */
  get isWhole(): boolean {
    return this.#playing === null || this.#book?.missingSnapshot === null
  }

  /** With which this server would lead; null: nothing is played along. */
  get book(): MarketBook | null {
    return this.#book
  }

  /**
   * Another server leads. Called again and again; resolves when the source is being played, whose
   * making keeps the process busy: what waits for the database meanwhile would time out.
   */
  async begin(): Promise<void> {
    const { replayable } = this.#deps.source
    if (this.#playing !== null || replayable === undefined || this.#isStopped) return
    if (performance.now() < this.#notBefore) return
    this.#playing = this.#play(replayable).catch((error: unknown) => {
      this.#deps.log.warn({ err: error }, 'feed: not played along')
      return null
    })
    if ((await this.#playing) !== null) return
    this.#playing = null
    this.#notBefore = performance.now() + RETRY_MS
  }

  /** What a leader goes on with; null: it has to start the source. */
  async take({ run, keptGames }: FeedBeginning): Promise<PlayedFeed | null> {
    const standby = await this.#playing
    this.#playing = null
    this.#book = null
    if (!standby) return null
    const { beginning, book, connection } = standby
    // A game that this server does not offer is played only if it was known at the start.
    const isPlayed = (id: number) => beginning.keptGames.has(id) || book.game(id) !== undefined
    if (beginning.run.id !== run.id || ![...keptGames].every(isPlayed)) {
      connection.close()
      this.#deps.log.info('feed: started again, other games than those played along')
      return null
    }
    const { database, source } = this.#deps
    for (const game of await readUnfinishedGames(database, source.gameIds(run)))
      book.continueFrom(game)
    return standby
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    const standby = await this.#playing
    standby?.connection.close()
  }

  async #play(replayable: NonNullable<FeedSource['replayable']>): Promise<Standby | null> {
    const { clock, database, makeBook, source } = this.#deps
    const beginning = await resumedFeed(database, source, clock.now())
    if (beginning === null || this.#isStopped) return null
    const { run, ...from } = beginning
    this.#book = makeBook()
    const played = playAlong({ book: this.#book, clock }, replayable(run), {
      ...{ epoch: run.epoch, resumeFrom: from.resumeFrom, keptGames: from.keptGames },
    })
    return { ...played, beginning }
  }
}

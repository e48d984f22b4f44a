import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from './clock.ts'
import type { Config } from './config/config.ts'
import type { Database } from './database/database.ts'
import {
  type FeedAudience,
  FeedConsumer,
  HistoryKeeper,
  type MarketBook,
  type OddsHistory,
  type PlayedFeed,
  readUnfinishedGames,
} from './features/catalogue/catalogue.ts'
import type { FeedBeginning, FeedSource } from './feed-source.ts'
import type { SettlementWorker } from './settlement-worker.ts'
import { tracedFeed, tracedListener } from './traced-feed.ts'
import type { Tracing } from './tracing/tracing.ts'

interface EngineDeps {
  readonly config: Config
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  /** What the feed writes goes through it. */
  readonly database: Database
  readonly book: MarketBook
  readonly history: OddsHistory
  readonly source: FeedSource
  readonly beginning: FeedBeginning
  /** The feed that has filled the book already; absent: it is started. */
  readonly played?: PlayedFeed | null
  readonly tracing: Tracing
  readonly settlement: Pick<SettlementWorker, 'take'>
  /** Connections on which results are recorded, if not those of the settlement. */
  readonly recording?: Database
  readonly audience?: OtherServers
}

/** The other servers, and up to which message what it decided is written. */
interface OtherServers extends FeedAudience {
  readonly number: number
  written(upTo: number): void
}

/** A source that runs into a market book and the database. */
export interface FeedEngine {
  stop(): Promise<void>
}

/** Runs the source, and keeps what it sends. */
export async function startEngine(deps: EngineDeps): Promise<FeedEngine> {
  const { audience, book, clock, config, database, history, recording, settlement, source } = deps
  const consumer = new FeedConsumer({
    ...deps,
    settle: (message) => settlement.take(message, recording),
  })
  await runSource(deps, consumer)
  const keeper = new HistoryKeeper({
    ...{ book, clock, database, history, log: deps.log },
    keptDays: config.feed.oddsKeptDays,
    ...(audience && { beginWrite: () => writtenBy(audience) }),
  })
  return {
    stop: async () => {
      await consumer.stop()
      await source.stopped?.()
      await keeper.stop()
    },
  }
}

async function runSource(deps: EngineDeps, consumer: FeedConsumer): Promise<void> {
  const { beginning, book, clock, database, history, played = null, source } = deps
  const { run, ...from } = beginning
  if (played !== null) {
    // Those that the leader before wrote may not be all of them.
    history.keepAll(clock.now())
    return consumer.resume(played, from, (listener) => tracedListener(deps.tracing, listener))
  }
  book.restore(await readUnfinishedGames(database, source.gameIds(run)))
  const provider = tracedFeed(source.provider(run, deps), deps.tracing)
  await consumer.start(provider, { epoch: run.epoch, ...from })
}

function writtenBy(audience: OtherServers): () => void {
  const upTo = audience.number
  return () => audience.written(upTo)
}

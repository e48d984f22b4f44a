import type { FastifyBaseLogger } from 'fastify'
import type { Bus } from '../bus/bus.ts'
import { NatsBus } from '../bus/nats-bus.ts'
import { tracedBus } from '../bus/traced-bus.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config/config.ts'
import type { Database, ServerDatabase } from '../database/database.ts'
import { connectionSettings, openForTerm } from '../database/open-database.ts'
import { FeedLease, readBusName } from '../database/server/feed-lease.ts'
import {
  FollowedFeed,
  MarketBook,
  OddsHistory,
  RelayPublisher,
} from '../features/catalogue/catalogue.ts'
import { type FeedEngine, startEngine } from '../feed-engine.ts'
import { beginFeed, type FeedSource } from '../feed-source.ts'
import type { BusinessEvents } from '../metrics/business-events.ts'
import type { SettlementWorker } from '../settlement-worker.ts'
import type { Tracing } from '../tracing/tracing.ts'
import { FeedLeadership } from './feed-leadership.ts'
import { StandbyFeed } from './standby-feed.ts'

interface SideDeps {
  readonly config: Config
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  readonly database: ServerDatabase
  /** Of the pages and bets of this server. */
  readonly book: MarketBook
  readonly source: FeedSource
  readonly tracing: Tracing
  readonly events: BusinessEvents
}

interface SharedDeps extends SideDeps {
  readonly bus: Bus
  readonly natsUrl: string
}

/** How the feed reaches the book of this server. */
export interface FeedSide {
  /** Prices that the database may not have yet. */
  readonly history: Pick<OddsHistory, 'unproven'>
  /** Whether the source runs here. */
  readonly isLeading: () => boolean
  /** The book by which the feed is judged; null: neither led nor followed here. */
  readonly observed: () => MarketBook | null
  /** False while games are missing, of its calls or of what it would lead with. */
  readonly isWhole: () => boolean
  /** How many games have arrived, of its calls and of what it would lead with. */
  readonly gamesCount: () => number
  /** Resolves when the first games have arrived, or after a moment without them. */
  begin(settlement: SettlementWorker): Promise<void>
  stop(): Promise<void>
}

/** Of a single server without the address of a NATS, else of one of several. */
export function makeFeedSide(
  deps: SideDeps & { readonly bus: Bus },
  natsUrl: string | null,
): FeedSide {
  return natsUrl === null ? aloneFeed(deps) : sharedFeed({ ...deps, natsUrl })
}

/** Of the only server of a database: the source runs into the book itself. */
function aloneFeed(deps: SideDeps): FeedSide {
  const history = new OddsHistory(deps.database, deps.book)
  let engine: FeedEngine | null = null
  return {
    history,
    isLeading: () => engine !== null,
    observed: () => deps.book,
    isWhole: () => true,
    gamesCount: () => deps.book.gamesCount,
    begin: async (settlement) => {
      const beginning = await beginFeed(deps.database, deps.source, deps.clock.now())
      engine = await startEngine({ ...deps, beginning, history, settlement })
    },
    stop: async () => engine?.stop(),
  }
}

/**
 * Of one of several servers: pages and bets follow the one that leads, also where that is this one,
 * which runs the source into a book of its own.
 */
function sharedFeed(deps: SharedDeps): FeedSide {
  const { roles } = deps.config.processes
  const isFollowing = roles.has('api') || roles.has('stream')
  const followed = new FollowedFeed(deps)
  const standby = new StandbyFeed({ ...deps, makeBook: () => ledBook(deps) })
  let led: LedFeed | null = null
  let leadership: FeedLeadership | null = null
  const observed = () => (isFollowing ? deps.book : (led?.book ?? null))
  return {
    history: followed.prices,
    isLeading: () => leadership?.isLeading === true,
    observed,
    isWhole: () => standby.isWhole && isComplete(observed()),
    gamesCount: () => gamesOf(observed()) + gamesOf(standby.book),
    begin: async (settlement) => {
      const lead = async (term: number) => {
        led = await leadFeed({ ...deps, settlement, standby }, term)
        return led
      }
      const lease = new FeedLease(deps.database.pool)
      const standBy = () => standby.begin()
      leadership = new FeedLeadership({ lease, log: deps.log, lead, standBy })
      if (roles.has('feed')) await leadership.begin()
      if (isFollowing) await followed.begin()
    },
    stop: async () => {
      followed.stop()
      await leadership?.stop()
      await standby.stop()
    },
  }
}

function isComplete(book: MarketBook | null): boolean {
  return book === null || book.missingSnapshot === null
}

function gamesOf(book: MarketBook | null): number {
  return book === null ? 0 : book.gamesCount
}

/** Of a leader, or of one that waits to lead: it shares what is known of the markets. */
function ledBook({ book: { sureWins }, clock, config }: SideDeps): MarketBook {
  return new MarketBook(clock, { ...config, sureWins })
}

interface LedFeed {
  readonly book: MarketBook
  stop(): Promise<void>
}

interface LeaderDeps extends SharedDeps {
  readonly settlement: SettlementWorker
  readonly standby: StandbyFeed
}

/** Writes and messages of a term: a connection to NATS of its own reaches this server as well. */
async function leadFeed({ bus: _, ...deps }: LeaderDeps, term: number): Promise<LedFeed> {
  const { clock, natsUrl, source, standby } = deps
  const fenced = openFenced(deps, term)
  const closing: (() => Promise<unknown>)[] = [() => fenced.close()]
  const close = async () => {
    for (const one of closing.toReversed()) await one()
  }
  try {
    const bus = await openBus(natsUrl, deps)
    closing.push(() => bus.close())
    const beginning = await beginFeed(fenced, source, clock.now())
    const played = await standby.take(beginning)
    closing.push(async () => played?.connection.close())
    const book = played?.book ?? ledBook(deps)
    const audience = new RelayPublisher({ book, bus, clock, term })
    closing.push(async () => audience.stop())
    const history = new OddsHistory(fenced, book)
    const led = { ...deps, database: fenced, recording: fenced, book, history, audience }
    const engine = await startEngine({ ...led, beginning, played })
    return {
      book,
      stop: async () => {
        await engine.stop()
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

function openFenced({ config, log, tracing }: SideDeps, term: number): Database {
  const { databaseUrl } = config
  if (databaseUrl === null) throw new Error('several servers share a PostgreSQL database')
  return openForTerm(databaseUrl, connectionSettings(config, log, tracing), term)
}

/** A bus of the servers of this database. */
export async function openBus(
  natsUrl: string,
  {
    database,
    log,
    tracing,
  }: Pick<SideDeps, 'log' | 'tracing'> & {
    readonly database: Pick<Database, 'pool'>
  },
): Promise<Bus> {
  const prefix = `caderneta.${await readBusName(database.pool)}`
  const bus = new NatsBus({ url: natsUrl, prefix, log })
  await bus.begin()
  return tracedBus(bus, tracing)
}

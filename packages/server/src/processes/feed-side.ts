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
import type { FeedSource } from '../feed-source.ts'
import type { BusinessEvents } from '../metrics/business-events.ts'
import type { SettlementWorker } from '../settlement-worker.ts'
import type { Tracing } from '../tracing/tracing.ts'
import { FeedLeadership } from './feed-leadership.ts'

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
    begin: async (settlement) => {
      engine = await startEngine({ ...deps, history, settlement })
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
  let led: LedFeed | null = null
  let leadership: FeedLeadership | null = null
  return {
    history: followed.prices,
    isLeading: () => leadership?.isLeading === true,
    observed: () => (isFollowing ? deps.book : (led?.book ?? null)),
    begin: async (settlement) => {
      const lead = async (term: number) => {
        led = await leadFeed(deps, settlement, term)
        return led
      }
      const lease = new FeedLease(deps.database.pool)
      leadership = new FeedLeadership({ lease, log: deps.log, lead })
      if (roles.has('feed')) await leadership.begin()
      if (isFollowing) await followed.begin()
    },
    stop: async () => {
      followed.stop()
      await leadership?.stop()
    },
  }
}

interface LedFeed {
  readonly book: MarketBook
  stop(): Promise<void>
}

/** Writes and messages of a term: a connection to NATS of its own reaches this server as well. */
async function leadFeed(
  { bus: _, ...deps }: SharedDeps,
  settlement: SettlementWorker,
  term: number,
): Promise<LedFeed> {
  const { clock, config } = deps
  const { sureWins } = deps.book
  const book = new MarketBook(clock, { ...config, sureWins })
  const fenced = openFenced(deps, term)
  const bus = await openBus(deps.natsUrl, deps)
  const audience = new RelayPublisher({ book, bus, clock, term })
  const close = async () => {
    audience.stop()
    await bus.close()
    await fenced.close()
  }
  try {
    const history = new OddsHistory(fenced, book)
    const led = { ...deps, database: fenced, book, history, settlement, audience }
    const engine = await startEngine({ ...led, recording: fenced })
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

import type { FastifyBaseLogger } from 'fastify'
import { Kysely, PostgresDialect } from 'kysely'
import type { Tracing } from '../tracing/tracing.ts'
import type { Database, ServerDatabase } from './database.ts'
import { openEmbedded } from './embedded/embedded.ts'
import { migrate } from './migrate.ts'
import { ReadingPool, type ReadingPoolSettings } from './server/reading-pool.ts'
import { ServerPool, type ServerPoolSettings } from './server/server-pool.ts'
import type { StatementPool } from './statement-pool.ts'
import type { Tables } from './tables.ts'
import { tracedPool } from './traced-pool.ts'

interface DatabaseSettings {
  /** Null or absent: the embedded database in `dataDir`. */
  readonly databaseUrl?: string | null
  readonly dataDir: string
  readonly statementTimeoutMs?: number
  readonly connectTimeoutMs?: number
  readonly onConnectionLost?: (error: Error) => void
  readonly tracing?: Tracing
  /** With `databaseUrl`: a replica that takes the reads of lists and reports. */
  readonly replica?: ReplicaSettings
}

interface ReplicaSettings extends Pick<ReadingPoolSettings, 'noteRead' | 'log'> {
  readonly url: string
}

const LEADER_CONNECTIONS_MAX = 4
/** Reads do not wait for it: they go to the writer. */
const REPLICA_CONNECT_TIMEOUT_MS = 2_000

/** What all connections of a server have in common. */
export function connectionSettings(
  { databaseTimeoutMs }: { readonly databaseTimeoutMs: number },
  log: Pick<FastifyBaseLogger, 'error'>,
  tracing: Tracing,
) {
  return {
    tracing,
    statementTimeoutMs: databaseTimeoutMs,
    onConnectionLost: (error: Error) => log.error({ err: error }, 'database: connection lost'),
  }
}

/** The replica of a server that has one. */
export function replicaSettings(
  { databaseReadUrl: url }: { readonly databaseReadUrl: string | null },
  log: ReplicaSettings['log'],
  reads: { readonly note: ReplicaSettings['noteRead'] },
): Pick<DatabaseSettings, 'replica'> {
  return url === null ? {} : { replica: { url, log, noteRead: (reason) => reads.note(reason) } }
}

/** Opens the database that the settings name and brings its tables up to date. */
export async function openDatabase(settings: DatabaseSettings): Promise<ServerDatabase> {
  const database = await connectDatabase(settings)
  try {
    await migrate(database.pool)
  } catch (error) {
    await database.close()
    throw error
  }
  if (!settings.databaseUrl) return { ...database, money: database }
  await database.close()
  return await openServer(settings.databaseUrl, settings)
}

/** Throws `OtherDatabase` when the replica is not one of this database. */
async function openServer(
  databaseUrl: string,
  settings: DatabaseSettings,
): Promise<ServerDatabase> {
  const makePool = () => new ServerPool(databaseUrl, poolSettings(settings))
  const openOn = (pool: StatementPool) =>
    databaseOn(traced(pool, settings), false, () => pool.end())
  const [pool, money] = [makePool(), openOn(makePool())]
  const database = openOn(pool)
  const reader = settings.replica ? readingPool(pool, settings.replica, settings) : null
  const reading = reader ? openOn(reader) : database
  const close = async () => {
    await Promise.all([money.close(), database.close(), reader?.end()])
  }
  try {
    await reader?.begin()
  } catch (error) {
    await close()
    throw error
  }
  return { ...database, reading, money: { ...money, reading }, close }
}

function readingPool(
  writer: StatementPool,
  { url, noteRead, log }: ReplicaSettings,
  settings: DatabaseSettings,
): ReadingPool {
  const replica = new ServerPool(url, {
    ...poolSettings(settings),
    connectTimeoutMs: REPLICA_CONNECT_TIMEOUT_MS,
    onConnectionLost: (error) => log.warn({ err: error }, 'database: connection to replica lost'),
  })
  return new ReadingPool({ writer, replica, noteRead, log })
}

/** Connections of the server that leads the feed, which carry its term: few, for few writes. */
export function openForTerm(
  databaseUrl: string,
  settings: Omit<DatabaseSettings, 'databaseUrl' | 'dataDir'>,
  feedTerm: number,
): Database {
  const pool = new ServerPool(databaseUrl, {
    ...poolSettings(settings),
    ...{ feedTerm, connectionsMax: LEADER_CONNECTIONS_MAX },
  })
  return databaseOn(traced(pool, settings), false, () => pool.end())
}

function traced(pool: StatementPool, { tracing }: Pick<DatabaseSettings, 'tracing'>) {
  return tracing ? tracedPool(pool, tracing) : pool
}

function poolSettings(
  settings: Omit<DatabaseSettings, 'databaseUrl' | 'dataDir'>,
): ServerPoolSettings {
  const { onConnectionLost, statementTimeoutMs, connectTimeoutMs } = settings
  return {
    ...(onConnectionLost && { onConnectionLost }),
    ...(statementTimeoutMs !== undefined && { statementTimeoutMs }),
    ...(connectTimeoutMs !== undefined && { connectTimeoutMs }),
  }
}

/** Opens the database as it is, for a command that may take long. */
export async function connectDatabase(settings: DatabaseSettings): Promise<Database> {
  if (settings.databaseUrl) {
    const pool = new ServerPool(settings.databaseUrl, {
      ...poolSettings(settings),
      isBounded: false,
    })
    return databaseOn(pool, false, () => pool.end())
  }
  const { pool, close } = await openEmbedded(settings.dataDir)
  return databaseOn(traced(pool, settings), true, close)
}

export function databaseOn(
  pool: StatementPool,
  isEmbedded: boolean,
  close: () => Promise<void>,
): Database {
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const database: Database = {
    kysely,
    pool,
    isEmbedded,
    close,
    get reading() {
      return database
    },
  }
  return database
}

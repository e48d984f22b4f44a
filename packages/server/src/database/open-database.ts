import type { FastifyBaseLogger } from 'fastify'
import { Kysely, PostgresDialect } from 'kysely'
import type { Tracing } from '../tracing/tracing.ts'
import type { Database, ServerDatabase } from './database.ts'
import { openEmbedded } from './embedded/embedded.ts'
import { migrate } from './migrate.ts'
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
}

const LEADER_CONNECTIONS_MAX = 4

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
  return openServer(settings.databaseUrl, settings)
}

function openServer(databaseUrl: string, settings: DatabaseSettings): ServerDatabase {
  const open = () => {
    const pool = new ServerPool(databaseUrl, poolSettings(settings))
    return databaseOn(traced(pool, settings), false, () => pool.end())
  }
  const database = open()
  const money = { ...open(), reading: database }
  return {
    ...database,
    money,
    close: async () => {
      await Promise.all([money.close(), database.close()])
    },
  }
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

import { Kysely, PostgresDialect } from 'kysely'
import { openEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'
import { serverPool } from './server-pool.ts'
import type { StatementPool } from './statement-pool.ts'
import type { Tables } from './tables.ts'

export interface Database {
  readonly kysely: Kysely<Tables>
  readonly pool: StatementPool
  /** True for PGlite: one connection, so one statement at a time. */
  readonly isEmbedded: boolean
  close(): Promise<void>
}

export interface DatabaseSettings {
  /** Null or absent: the embedded database in `dataDir`. */
  readonly databaseUrl?: string | null
  readonly dataDir: string
  readonly onConnectionLost?: (error: Error) => void
}

/** Opens the database that the settings name and brings its tables up to date. */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const database = await connectDatabase(settings)
  try {
    await migrate(database.pool)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

/** Opens the database as it is, for a reader that must change nothing. */
export async function connectDatabase(settings: DatabaseSettings): Promise<Database> {
  if (settings.databaseUrl) {
    const pool = serverPool(settings.databaseUrl, settings.onConnectionLost)
    return databaseOn(pool, false, () => pool.end())
  }
  const { pool, close } = await openEmbedded(settings.dataDir)
  return databaseOn(pool, true, close)
}

export function databaseOn(
  pool: StatementPool,
  isEmbedded: boolean,
  close: () => Promise<void>,
): Database {
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { kysely, pool, isEmbedded, close }
}

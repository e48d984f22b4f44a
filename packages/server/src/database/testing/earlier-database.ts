import { randomUUID } from 'node:crypto'
import { PGlite } from '@electric-sql/pglite'
import { connectDatabase, type Database, databaseOn } from '../database.ts'
import { MIGRATIONS, type Migration, migrate, readMigrations } from '../migrate.ts'
import { pglitePool } from '../pglite-pool.ts'
import { administer } from './administer.ts'

interface EarlierDatabase extends Database {
  /** Applies what this version adds. */
  upgrade(): Promise<void>
}

/**
 * A database as the version left it that had no migration of this subject yet: on the server of
 * this address, or embedded.
 */
export async function databaseBefore(
  subject: string,
  serverUrl: string | null,
): Promise<EarlierDatabase> {
  const migrations = await readMigrations(MIGRATIONS)
  const earlier = migrations.slice(0, indexOf(subject, migrations))
  const database = serverUrl === null ? await makeEmbedded() : await makeOnServer(serverUrl)
  await migrate(database.pool, earlier)
  return { ...database, upgrade: () => migrate(database.pool, migrations) }
}

function indexOf(subject: string, migrations: readonly Migration[]): number {
  const index = migrations.findIndex(({ name }) => name.endsWith(`-${subject}.sql`))
  if (index < 0) throw new RangeError(`no migration ${subject}`)
  return index
}

async function makeEmbedded(): Promise<Database> {
  const pglite = await PGlite.create()
  return databaseOn(pglitePool(pglite), true, () => pglite.close())
}

async function makeOnServer(serverUrl: string): Promise<Database> {
  const name = `caderneta_test_${randomUUID().replaceAll('-', '')}`
  await administer(serverUrl, `create database ${name}`)
  const own = new URL(serverUrl)
  own.pathname = `/${name}`
  const database = await connectDatabase({ databaseUrl: own.href, dataDir: '' })
  const close = async () => {
    await database.close()
    await administer(serverUrl, `drop database ${name} with (force)`)
  }
  return { ...database, close }
}

import { randomUUID } from 'node:crypto'
import { PGlite } from '@electric-sql/pglite'
import type { Database } from '../database.ts'
import { pglitePool } from '../embedded/pglite-pool.ts'
import { MIGRATIONS, type Migration, migrate, readMigrations } from '../migrate.ts'
import { connectDatabase, databaseOn } from '../open-database.ts'
import { administer } from './administer.ts'
import { SMALL } from './migrated-pglite.ts'

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
  const database =
    serverUrl === null ? await makeEmbedded(earlier) : await makeOnServer(serverUrl, earlier)
  return { ...database, upgrade: () => migrate(database.pool, migrations) }
}

function indexOf(subject: string, migrations: readonly Migration[]): number {
  const index = migrations.findIndex(({ name }) => name.endsWith(`-${subject}.sql`))
  if (index < 0) throw new RangeError(`no migration ${subject}`)
  return index
}

/** Data folders by the number of their migrations: to load one takes a tenth of making it. */
const images = new Map<number, Promise<Blob>>()

async function makeEmbedded(migrations: readonly Migration[]): Promise<Database> {
  const image = images.get(migrations.length) ?? makeImage(migrations)
  images.set(migrations.length, image)
  const pglite = await PGlite.create({ loadDataDir: await image, startParams: SMALL })
  return databaseOn(pglitePool(pglite), true, () => pglite.close())
}

async function makeImage(migrations: readonly Migration[]): Promise<Blob> {
  const pglite = await PGlite.create()
  await migrate(pglitePool(pglite), migrations)
  const image = await pglite.dumpDataDir('none')
  await pglite.close()
  return image
}

async function makeOnServer(
  serverUrl: string,
  migrations: readonly Migration[],
): Promise<Database> {
  const name = `caderneta_test_${randomUUID().replaceAll('-', '')}`
  await administer(serverUrl, `create database ${name}`)
  const own = new URL(serverUrl)
  own.pathname = `/${name}`
  const database = await connectDatabase({ databaseUrl: own.href, dataDir: '' })
  await migrate(database.pool, migrations)
  const close = async () => {
    await database.close()
    await administer(serverUrl, `drop database ${name} with (force)`)
  }
  return { ...database, close }
}

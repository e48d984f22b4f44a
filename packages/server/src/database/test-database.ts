import { randomUUID } from 'node:crypto'
import { afterAll, describe, inject, onTestFinished } from 'vitest'
import { getCurrentTest } from 'vitest/suite'
import type { Database, ServerDatabase } from './database.ts'
import { pglitePool } from './embedded/pglite-pool.ts'
import { databaseOn, openDatabase } from './open-database.ts'
import { administer } from './testing/administer.ts'
import { migratedPglite } from './testing/migrated-pglite.ts'

type MakeDatabase = () => Promise<ServerDatabase>

/** The server on which data tests also run; absent on a machine without one. */
export const testServerUrl: string | null = process.env.TEST_DATABASE_URL ?? null

/** `npm run test:postgres` leaves out what `npm test` runs on the embedded database. */
const isServerOnly = process.env.TEST_EMBEDDED === 'off'

/**
 * Runs the tests on the embedded database, and on PostgreSQL when TEST_DATABASE_URL is set.
 * Each `makeDatabase()` returns a fresh, migrated database that is dropped after the test that made
 * it, or after all of them if a hook before them did.
 */
export function describeOnDatabases(name: string, body: (makeDatabase: MakeDatabase) => void) {
  describe.skipIf(isServerOnly)(`${name} (embedded)`, () => body(madeHere(makeEmbedded)))
  describeOnServer(name, body)
}

/** For what a single connection cannot show: true concurrency. */
export function describeOnServer(name: string, body: (makeDatabase: MakeDatabase) => void) {
  const url = testServerUrl
  describe.skipIf(url === null)(`${name} (PostgreSQL)`, () => {
    if (url !== null) body(madeHere(() => makeOnServer(url)))
  })
}

function madeHere(make: MakeDatabase): MakeDatabase {
  const made: Database[] = []
  afterAll(async () => {
    await Promise.all(made.map((database) => database.close()))
  })
  return async () => {
    const isOfOneTest = getCurrentTest() !== undefined
    const database = await make()
    if (isOfOneTest) onTestFinished(() => database.close())
    else made.push(database)
    return database
  }
}

async function makeEmbedded(): Promise<ServerDatabase> {
  const pglite = await migratedPglite()
  const pool = pglitePool(pglite)
  const database = databaseOn(pool, true, async () => {
    await pool.end()
    await pglite.close()
  })
  return { ...database, money: database }
}

/** Tests start more operations at once than there are connections, on machines of any speed. */
const CONNECT_TIMEOUT_MS = 60_000

async function makeOnServer(url: string): Promise<ServerDatabase> {
  const name = `caderneta_test_${randomUUID().replaceAll('-', '')}`
  await administer(
    url,
    `create database ${name} template ${inject('serverTemplate') ?? 'template1'}`,
  )
  const own = new URL(url)
  own.pathname = `/${name}`
  const database = await openDatabase({
    databaseUrl: own.href,
    dataDir: '',
    connectTimeoutMs: CONNECT_TIMEOUT_MS,
  })
  const close = async () => {
    await database.close()
    await administer(url, `drop database ${name} with (force)`)
  }
  return { ...database, close }
}

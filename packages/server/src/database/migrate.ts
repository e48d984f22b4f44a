import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import * as z from 'zod/mini'
import { type Applied, checkApplied } from './check-applied.ts'
import { parseRow, parseRows } from './rows.ts'
import type { StatementPool } from './statement-pool.ts'
import { databaseErrorCode } from './transaction.ts'

export interface Migration extends Applied {
  readonly text: string
}

const appliedRow = z.object({ number: z.number(), name: z.string(), checksum: z.string() })

export const MIGRATIONS = fileURLToPath(new URL('../../migrations/', import.meta.url))
const FILE_NAME = /^(\d{4})-[a-z0-9-]+\.sql$/

/** Two processes that migrate one database exclude each other by this key. */
const LOCK_KEY = 7_204_116
const LOCK_RETRY_MS = 200

/**
 * The first line of a migration that runs outside a transaction, one step at a time. A step begins
 * after a line `-- step`. Each step must be safe to repeat: a migration that was interrupted runs
 * again from its first step.
 */
const STEPWISE = '-- migrate: stepwise'
const STEP = /^-- step\b.*$/m

/**
 * How long a migration waits for a lock: every later statement on the table waits behind it, so it
 * gives up soon, lets the others pass and tries again. An index that is built concurrently blocks
 * no statement while it waits for older transactions to end.
 */
const LOCK_TIMEOUT = '1s'
const CONCURRENT_LOCK_TIMEOUT = '15min'
const LOCK_ATTEMPTS_MAX = 60
const LOCK_PAUSE_MS = 500
const LOCK_NOT_AVAILABLE = '55P03'

/**
 * Brings the tables up to date: numbered files, forward only. Consecutive pending files are applied
 * in one transaction; a stepwise file is applied on its own between them. A database that a newer
 * version migrated stays as it is (check-applied.ts).
 */
export async function migrate(
  pool: StatementPool,
  migrations?: readonly Migration[],
): Promise<void> {
  const wanted = migrations ?? (await readMigrations(MIGRATIONS))
  await underMigrationLock(pool, async (client) => {
    const applied = await readApplied(client)
    checkApplied(applied, wanted)
    for (const group of groupsOf(wanted.slice(applied.length))) await applyGroup(client, group)
  })
}

/**
 * Does the work while no other process migrates or prepares this database. The work may use the
 * client that holds the lock; on PGlite it has to, because there is no other connection.
 */
export async function underMigrationLock(
  pool: StatementPool,
  work: (client: pg.PoolClient) => Promise<void>,
): Promise<void> {
  const client = await pool.connect()
  try {
    await lock(client)
    await work(client)
  } finally {
    await unlock(client)
  }
}

/** A connection that was lost has no lock and no settings left to undo. */
async function unlock(client: pg.PoolClient): Promise<void> {
  try {
    await client.query(`select pg_advisory_unlock(${LOCK_KEY})`)
    await client.query('reset statement_timeout; reset lock_timeout')
    client.release()
  } catch (error) {
    client.release(error instanceof Error ? error : true)
  }
}

const lockRow = z.object({ locked: z.boolean() })

/**
 * Polls: a process that waits inside a statement holds a snapshot, and `create index concurrently`
 * of the migrating process would wait for it forever.
 */
async function lock(client: pg.PoolClient): Promise<void> {
  for (;;) {
    const found = await client.query(`select pg_try_advisory_lock(${LOCK_KEY}) as locked`)
    if (parseRow(lockRow, found.rows).locked) return
    await delay(LOCK_RETRY_MS)
  }
}

/** Stepwise migrations alone, all others grouped with their neighbours. */
function groupsOf(pending: readonly Migration[]): Migration[][] {
  const groups: Migration[][] = []
  for (const migration of pending) {
    const last = groups.at(-1)
    const joins = last !== undefined && !isStepwise(migration) && !last.some(isStepwise)
    if (joins) last.push(migration)
    else groups.push([migration])
  }
  return groups
}

function isStepwise({ text }: Migration): boolean {
  return text.startsWith(STEPWISE)
}

async function applyGroup(client: pg.PoolClient, group: readonly Migration[]): Promise<void> {
  const [first] = group
  if (first && isStepwise(first)) return applySteps(client, first)
  await retryLocks(() => applyTogether(client, group))
}

/** Repeats work that waited too long for a lock, a bounded number of times. */
async function retryLocks(work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work()
      return
    } catch (error) {
      const isLocked = databaseErrorCode(error) === LOCK_NOT_AVAILABLE
      if (!isLocked || attempt === LOCK_ATTEMPTS_MAX) throw error
      await delay(LOCK_PAUSE_MS)
    }
  }
}

async function applyTogether(client: pg.PoolClient, group: readonly Migration[]): Promise<void> {
  await client.query('begin')
  try {
    await client.query('set local statement_timeout = 0')
    await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`)
    for (const migration of group) {
      await client.query(migration.text)
      await writeApplied(client, migration)
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function applySteps(client: pg.PoolClient, migration: Migration): Promise<void> {
  await client.query('set statement_timeout = 0')
  const [, ...steps] = migration.text.split(STEP)
  for (const step of steps) {
    const timeout = /\bconcurrently\b/.test(step) ? CONCURRENT_LOCK_TIMEOUT : LOCK_TIMEOUT
    await client.query(`set lock_timeout = '${timeout}'`)
    await dropInvalidIndex(client, step)
    await retryLocks(() => client.query(step))
  }
  await writeApplied(client, migration)
}

const CONCURRENT_INDEX = /\bcreate (?:unique )?index concurrently if not exists (\w+)/

/**
 * An index that could not be finished stays behind invalid under its name, where `if not exists`
 * would take it for the finished one.
 */
async function dropInvalidIndex(client: pg.PoolClient, step: string): Promise<void> {
  const name = CONCURRENT_INDEX.exec(step)?.[1]
  if (name === undefined) return
  const found = await client.query(
    'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [name],
  )
  if (found.rows.length > 0) await client.query(`drop index concurrently ${name}`)
}

/** The migration files of a directory in order; throws on a stray name, a gap or a repeat. */
export async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).sort()
  return await Promise.all(
    names.map(async (name, index) => {
      const number = Number(FILE_NAME.exec(name)?.[1])
      if (number !== index + 1)
        throw new Error(`Migration ${name} is where number ${index + 1} belongs.`)
      const text = (await readFile(`${directory}/${name}`, 'utf8')).replaceAll('\r\n', '\n')
      return { number, name, text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

const tableRow = z.object({ name: z.nullable(z.string()) })

async function readApplied(client: pg.PoolClient): Promise<Applied[]> {
  // Not 'if not exists': that too needs the create privilege, which the server's role does not
  // have.
  const known = await client.query(`select to_regclass('migration') as name`)
  if (parseRow(tableRow, known.rows).name === null)
    await client.query(`
      create table migration (
        number integer primary key,
        name text not null,
        checksum text not null,
        applied_at timestamptz not null default now()
      )`)
  const found = await client.query('select number, name, checksum from migration order by number')
  return parseRows(appliedRow, found.rows)
}

async function writeApplied(client: pg.PoolClient, migration: Migration): Promise<void> {
  await client.query('insert into migration (number, name, checksum) values ($1, $2, $3)', [
    migration.number,
    migration.name,
    migration.checksum,
  ])
}

import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import type { StatementPool } from './statement-pool.ts'

export interface Migration {
  readonly number: number
  readonly name: string
  readonly text: string
  readonly checksum: string
}

interface Applied {
  readonly number: number
  readonly name: string
  readonly checksum: string
}

export const MIGRATIONS = fileURLToPath(new URL('../../migrations/', import.meta.url))
const FILE_NAME = /^(\d{4})-[a-z0-9-]+\.sql$/

/** Any two processes that migrate one database wait for each other on this key. */
const LOCK_KEY = 7_204_116

/**
 * Brings the tables up to date: numbered files, forward only, all pending ones in one transaction.
 * Refuses files that do not continue what was applied: a gap, a changed text, a newer database.
 */
export async function migrate(
  pool: StatementPool,
  migrations?: readonly Migration[],
): Promise<void> {
  const wanted = migrations ?? (await readMigrations(MIGRATIONS))
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local statement_timeout = 0')
    await client.query('set local lock_timeout = 0')
    await client.query(`select pg_advisory_xact_lock(${LOCK_KEY})`)
    const applied = await readApplied(client)
    checkContinues(applied, wanted)
    for (const migration of wanted.slice(applied.length)) await apply(client, migration)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** The migration files of a directory in order; throws on a stray name, a gap or a repeat. */
export async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).sort()
  return await Promise.all(
    names.map(async (name, index) => {
      const number = Number(FILE_NAME.exec(name)?.[1])
      if (number !== index + 1)
        throw new Error(`Migration ${name} stands where number ${index + 1} belongs.`)
      const text = (await readFile(`${directory}/${name}`, 'utf8')).replaceAll('\r\n', '\n')
      return { number, name, text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

async function readApplied(client: pg.PoolClient): Promise<Applied[]> {
  await client.query(`
    create table if not exists migration (
      number integer primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`)
  const found = await client.query<Applied>(
    'select number, name, checksum from migration order by number',
  )
  return found.rows
}

function checkContinues(applied: readonly Applied[], wanted: readonly Migration[]): void {
  applied.forEach((done, index) => {
    const known = wanted[index]
    if (!known)
      throw new Error(`The database has migration ${done.name}, which this version does not know.`)
    if (known.number !== done.number || known.checksum !== done.checksum)
      throw new Error(`Migration ${known.name} is not the ${done.name} that was applied.`)
  })
}

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  await client.query(migration.text)
  await client.query('insert into migration (number, name, checksum) values ($1, $2, $3)', [
    migration.number,
    migration.name,
    migration.checksum,
  ])
}

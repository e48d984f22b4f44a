import type { Database } from '@caderneta/server/database/database'
import { MIGRATIONS, migrate, readMigrations } from '@caderneta/server/database/migrate'
import { connectDatabase } from '@caderneta/server/database/open-database'
import { schemaText } from '@caderneta/server/database/testing/schema-text'
import { fillHistory } from '@caderneta/testing/books/fill-history'
import { makeOwnDatabase } from '@caderneta/testing/hosts/own-database'
import type { Figure } from './figure.ts'
import { watchLocks } from './watch-locks.ts'

/** As migrations 0052 and 0053 have it between them. */
const SELECTION_OF = `
  create function selection_of(game bigint, index integer) returns bigint
  language sql immutable as $$ select game * 1000 + index $$`
const BETS = 100_000
/** The last migration of the version before SQL functions were divided. */
export const MIGRATIONS_BEFORE = 47

/**
 * Migrates an empty database, and one of an earlier version with 100,000 bets: both must end with
 * the same schema. Locks that stop writes to a table are watched meanwhile.
 */
export async function benchMigrations(
  serverUrl: string,
  before: number,
): Promise<readonly Figure[]> {
  const all = await readMigrations(MIGRATIONS)
  const empty = await makeOwnDatabase(serverUrl)
  const lived = await makeOwnDatabase(serverUrl)
  const newest = await connectDatabase({ databaseUrl: empty.url, dataDir: '' })
  const database = await connectDatabase({ databaseUrl: lived.url, dataDir: '' })
  await migrate(newest.pool, all)
  await migrate(database.pool, all.slice(0, before))
  await fillAsToday(database, lived.url)
  const watch = await watchLocks(lived.url)
  const begun = performance.now()
  await migrate(database.pool, all)
  const seconds = (performance.now() - begun) / 1000
  const longest = await watch.stop()
  const isSame = (await definitions(newest)) === (await definitions(database))
  const bets = await database.pool.query<{ count: number }>('select count(*) from bet')
  await Promise.all([newest.close(), database.close()])
  await Promise.all([empty.drop(), lived.drop()])
  if (!isSame) throw new Error('the two databases have different schemas')
  return [
    { name: 'bets in the copy', value: bets.rows[0]?.count ?? 0, unit: 'bets' },
    { name: `migrations ${before + 1} to ${all.length}, same schema`, value: seconds, unit: 's' },
    { name: `longest lock that stops writes (${longest.name})`, value: longest.ms, unit: 'ms' },
    { name: 'the locks were looked at every', value: longest.intervalMs, unit: 'ms' },
  ]
}

/** The bench fills the tables by a function that a version before 0052 did not have. */
async function fillAsToday({ pool }: Database, url: string): Promise<void> {
  const { rows } = await pool.query(`select where to_regproc('selection_of') is null`)
  const isMissing = rows.length > 0
  if (isMissing) await pool.query(SELECTION_OF)
  await fillHistory(url, { bets: BETS, betsOfFirst: BETS / 4, players: 200, games: 1000 })
  if (isMissing) await pool.query('drop function selection_of')
}

/** Tables, functions, views and triggers. */
async function definitions({ pool }: Database): Promise<string> {
  const { rows } = await pool.query<{ text: string }>(`
    select pg_get_functiondef(oid) as text from pg_proc
    where pronamespace = 'public'::regnamespace and prokind = 'f'
    union all
    select pg_get_viewdef(oid) from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'v'
    union all
    select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    order by 1`)
  return [await schemaText(pool), ...rows.map(({ text }) => text)].join('\n')
}

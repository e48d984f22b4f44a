import type { PGlite } from '@electric-sql/pglite'
import { describe, expect, it } from 'vitest'
import { migratedPglite } from './migrated-pglite.ts'

/** What distinguishes one state of a database from another, by a query that returns one text. */
const TRACES: Readonly<Record<string, string>> = {
  rows: `select count(*)::text from feed_run`,
  tables: `select string_agg(relname, ' ' order by relname) from pg_class`,
  sequences: `select string_agg(last_value::text, ' ' order by schemaname, sequencename)
    from pg_sequences`,
  roles: `select string_agg(rolname, ' ' order by rolname) from pg_roles`,
  settings: `select string_agg(name || '=' || setting, ' ' order by name) from pg_settings`,
  statements: `select count(*)::text from pg_prepared_statements`,
  cursors: `select count(*)::text from pg_cursors`,
  locks: `select count(*)::text from pg_locks`,
  listeners: `select count(*)::text from pg_listening_channels()`,
  user: 'select current_user::text',
  libraries: `select string_agg(file_name, ' ') from pg_get_loaded_modules()`,
  functions: `select md5(string_agg(prosrc, '' order by oid)) from pg_proc`,
  files: `select string_agg(name || size, ' ' order by name) from pg_ls_waldir()`,
  'next transaction': 'select pg_current_xact_id()::text',
}

async function traces(pglite: PGlite): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  for (const [name, query] of Object.entries(TRACES)) {
    found[name] = (await pglite.query(query, [], { rowMode: 'array' })).rows[0]
  }
  return found
}

/** Each changes what at least one of the queries above finds. */
const CHANGES: readonly (readonly [string, string])[] = [
  ['a row', `insert into feed_run (source, epoch) values ('test', now())`],
  ['a table', 'create table left_over as select generate_series(1, 50000) as number'],
  ['a temporary table', 'create temporary table left_over (number int)'],
  ['the value of a sequence', `select nextval(seqrelid::regclass) from pg_sequence`],
  ['a role', 'create role left_over; set role left_over'],
  ['a setting', `set timezone to 'America/Sao_Paulo'; set statement_timeout to '1min'`],
  ['a prepared statement', 'prepare left_over as select 1'],
  [
    'a transaction that is open',
    'begin; lock table feed_run; declare left_over cursor for select 1',
  ],
  ['a transaction that has failed', `begin; do $$ begin perform 1 / 0; end $$`],
  ['a listener', 'listen left_over'],
  ['a changed function', 'create or replace function left_over() returns int return 1'],
  ['a dropped table', 'drop table feed_run cascade'],
  ['more log than one file has', 'create table left_over as select generate_series(1, 200000)'],
  ['a library', `select to_tsvector('pg_catalog.english', 'running')`],
]

/** Only a database that was rewound began at the same moment. */
async function startTime(pglite: PGlite): Promise<unknown> {
  return (await pglite.query('select pg_postmaster_start_time()::text')).rows
}

describe('an embedded database that a test has closed', () => {
  it.each(CHANGES)('is without %s for the next test', async (_, change) => {
    const before = await migratedPglite()
    const fresh = await traces(before)
    await before.exec(change).catch(() => undefined)
    expect(await traces(before).catch(() => 'failed')).not.toEqual(fresh)
    await before.close()
    const after = await migratedPglite()
    expect(await traces(after)).toEqual(fresh)
    await after.close()
  })

  it('serves the next test without being opened again', async () => {
    const before = await migratedPglite()
    const started = await startTime(before)
    await before.exec('create table left_over (number int)')
    await before.close()
    const after = await migratedPglite()
    expect(await startTime(after)).toEqual(started)
    await after.close()
  })

  it('is of no use to the test that closed it', async () => {
    const before = await migratedPglite()
    await before.close()
    expect(() => before.query('select 1')).toThrow('revoked')
  })

  it('is not shared by two that are open', async () => {
    const one = await migratedPglite()
    const other = await migratedPglite()
    await one.exec('create table left_over (number int)')
    await expect(other.query('select from left_over')).rejects.toThrow('does not exist')
    await one.close()
    await other.close()
  })
})

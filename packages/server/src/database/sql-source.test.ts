import { readdir, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from './database.ts'
import { describeOnDatabases } from './test-database.ts'

const SOURCES = fileURLToPath(new URL('../../sql/', import.meta.url))

interface Source {
  readonly path: string
  readonly text: string
}

async function readSources(): Promise<readonly Source[]> {
  const names = await readdir(SOURCES, { recursive: true })
  const isSource = (name: string) => name.endsWith('.sql') && name !== 'schema.sql'
  const paths = names.filter(isSource).sort()
  return Promise.all(
    paths.map(async (path) => ({ path, text: await readFile(`${SOURCES}${path}`, 'utf8') })),
  )
}

/** 'function place_bets' and the like, by the statements that create them. */
function namesIn({ text }: Source): readonly string[] {
  const objects = text.matchAll(/^create or replace (function|aggregate|view) (\w+)/gm)
  const triggers = text.matchAll(/^create or replace trigger (\w+)[^;]*? on (\w+)\n? /gm)
  return [
    ...[...objects].map(([, kind, name]) => `${kind} ${name}`),
    ...[...triggers].map(([, name, table]) => `trigger ${table}.${name}`),
  ]
}

const DEFINITIONS = `
  select 'function ' || proname as name, pg_get_functiondef(oid) as definition
  from pg_proc
  where pronamespace = 'public'::regnamespace and prokind = 'f'
    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
  union all
  select 'aggregate ' || proname, concat_ws(' ', aggtransfn, aggtranstype::regtype, agginitval)
  from pg_proc join pg_aggregate on aggfnoid = pg_proc.oid
  where pronamespace = 'public'::regnamespace
  union all
  select 'view ' || relname, pg_get_viewdef(oid)
  from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'
  union all
  select 'trigger ' || relname || '.' || tgname, pg_get_triggerdef(pg_trigger.oid)
  from pg_trigger join pg_class on pg_class.oid = tgrelid
  where relnamespace = 'public'::regnamespace and not tgisinternal
  order by 1, 2
`

describeOnDatabases('the SQL sources', (makeDatabase) => {
  let database: Database
  let sources: readonly Source[]
  beforeAll(async () => {
    database = await makeDatabase()
    sources = await readSources()
  })

  async function definitions(client: Pick<Database['pool'], 'query'> = database.pool) {
    const found = await client.query<{ name: string; definition: string }>(DEFINITIONS)
    return found.rows
  }

  it('hold every function, aggregate, view and trigger of a migrated database, and no other', async () => {
    const inDatabase = (await definitions()).map(({ name }) => name)
    expect(sources.flatMap(namesIn).sort()).toEqual([...inDatabase].sort())
  })

  it('are in one file each, named after what it creates; triggers in one file for each table', () => {
    for (const source of sources) {
      const name = basename(source.path, '.sql').replaceAll('-', '_')
      const subjects = namesIn(source).map((one) => one.replace(/^trigger (\w+)\..*|^\w+ /, '$1'))
      expect([source.path, ...new Set(subjects)]).toEqual([source.path, name])
    }
  })

  it('are what the migrations made: applying them changes no definition', async () => {
    const before = await definitions()
    const client = await database.pool.connect()
    await client.query('begin')
    for (const { text } of sources) await client.query(text)
    const after = await definitions(client)
    await client.query('rollback')
    client.release()
    expect(after).toEqual(before)
  })
})

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { MIGRATIONS, type Migration, migrate, readMigrations } from './migrate.ts'
import type { StatementPool } from './statement-pool.ts'
import { describeOnDatabases, describeOnServer } from './test-database.ts'

const HOW_TO = fileURLToPath(new URL('../../../../docs/how-to/add-a-migration.md', import.meta.url))

const directories: string[] = []
afterAll(() => Promise.all(directories.map((directory) => rm(directory, { recursive: true }))))

async function directoryOf(textByName: Readonly<Record<string, string>>): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'migrations-'))
  directories.push(directory)
  for (const [name, text] of Object.entries(textByName))
    await writeFile(join(directory, name), text)
  return directory
}

describe('readMigrations', () => {
  it('reads numbered files in order and hashes their text, whatever the line endings', async () => {
    const unix = await readMigrations(await directoryOf({ '0001-a.sql': 'select 1;\n' }))
    const windows = await readMigrations(await directoryOf({ '0001-a.sql': 'select 1;\r\n' }))
    expect(unix.map(({ number, name }) => ({ number, name }))).toEqual([
      { number: 1, name: '0001-a.sql' },
    ])
    expect(windows).toEqual(unix)
  })

  it.each([
    ['a gap', { '0001-a.sql': '', '0003-b.sql': '' }],
    ['a repeated number', { '0001-a.sql': '', '0001-b.sql': '' }],
    ['a stray file', { '0001-a.sql': '', 'notes.txt': '' }],
  ])('refuses %s', async (_, files) => {
    const directory = await directoryOf(files)
    await expect(readMigrations(directory)).rejects.toThrow('belongs')
  })
})

function further(number: number, text: string, checksum = `checksum of ${text}`): Migration {
  return { number, name: `000${number}-test.sql`, text, checksum }
}

describeOnDatabases('migrate', (makeDatabase) => {
  const first = further(1, 'create table fruit (name text)')
  const second = further(2, `insert into fruit values ('pear')`)

  async function emptyDatabase() {
    const database = await makeDatabase()
    await database.pool.query('drop table migration')
    return database
  }

  it('applies each file once, however many processes start at once', async () => {
    const { pool } = await emptyDatabase()
    await migrate(pool, [first])
    await Promise.all([migrate(pool, [first, second]), migrate(pool, [first, second])])
    expect((await pool.query('select name from fruit')).rows).toEqual([{ name: 'pear' }])
  })

  it('applies nothing of a set in which one file fails', async () => {
    const { pool } = await emptyDatabase()
    await expect(migrate(pool, [first, further(2, 'select 1 / 0')])).rejects.toThrow('zero')
    expect((await pool.query(`select to_regclass('fruit') as found`)).rows).toEqual([
      { found: null },
    ])
  })

  it('refuses a file that was changed after it was applied', async () => {
    const { pool } = await emptyDatabase()
    await migrate(pool, [first])
    const changed = further(1, first.text, 'another checksum')
    await expect(migrate(pool, [changed])).rejects.toThrow('is not the 0001-test.sql')
  })

  it('changes nothing in a database that a newer version migrated', async () => {
    const { pool } = await emptyDatabase()
    await migrate(pool, [first, second])
    await migrate(pool, [first])
    expect((await pool.query('select name from fruit')).rows).toEqual([{ name: 'pear' }])
    expect((await pool.query('select name from migration order by number')).rows).toEqual([
      { name: first.name },
      { name: second.name },
    ])
  })

  it('refuses a database from which a newer version removed what the files need', async () => {
    const { pool } = await emptyDatabase()
    const removed = { ...further(3, 'drop table fruit'), name: '0003-contract-0002-fruit.sql' }
    await migrate(pool, [first, second, removed])
    await expect(migrate(pool, [first])).rejects.toThrow('start a version that has migration 0002')
    await migrate(pool, [first, second])
  })

  const stepwise = (steps: string) => further(2, `-- migrate: stepwise\n${steps}`)
  const indexed = stepwise(
    '-- step\ncreate unique index concurrently if not exists fruit_name on fruit (name)',
  )
  const isValid = async (pool: StatementPool) =>
    (await pool.query(`select indisvalid from pg_index where indexrelid = 'fruit_name'::regclass`))
      .rows

  it('builds an index concurrently outside a transaction, between two files', async () => {
    const { pool } = await emptyDatabase()
    const third = further(3, `insert into fruit values ('fig')`)
    await Promise.all([
      migrate(pool, [first, indexed, third]),
      migrate(pool, [first, indexed, third]),
    ])
    expect(await isValid(pool)).toEqual([{ indisvalid: true }])
    expect((await pool.query('select name from fruit')).rows).toEqual([{ name: 'fig' }])
    expect((await pool.query('select number from migration order by 1')).rows).toEqual(
      [1, 2, 3].map((number) => ({ number })),
    )
  })

  it('applies the example of docs/how-to/add-a-migration.md, also a second time', async () => {
    const { pool } = await makeDatabase()
    const example = /```sql\n([\s\S]*?)```/.exec(await readFile(HOW_TO, 'utf8'))?.[1] ?? ''
    const text = example.replaceAll(/^ {3}/gm, '')
    const known = await readMigrations(MIGRATIONS)
    const next = { ...further(1, text), number: known.length + 1 }
    await migrate(pool, [...known, next])
    await pool.query('delete from migration where number = $1', [next.number])
    await migrate(pool, [...known, next])
    const made = await pool.query(
      `select convalidated from pg_constraint where conname = 'agent_reported'`,
    )
    expect(made.rows).toEqual([{ convalidated: true }])
  })

  it('rebuilds an index that an interrupted migration left invalid', async () => {
    const { pool } = await emptyDatabase()
    await migrate(pool, [first])
    await pool.query(`insert into fruit values ('pear'), ('pear')`)
    await expect(migrate(pool, [first, indexed])).rejects.toThrow('fruit_name')
    await pool.query('delete from fruit')
    await migrate(pool, [first, indexed])
    expect(await isValid(pool)).toEqual([{ indisvalid: true }])
  })

  it('commits each batch of a step, and leaves no setting on the connection', async () => {
    const { pool } = await emptyDatabase()
    const lots = `-- step\ndo $$ begin
      for lot in 1..3 loop insert into fruit values (lot); commit; end loop;
      perform 1 / (select count(*) - 3 from fruit);
    end $$`
    const before = await pool.query('show statement_timeout')
    await expect(migrate(pool, [first, stepwise(lots)])).rejects.toThrow('zero')
    expect((await pool.query('select name from fruit')).rows).toHaveLength(3)
    expect((await pool.query('show statement_timeout')).rows).toEqual(before.rows)
  })
})

describeOnServer('a migration that waits for a lock', (makeDatabase) => {
  it.each([
    ['a file', 'alter table agent add column planted text'],
    ['a step', '-- migrate: stepwise\n-- step\nalter table agent add column planted text'],
  ])('gives up soon and tries again: %s', async (_, text) => {
    const { pool } = await makeDatabase()
    const holder = await pool.connect()
    await holder.query('begin; select from agent')
    const known = await readMigrations(MIGRATIONS)
    const migrated = migrate(pool, [...known, { ...further(1, text), number: known.length + 1 }])
    // The first attempt waits in the queue of the lock; then others pass, while it pauses.
    await until(pool, `select from pg_locks where not granted and relation = 'agent'::regclass`)
    await until(
      pool,
      `select where not exists (
      select from pg_locks where not granted and relation = 'agent'::regclass)`,
    )
    await holder.query('commit')
    holder.release()
    await migrated
    expect((await pool.query('select planted from agent')).rows).toEqual([])
  })
})

/** Repeats a query until it has a row. */
async function until(pool: StatementPool, query: string): Promise<void> {
  while ((await pool.query(query)).rows.length === 0) await Promise.resolve()
}

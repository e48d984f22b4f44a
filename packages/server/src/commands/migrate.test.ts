import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../database/open-database.ts'
import { testServerUrl } from '../database/test-database.ts'
import { administer } from '../database/testing/administer.ts'

const command = fileURLToPath(new URL('../../dist/migrate.mjs', import.meta.url))
const DONE = /^Everything up to \d{4}-[a-z0-9-]+\.sql is applied\.\n$/

function migrate(environment: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command], {
    env: { ...process.env, DATABASE_URL: '', DATABASE_OWNER_URL: '', ...environment },
    encoding: 'utf8',
  })
  return { status, text: `${stdout}${stderr}` }
}

describe('npm run migrate', () => {
  it('exits with 78 without the address of a database, or with a file that is missing', () => {
    expect(migrate({})).toEqual({
      status: 78,
      text: expect.stringContaining('DATABASE_URL is needed'),
    })
    expect(migrate({ DATABASE_URL_FILE: '/nowhere' })).toEqual({
      status: 78,
      text: expect.stringContaining('/nowhere cannot be read'),
    })
  })

  it('exits with 69 and one sentence when the database cannot be reached', () => {
    expect(migrate({ DATABASE_URL: 'postgres://postgres@127.0.0.1:1/none' })).toEqual({
      status: 69,
      text: expect.stringMatching(/^Nothing more was migrated: The database .+\n$/),
    })
  })
})

describe.skipIf(testServerUrl === null)('npm run migrate (PostgreSQL)', () => {
  /** A database without tables, of its own role. */
  async function makeEmpty() {
    const name = `caderneta_migrate_${randomUUID().replaceAll('-', '').slice(0, 12)}`
    const server = testServerUrl ?? ''
    await administer(
      server,
      `create role ${name}_owner login`,
      `create role ${name}_server login`,
      `create database ${name} owner ${name}_owner`,
    )
    onTestFinished(() =>
      administer(
        server,
        `drop database ${name} with (force)`,
        `drop role ${name}_server`,
        `drop role ${name}_owner`,
      ),
    )
    const urlOf = (role: string): string =>
      Object.assign(new URL(server), { username: role, pathname: `/${name}` }).href
    return { ownerUrl: urlOf(`${name}_owner`), serverUrl: urlOf(`${name}_server`) }
  }

  async function readTables(databaseUrl: string) {
    const database = await openDatabase({ databaseUrl, dataDir: '' })
    try {
      const { rows } = await database.pool.query(
        'select (select count(*)::int from migration) as migrations, ' +
          '(select count(*)::int > 0 from pgboss.queue) as has_queues',
      )
      return rows
    } finally {
      await database.close()
    }
  }

  it('creates the tables and those of the jobs, once', async () => {
    const { ownerUrl } = await makeEmpty()
    const first = migrate({ DATABASE_URL: ownerUrl })
    expect(first).toEqual({ status: 0, text: expect.stringMatching(DONE) })
    expect(migrate({ DATABASE_URL: ownerUrl })).toEqual(first)
    const last = Number(/up to (\d{4})/.exec(first.text)?.[1])
    expect(await readTables(ownerUrl)).toEqual([{ migrations: last, has_queues: true }])
  })

  it('lets a server run that does not know the password of the owner', async () => {
    const { ownerUrl, serverUrl } = await makeEmpty()
    const environment = { DATABASE_URL: serverUrl, DATABASE_OWNER_URL: ownerUrl }
    expect(migrate({ DATABASE_URL: serverUrl }).status).toBe(69)
    expect(migrate(environment)).toEqual({ status: 0, text: expect.stringMatching(DONE) })
    // Opening applies what is missing, which this role may not.
    expect(await readTables(serverUrl)).toHaveLength(1)
  })
})

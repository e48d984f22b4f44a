import { Socket } from 'node:net'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isDatabaseUnavailable } from '../../http/database-unavailable.ts'
import type { Database, ServerDatabase } from '../database.ts'
import { describeOnServer } from '../test-database.ts'
import { makeProxy, type TestProxy } from '../test-proxy.ts'
import { inTransaction } from '../transaction.ts'
import { StandbyServer } from './database-hosts.ts'
import { DatabaseBusy, ServerPool } from './server-pool.ts'

async function killOthers(database: Database): Promise<void> {
  await database.pool.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
}

describeOnServer('serverPool', (makeDatabase) => {
  it('survives dropped connections, idle ones and busy ones', async () => {
    const database = await makeDatabase()
    const idle = await Promise.all([database.pool.connect(), database.pool.connect()])
    for (const client of idle) client.release()
    const working = inTransaction(database, async (transaction) => {
      await sql`select 1`.execute(transaction)
      await killOthers(database)
      await sql`select 1`.execute(transaction)
    })
    await expect(working).rejects.toThrow()
    for (let count = 0; count < 10; count += 1)
      await database.pool.query('select 1').catch((error: Error) => error)
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  it('detects by TCP keepalive that an idle connection leads nowhere', async () => {
    const kept = vi.spyOn(Socket.prototype, 'setKeepAlive')
    const database = await makeDatabase()
    await database.pool.query('select 1')
    expect(kept.mock.calls).toContainEqual([true, 10_000])
    kept.mockRestore()
  })

  it('gives up on a lock, a statement and a transaction that do not end', async () => {
    const database = await makeDatabase()
    const found = await database.pool.query(`select current_setting('lock_timeout') as lock,
      current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`)
    expect(found.rows).toEqual([{ lock: '10s', statement: '15s', idle: '15s' }])
  })
})

describeOnServer('several hosts', (makeDatabase) => {
  let direct: ServerDatabase
  let hosts: readonly [TestProxy, TestProxy]
  let pool: ServerPool
  const notices: string[] = []

  beforeEach(async () => {
    direct = await makeDatabase()
    const { rows } = await direct.pool.query<{ name: string }>('select current_database() as name')
    const url = new URL(process.env.TEST_DATABASE_URL ?? '')
    url.pathname = `/${rows[0]?.name}`
    hosts = [await makeProxy(url.href), await makeProxy(url.href)]
    const [first, second] = hosts.map((host) => new URL(host.url))
    url.searchParams.set('options', '-c search_path=public,pg_catalog')
    notices.length = 0
    pool = new ServerPool(url.href.replace(url.host, `${first?.host},${second?.host}`), {
      onConnectionLost: ({ message }) => notices.push(message),
    })
  })
  afterEach(async () => {
    await pool.end()
    for (const host of hosts) await host.close()
  })

  const served = async () => (await pool.query('select 1')).rowCount === 1
  const moves = () => notices.filter((text) => text.startsWith('the database is at another host'))

  it('are used in turn as each of them is gone, by every call at once', async () => {
    const [first, second] = hosts
    expect(await served()).toBe(true)
    await first.close()
    // It may have been sent on a connection whose end was not noticed yet.
    await served().catch(() => {})
    expect(await Promise.all([1, 2, 3, 4, 5].map(served))).toEqual(Array(5).fill(true))
    expect(moves()).toEqual([expect.stringContaining('2 of 2')])
    await second.close()
    const refused = await Promise.all([1, 2, 3].map(() => served().catch((error) => error)))
    expect(refused.map(isDatabaseUnavailable)).toEqual([true, true, true])
  })

  it('refuse calls as unavailable while each follows another one, and serve after', async () => {
    const { pool: admin } = direct
    await admin.query('create table recovery as select true as is_on')
    await admin.query(`create function public.pg_is_in_recovery() returns boolean
      language sql as 'select is_on from public.recovery'`)
    await expect(pool.query('select 1')).rejects.toThrow(StandbyServer)
    await admin.query('update recovery set is_on = false')
    expect(await served()).toBe(true)
    // One that was connected to before stays in use: a server is never demoted while it runs.
    await admin.query('update recovery set is_on = true')
    expect(await served()).toBe(true)
  })
})

const SLOW = 'select pg_sleep(30)'

describeOnServer('the queue in front of the database', (makeDatabase) => {
  it('refuses calls beyond the queue limit, and serves those that wait', async () => {
    const { pool: any } = await makeDatabase()
    const { rows } = await any.query<{ name: string }>('select current_database() as name')
    const url = new URL(process.env.TEST_DATABASE_URL ?? '')
    url.pathname = `/${rows[0]?.name}`
    const pool = new ServerPool(url.href, { connectionsMax: 1, waitingMax: 3 })
    const held = await pool.connect()
    const waiting = [1, 2, 3].map(() => pool.query('select 1'))
    await expect(pool.query('select 1')).rejects.toThrow(DatabaseBusy)
    await expect(pool.connect()).rejects.toThrow(DatabaseBusy)
    held.release()
    expect(await Promise.all(waiting)).toHaveLength(3)
    expect((await pool.query('select 1')).rowCount).toBe(1)
    await pool.end()
  })

  it('keeps connections for moving money while all others are taken', async () => {
    const database = await makeDatabase()
    const held = await Promise.all(Array.from({ length: 8 }, () => database.pool.connect()))
    const slow = held.map((client) => client.query(SLOW).catch(() => null))
    const { rows } = await database.money.pool.query('select 1 as one')
    expect(rows).toEqual([{ one: 1 }])
    await database.money.pool.query(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query = '${SLOW}'`)
    await Promise.all(slow)
    for (const client of held) client.release(true)
  })
})

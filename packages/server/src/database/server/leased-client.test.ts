import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { settleOutstanding } from '../../features/bets/bets.ts'
import { isDatabaseUnavailable } from '../../http/database-unavailable.ts'
import { makeJobs } from '../../jobs/test-jobs.ts'
import type { ServerDatabase } from '../database.ts'
import { openDatabase } from '../open-database.ts'
import { describeOnServer } from '../test-database.ts'
import { makeProxy, type TestProxy } from '../test-proxy.ts'
import { addPlayer, fullPockets } from '../test-rows.ts'
import { inTransaction } from '../transaction.ts'

const STATEMENT_TIMEOUT_MS = 1_000

describeOnServer('connections that are lost silently', (makeDatabase) => {
  let direct: ServerDatabase
  let database: ServerDatabase
  let proxy: TestProxy

  beforeEach(async () => {
    direct = await makeDatabase()
    const { rows } = await direct.pool.query<{ name: string }>('select current_database() as name')
    const url = new URL(process.env.TEST_DATABASE_URL ?? '')
    url.pathname = `/${rows[0]?.name}`
    proxy = await makeProxy(url.href)
    database = await openDatabase({
      databaseUrl: proxy.url,
      dataDir: '',
      statementTimeoutMs: STATEMENT_TIMEOUT_MS,
    })
  })

  afterEach(async () => {
    await database.close()
    await proxy.close()
  })

  const errorOf = (work: Promise<unknown>) => work.then(() => null).catch((error: unknown) => error)

  async function holdIdle(): Promise<void> {
    const clients = await Promise.all(Array.from({ length: 8 }, () => database.pool.connect()))
    for (const client of clients) client.release()
  }

  it('fail the statement under way, and the next statement gets a new one', async () => {
    await holdIdle()
    proxy.loseConnections()
    const lost = await Promise.all([1, 2, 3].map(() => errorOf(database.pool.query('select 1'))))
    expect(lost.map(isDatabaseUnavailable)).toEqual([true, true, true])
    expect((await database.pool.query('select 1')).rowCount).toBe(1)
  })

  it('end a transaction at once and release its locks', async () => {
    const playerId = await addPlayer(direct, { cash: 1_000 })
    const lost = await errorOf(
      inTransaction(database, async (transaction) => {
        await sql`update account set version = version where player_id = ${playerId}`.execute(
          transaction,
        )
        proxy.loseConnections()
        await sql`select 1`.execute(transaction)
      }),
    )
    expect(isDatabaseUnavailable(lost)).toBe(true)
    await inTransaction(database, (transaction) =>
      sql`update account set version = version where player_id = ${playerId}`.execute(transaction),
    )
    expect(await fullPockets(direct, playerId)).toEqual({ cash: 1_000 })
  })

  it('stop settlement, which continues when it is called again', async () => {
    await settleOutstanding(database.money)
    proxy.loseConnections()
    expect(isDatabaseUnavailable(await errorOf(settleOutstanding(database.money)))).toBe(true)
    expect(await settleOutstanding(database.money)).toEqual([])
  })

  it('stop jobs, which are run later', async () => {
    const jobs = await makeJobs(database)
    const done: string[] = []
    jobs.handle('mail', async (key) => {
      done.push(key)
      return undefined
    })
    await jobs.enqueue(database.kysely, { queue: 'mail', key: '1' })
    proxy.loseConnections()
    await jobs.runDue()
    expect(done).toEqual([])
    await jobs.runDue()
    expect(done).toEqual(['1'])
    await jobs.stop()
  })
})

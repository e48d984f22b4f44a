import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Database } from './database.ts'
import { describeOnServer } from './test-database.ts'
import { inTransaction } from './transaction.ts'

async function killOthers(database: Database): Promise<void> {
  await database.pool.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
}

describeOnServer('serverPool', (makeDatabase) => {
  it('lives on when the server drops connections, idle ones and ones at work', async () => {
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

  it('gives up on a lock that nobody releases', async () => {
    const database = await makeDatabase()
    const found = await database.pool.query(`select current_setting('lock_timeout') as lock,
      current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`)
    expect(found.rows).toEqual([{ lock: '10s', statement: '30s', idle: '30s' }])
  })
})

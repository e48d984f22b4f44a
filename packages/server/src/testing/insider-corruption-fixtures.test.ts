import { beforeAll, expect, it } from 'vitest'
import { auditBooks } from '../database/audit-books.ts'
import type { Database } from '../database/database.ts'
import { corrupt } from '../database/test-corruption.ts'
import { describeOnDatabases } from '../database/test-database.ts'
import { fillBooks } from '../features/bets/testing/audit-fixtures.ts'
import { recordTrust } from '../features/catalogue/history/odds-store.ts'
import { makeWithdrawals } from '../features/payments/withdrawals/test-withdrawals.ts'
import { fillWithdrawals } from '../features/payments/withdrawals/withdrawal-corruption-fixtures.ts'
import { INSIDER_CORRUPTIONS, PLAIN_CORRUPTIONS } from './insider-corruption-fixtures.ts'

const HOUR_MS = 3_600_000

describeOnDatabases('the audit of what an insider rewrites', (makeDatabase) => {
  let database: Database
  beforeAll(async () => {
    database = await makeDatabase()
    await fillBooks(database)
    await fillWithdrawals(await makeWithdrawals(database))
    await recordTrust(database, 'none', Date.now() - 2 * HOUR_MS)
    await recordTrust(database, 'all', Date.now() - HOUR_MS)
  })

  it('finds nothing before', async () => {
    expect(await auditBooks(database)).toEqual([])
  })

  it.each(INSIDER_CORRUPTIONS)('detects that %s', async (_, statement, detectedBy) => {
    expect(await corrupt(database, statement)).toContain(detectedBy)
  })

  it.each(PLAIN_CORRUPTIONS)('the database refuses %s', async (_, statement) => {
    await expect(database.pool.query(statement)).rejects.toThrow(
      /is kept as it was written|by its trigger alone|foreign key|demo money|CPF of its player/,
    )
  })

  it('the database refuses demo money where money is real, and the audit reports it', async () => {
    const grant = `insert into transfer (kind, reference)
      select 'demo_grant', id || '#more' from player where username like 'demo%' limit 1`
    const client = await database.pool.connect()
    try {
      await client.query('begin')
      await client.query('insert into real_money default values')
      await expect(client.query(grant)).rejects.toThrow('where money is real')
      await client.query('rollback')
    } finally {
      client.release()
    }
    expect(await corrupt(database, 'insert into real_money default values')).toContain('I28')
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { fillBooks } from '../features/bets/testing/audit-fixtures.ts'
import { CORRUPTIONS } from '../features/bets/testing/corruption-fixtures.ts'
import { fillLivedBooks } from '../testing/lived-books-fixtures.ts'
import { readInvariants, readInvariantsOfDay } from './audit-books.ts'
import { auditDay, checkDay } from './audit-day.ts'
import type { Database } from './database.ts'
import { corrupt } from './test-corruption.ts'
import { describeOnDatabases } from './test-database.ts'

/** No row of the day leads to these: the audit of everything alone finds them. */
const OF_ALL_DAYS = new Set(['a deposit is marked credited', 'a slip was placed without bets'])
/** Found by the bet where the audit of everything compares sums. */
const FOUND_BY = new Map([['money is held for no bet', 'I10']])

describeOnDatabases('the audit of a day', (makeDatabase) => {
  it('finds nothing in books in which everything has happened', async () => {
    const database = await makeDatabase()
    await fillLivedBooks(database)
    const { rows } = await database.pool.query<{ day: string }>(
      `select distinct (created_at at time zone 'America/Sao_Paulo')::date::text as day
       from transfer`,
    )
    expect(rows).not.toEqual([])
    for (const { day } of [...rows, { day: '2020-01-01' }])
      expect(await auditDay(database, day)).toEqual([])
  })

  describe('in books of the day', () => {
    let database: Database
    let day = ''
    beforeAll(async () => {
      database = await makeDatabase()
      await fillBooks(database)
      const { rows } = await database.pool.query<{ day: string }>(
        `select (max(accepted_at) at time zone 'America/Sao_Paulo')::date::text as day from bet`,
      )
      day = rows[0]?.day ?? ''
    })

    const found = CORRUPTIONS.filter(([what]) => !OF_ALL_DAYS.has(what))

    it.each(found)('detects that %s', async (what, statement, caughtBy) => {
      const check = (transaction: Parameters<typeof checkDay>[0]) => checkDay(transaction, day)
      expect(await corrupt(database, statement, check)).toContain(FOUND_BY.get(what) ?? caughtBy)
    })
  })

  it('has its own query for what the sum of all days would need', async () => {
    const whole = new Set((await readInvariants()).map(({ name }) => name))
    const ofDay = new Set((await readInvariantsOfDay()).map(({ name }) => name))
    expect([...ofDay].filter((name) => !whole.has(name))).toHaveLength(6)
    expect([...whole].filter((name) => !ofDay.has(name))).toHaveLength(12)
  })
})

import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnDatabases } from './test-database.ts'
import { databaseErrorCode, inTransaction } from './transaction.ts'

describeOnDatabases('database', (makeDatabase) => {
  it('reads bigint as number, numeric as text, and dates, times and bytes as strings', async () => {
    const database = await makeDatabase()
    const found = await database.pool.query(`
      select 9007199254740991::bigint as big, 1.50::numeric as exact, date '2001-03-04' as day,
        timestamptz '2026-06-01 12:00:00Z' as moment, '\\x0102'::bytea as bytes,
        '{"a": [1]}'::jsonb as json`)
    expect(found.rows).toEqual([
      {
        big: 9007199254740991,
        exact: '1.50',
        day: '2001-03-04',
        moment: new Date('2026-06-01T12:00:00Z'),
        bytes: Buffer.from([1, 2]),
        json: { a: [1] },
      },
    ])
  })

  it('refuses a bigint that a number cannot hold', async () => {
    const database = await makeDatabase()
    const read = database.pool.query('select 9007199254740993::bigint as big')
    await expect(read).rejects.toThrow('not a safe integer')
  })

  it('reserves a connection for one user until it is released', async () => {
    const database = await makeDatabase()
    await database.pool.query('create table counter (value integer)')
    await database.pool.query('insert into counter values (0)')
    const addOne = () =>
      inTransaction(database, async (transaction) => {
        const read = sql<{ value: number }>`select value from counter for update`
        const before = (await read.execute(transaction)).rows[0]?.value ?? 0
        await sql`update counter set value = ${before + 1}`.execute(transaction)
      })
    await Promise.all(Array.from({ length: 10 }, addOne))
    expect((await database.pool.query('select value from counter')).rows).toEqual([{ value: 10 }])
  })

  it('reports the SQLSTATE of an error and stays usable after it', async () => {
    const database = await makeDatabase()
    const failure = await database.pool.query('select 1 / 0').catch((error) => error)
    expect(databaseErrorCode(failure)).toBe('22012')
    for (const wrong of ['selec', 'select $1 + 1, $1::text', 'select * from nothing'])
      await expect(database.pool.query(wrong, wrong.includes('$') ? ['a'] : [])).rejects.toThrow()
    const named = { name: 'half', text: 'select $1::int / 2 as half' }
    expect((await database.pool.query({ ...named, values: [8] })).rows).toEqual([{ half: 4 }])
    expect((await database.pool.query({ ...named, values: [6] })).rows).toEqual([{ half: 3 }])
  })
})

import { expect, it } from 'vitest'
import { auditBooks, checkInvariants, readInvariants } from './audit-books.ts'
import { describeOnDatabases } from './test-database.ts'

describeOnDatabases('the audit of the books', (makeDatabase) => {
  it('checks each invariant on its own: an error does not hide the others', async () => {
    const database = await makeDatabase()
    await database.pool.query(`insert into transfer (kind, reference) values ('deposit', 'E1')`)
    const results = await database.kysely.transaction().execute((transaction) =>
      checkInvariants(transaction, [
        { name: 'I0 is broken', query: `select 1 / 0, null` },
        { name: 'I1 holds', query: `select '', '' where false` },
        { name: 'I2 is violated', query: 'select id::text, reference from transfer' },
        { name: 'I3 is violated', query: `select 'x', null` },
      ]),
    )
    expect(results).toEqual([
      { invariant: 'I0 is broken', result: 'unchecked', reason: 'division by zero' },
      { invariant: 'I1 holds', result: 'holds' },
      {
        invariant: 'I2 is violated',
        result: 'violated',
        violations: [{ subject: '1', detail: 'E1' }],
      },
      {
        invariant: 'I3 is violated',
        result: 'violated',
        violations: [{ subject: 'x', detail: null }],
      },
    ])
  })

  it('reports an invariant whose table is gone beside those that are violated', async () => {
    const database = await makeDatabase()
    await database.pool.query(`insert into transfer (kind, reference) values ('deposit', 'E1')`)
    await database.pool.query('drop table feed_trust')
    const results = await auditBooks(database)
    expect(results).toEqual([
      {
        invariant: 'I2 each transfer sums to zero over two or more sides',
        result: 'violated',
        violations: [{ subject: '1', detail: '0' }],
      },
      {
        invariant: 'I14 no bet was accepted while its feed was not trusted',
        result: 'unchecked',
        reason: 'relation "feed_trust" does not exist',
      },
      expect.objectContaining({
        invariant: 'I18 the books have all of their triggers, which call their own functions',
        result: 'violated',
      }),
      {
        invariant: `I31 transfers, early closings, players and the trust in the feed are as they were recorded`,
        result: 'unchecked',
        reason: 'relation "feed_trust" does not exist',
      },
    ])
  })

  it('reads every invariant of the folder once, in order of its identifier', async () => {
    const names = (await readInvariants()).map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    const numbers = names.map((name) => Number(/^I(\d+)/.exec(name)?.[1]))
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
    expect(numbers.length).toBeGreaterThanOrEqual(39)
  })
})

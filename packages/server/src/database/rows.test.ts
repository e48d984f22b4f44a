import { sql } from 'kysely'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { oneRow, parseRow, parseRows, rows, timeColumn } from './rows.ts'
import { describeOnDatabases } from './test-database.ts'

const fruit = z.object({ id: z.number(), name: z.nullable(z.string()), at: timeColumn })

describeOnDatabases('rows of a query', (makeDatabase) => {
  it('are read into the shape that is named, without further columns', async () => {
    const { kysely } = await makeDatabase()
    const query = sql`select 1::bigint as id, null::text as name, 'epoch'::timestamptz as at, 2 as x`
    expect(await rows(kysely, fruit, query)).toEqual([{ id: 1, name: null, at: new Date(0) }])
  })

  it('of another shape are thrown with the name of the column', async () => {
    const { kysely } = await makeDatabase()
    const query = sql`select 1 as id, 2 as name, now() as at`
    await expect(rows(kysely, fruit, query)).rejects.toThrow('name')
  })

  it('are thrown when a query that always has one returns none', async () => {
    const { kysely } = await makeDatabase()
    await expect(oneRow(kysely, fruit, sql`select where false`)).rejects.toThrow('returned none')
    expect(await oneRow(kysely, z.object({ sum: z.number() }), sql`select 1 + 1 as sum`)).toEqual({
      sum: 2,
    })
  })
})

it('parses rows that a named statement returned', () => {
  expect(parseRow(z.object({ id: z.number() }), [{ id: 1 }])).toEqual({ id: 1 })
  expect(() => parseRow(z.object({ id: z.number() }), [])).toThrow('returned none')
  expect(parseRows(z.object({ id: z.number() }), [{ id: 1 }, { id: 2 }])).toHaveLength(2)
  expect(() => parseRows(z.object({ id: z.number() }), [{ id: '1' }])).toThrow('id')
})

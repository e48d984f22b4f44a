import { fastify } from 'fastify'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { OtlpTracing } from '../tracing/otlp-tracing.ts'
import { startCollector } from '../tracing/testing/test-collector.ts'
import type { Database } from './database.ts'
import { databaseOn } from './open-database.ts'
import { describeOnDatabases } from './test-database.ts'
import { tracedPool } from './traced-pool.ts'
import { beginSavepoint, inTransaction } from './transaction.ts'

const { log } = fastify({ logger: false })
const CLIENT = 3

describeOnDatabases('a traced pool', (makeDatabase) => {
  /** The spans of this work on a traced database. */
  async function spansOf(work: (database: Database, tracing: OtlpTracing) => Promise<unknown>) {
    const plain = await makeDatabase()
    const collector = await startCollector()
    const url = `${collector.endpoint}/v1/traces`
    const tracing = new OtlpTracing({ url, headers: {}, serviceName: 'test', share: 1 }, log)
    const pool = tracedPool(plain.pool, tracing)
    await work(
      databaseOn(pool, plain.isEmbedded, async () => {}),
      tracing,
    )
    await tracing.stop()
    await collector.close()
    return { spans: collector.spans(), bytes: collector.bytes() }
  }

  test('names statements, and sends neither their parameters nor their literals', async () => {
    const { spans, bytes } = await spansOf((database, tracing) =>
      tracing.run('settlement', {}, async () => {
        await database.kysely
          .selectFrom('player')
          .select('id')
          .where('email', '=', 'secret@a')
          .execute()
        await database.pool.query("select 'secret' from player where email = $1", ['secret'])
        await database.pool.query({ name: 'find_player', text: 'select 1', values: [] })
      }),
    )
    const names = spans.map(({ name }) => name)
    expect(names.slice(0, 3)).toEqual([
      ...['statement select player', 'statement select player', 'statement find_player'],
    ])
    expect(spans[0]).toMatchObject({ kind: CLIENT, parentId: spans[3]?.spanId })
    expect(bytes.includes('secret')).toBe(false)
  })

  test('puts the statements of a transaction together', async () => {
    const { spans } = await spansOf((database, tracing) =>
      tracing.run('settlement', {}, () =>
        inTransaction(database, async (transaction) => {
          const savepoint = await beginSavepoint(transaction)
          await savepoint.rollBack()
          await sql`select from player`.execute(transaction)
        }),
      ),
    )
    const transaction = spans.find(({ name }) => name === 'transaction')
    const inner = spans.filter(({ parentId }) => parentId === transaction?.spanId)
    const verbs = ['begin', 'savepoint', 'rollback to', 'select player', 'commit']
    expect(inner.map(({ name }) => name)).toEqual(verbs.map((verb) => `statement ${verb}`))
    expect(transaction?.attributes).toEqual({ 'caderneta.rolled_back': 0 })
  })

  test('a statement that fails is an error with its code, in a transaction that is rolled back', async () => {
    const { spans } = await spansOf((database, tracing) => {
      const divide = (by: number) =>
        inTransaction(database, (transaction) => sql`select 1 / ${by}::int`.execute(transaction))
      return tracing.run('settlement', {}, async () => {
        await divide(1)
        await expect(divide(0)).rejects.toThrow()
      })
    })
    const failed = spans.filter(({ isError }) => isError)
    expect(failed.map(({ attributes }) => attributes['caderneta.error_code'])).toEqual(['22012'])
    const ends = spans.filter(({ name }) => name === 'transaction')
    expect(ends.map(({ attributes }) => attributes['caderneta.rolled_back'])).toEqual([0, 1])
  })

  test('outside of a traced work nothing is traced', async () => {
    const { spans } = await spansOf((database) =>
      inTransaction(database, (transaction) => sql`select from player`.execute(transaction)),
    )
    expect(spans).toEqual([])
  })
})

import { expect, test } from 'vitest'
import type { Database } from '../database.ts'
import { openDatabase } from '../open-database.ts'
import { describeOnServer, testServerUrl } from '../test-database.ts'
import { OtherDatabase } from './reading-pool.ts'
import { readPosition, readReached } from './replica-position.ts'
import { ServerPool } from './server-pool.ts'

async function urlOf({ pool }: Database): Promise<URL> {
  const { rows } = await pool.query<{ name: string }>('select current_database() as name')
  const url = new URL(testServerUrl ?? '')
  url.pathname = `/${rows[0]?.name}`
  return url
}

const quiet = { info: () => {}, warn: () => {}, error: () => {} }

describeOnServer('the position of a database', (makeDatabase) => {
  test('grows with each commit, and is known to any role', async () => {
    const database = await makeDatabase()
    const url = await urlOf(database)
    url.searchParams.set('options', '-c role=pg_signal_backend')
    const ordinary = new ServerPool(url.href, { connectionsMax: 1 })
    const before = await readPosition(ordinary)
    expect(before.source).toMatch(/^\d{10,}\/caderneta_test_\w+$/)
    expect(before.timeline).toMatch(/^[0-9A-F]{8}$/)
    await database.pool.query('create table committed ()')
    const after = await readPosition(ordinary)
    const query = `select $1::pg_lsn < $2::pg_lsn as is_further`
    const { rows } = await database.pool.query(query, [before.lsn, after.lsn])
    expect(rows).toEqual([{ is_further: true }])
    const client = await ordinary.connect()
    expect(await readReached(client, after)).toEqual({ source: after.source, isReached: false })
    client.release()
    await ordinary.end()
  })

  test('is never reached by a server that is no standby: the writer takes every read', async () => {
    const reasons: string[] = []
    const url = (await urlOf(await makeDatabase())).href
    const noteRead = (reason: string) => void reasons.push(reason)
    const replica = { url, noteRead, log: quiet }
    const database = await openDatabase({ databaseUrl: url, dataDir: '', replica })
    const { reading, money } = database
    expect(await reading.kysely.selectFrom('player').selectAll().execute()).toEqual([])
    expect((await money.reading.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    expect(reasons).toEqual(['behind', 'behind'])
    await database.close()
  })

  test('of another database keeps a server from its start', async () => {
    const [own, other] = [await makeDatabase(), await makeDatabase()]
    const [databaseUrl, url] = [(await urlOf(own)).href, (await urlOf(other)).href]
    const replica = { url, noteRead: () => {}, log: quiet }
    await expect(openDatabase({ databaseUrl, dataDir: '', replica })).rejects.toThrow(OtherDatabase)
  })
})

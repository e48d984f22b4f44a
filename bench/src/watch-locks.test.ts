import { describeOnServer, testServerUrl } from '@caderneta/server/database/test-database'
import { makeOwnDatabase } from '@caderneta/testing/hosts/own-database'
import pg from 'pg'
import { expect, it } from 'vitest'
import { watchLocks } from './watch-locks.ts'

describeOnServer('the watch of locks', () => {
  it('reports the table of a lock that stops writes, and none for a read', async () => {
    const own = await makeOwnDatabase(testServerUrl ?? '')
    const client = new pg.Client({ connectionString: own.url })
    await client.connect()
    await client.query('create table fruit (id bigint)')
    const watchWhile = async (statement: string) => {
      const watch = await watchLocks(own.url)
      await client.query(`begin; ${statement}`)
      await watch.looked()
      await client.query('rollback')
      return await watch.stop()
    }
    expect((await watchWhile('select from fruit')).name).toBe('none')
    expect((await watchWhile('create index on fruit (id)')).name).toBe('fruit, ShareLock')
    const locked = await watchWhile('lock table fruit')
    expect(locked.name).toBe('fruit, AccessExclusiveLock')
    await client.end()
    await own.drop()
  })
})

import { expect, test } from 'vitest'
import { openForTerm } from '../open-database.ts'
import type { StatementPool } from '../statement-pool.ts'
import { describeOnServer, testServerUrl } from '../test-database.ts'
import { FeedLease, readBusName } from './feed-lease.ts'

async function urlOfDatabase(pool: StatementPool): Promise<string> {
  const { rows } = await pool.query<{ name: string }>('select current_database() as name')
  const url = new URL(testServerUrl ?? '')
  url.pathname = `/${rows[0]?.name}`
  return url.href
}

describeOnServer('the lease of the feed', (makeDatabase) => {
  const SEASON = `insert into feed_run (source, epoch) values ('test', now())`
  const GAME = `insert into game (id, sport_id, tournament_id, tournament_name, location, home_id,
    home_name, away_id, away_name, starts_at, is_highlight)
    values (1, 1, 1, 'Série A', 'Brasil', 1, 'Bahia', 2, 'Vitória', now(), false)`
  /** The lease is as old as that of a leader that has stopped renewing it. */
  const AGE = `update feed_lease set renewed_at = clock_timestamp() - interval '2.1 seconds'`

  test('is taken by one server, renewed by it alone, and free once released', async () => {
    const { pool } = await makeDatabase()
    const [first, second] = [new FeedLease(pool), new FeedLease(pool)]
    expect(await first.take()).toBe(1)
    expect(await second.take()).toBeNull()
    expect(await first.renew(1)).toBe(true)
    expect(await second.renew(1)).toBe(false)
    await second.release(1)
    expect(await second.take()).toBeNull()
    await first.release(1)
    expect(await second.take()).toBe(2)
    expect(await first.renew(1)).toBe(false)
  })

  test('passes on when it was not renewed for two seconds', async () => {
    const { pool } = await makeDatabase()
    const [first, second] = [new FeedLease(pool), new FeedLease(pool)]
    await first.take()
    await pool.query(AGE)
    expect(await first.renew(1)).toBe(true)
    expect(await second.take()).toBeNull()
    await pool.query(AGE)
    expect(await second.take()).toBe(2)
  })

  test('goes to one of several that take it at once', async () => {
    const { pool } = await makeDatabase()
    const leases = Array.from({ length: 8 }, () => new FeedLease(pool))
    const terms = await Promise.all(leases.map((lease) => lease.take()))
    expect(terms.filter((term) => term !== null)).toEqual([1])
  })

  test('ends what an earlier leader writes, in every table of the feed', async () => {
    const database = await makeDatabase()
    const lease = new FeedLease(database.pool)
    await lease.take()
    const led = openForTerm(await urlOfDatabase(database.pool), {}, 1)
    await led.pool.query(SEASON)
    await led.pool.query(GAME)
    await lease.release(1)
    expect(await new FeedLease(database.pool).take()).toBe(2)
    const writes = [
      SEASON,
      `update game set status = 'live'`,
      `insert into feed_trust (changed_at, trust) values (now(), 'all')`,
      `insert into game_odds (game_id, told_at, version, status, is_whole, indexes, odds)
       values (1, now(), 1, 'open', false, '{1}', '{2000}')`,
      `insert into market_cancel (game_id, market_id, is_rollback, feed_at)
       values (1, 1000002, false, now())`,
      `update selection_outcome set result = null`,
      `insert into outcome_set_aside (outcome, selection_id, reason) values ('{}', 1, 'unknown')`,
    ]
    for (const write of writes)
      await expect(led.pool.query(write)).rejects.toThrow('another server leads the feed')
    await led.close()
  })

  test('lets a transaction of the leader end before the next term begins', async () => {
    const database = await makeDatabase()
    const lease = new FeedLease(database.pool)
    await lease.take()
    const led = openForTerm(await urlOfDatabase(database.pool), {}, 1)
    const client = await led.pool.connect()
    await client.query('begin')
    await client.query(SEASON)
    await database.pool.query(AGE)
    const next = new FeedLease(database.pool).take()
    await client.query('commit')
    expect(await next).toBe(2)
    client.release()
    await led.close()
  })

  test('does not concern a server without others', async () => {
    const { pool } = await makeDatabase()
    await new FeedLease(pool).take()
    await pool.query(SEASON)
  })

  test('names the database', async () => {
    const { pool } = await makeDatabase()
    expect(await readBusName(pool)).toMatch(/^[0-9a-f-]{36}$/)
    expect(await readBusName(pool)).toBe(await readBusName(pool))
  })
})

import { sql } from 'kysely'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { auditBooks } from '../../../database/audit-books.ts'
import type { Database } from '../../../database/database.ts'
import { age } from '../../../database/test-aging.ts'
import { describeOnDatabases } from '../../../database/test-database.ts'
import { addPlayer } from '../../../database/test-rows.ts'
import { openTable, outcomes, type TestTable } from '../testing/table-fixtures.ts'
import { settleOutstanding } from './settlement-store.ts'

describeOnDatabases('a corrected kick-off', (makeDatabase) => {
  let database: Database
  beforeAll(async () => {
    database = await makeDatabase()
  })
  afterEach(async () => {
    expect(await auditBooks(database)).toEqual([])
  })

  /** Moves a kick-off; the books balance even before settlement has followed. */
  const move = async ({ games }: TestTable, minutes: number, index = 0) => {
    await sql`
      update game set starts_at = clock_timestamp() + make_interval(mins => ${minutes})
      where id = ${games[index]}`.execute(database.kysely)
    expect(await auditBooks(database)).toEqual([])
    await settleOutstanding(database)
  }

  it('voids an open bet that was accepted after the true kick-off', async () => {
    const player = await addPlayer(database, { cash: 2000 })
    const table = await openTable(database, [2000, 1200])
    await table.one(player, 10)
    await table.one(player, 10, [0, 1])
    await move(table, -10)
    await table.end(0, 'win')
    await table.end(1, 'win')
    expect(await outcomes(database, player)).toEqual([
      ['void', 10, 0],
      ['win', 12, 0],
    ])
  })

  it('reverses a bet that was paid before the correction, and pays it when revoked', async () => {
    const player = await addPlayer(database, { cash: 1000 })
    const table = await openTable(database, [2000])
    await table.one(player, 10)
    await table.end(0, 'win')
    await move(table, -10)
    expect(await outcomes(database, player)).toEqual([['void', 10, 0]])
    await table.end(0, 'lose')
    expect(await outcomes(database, player)).toEqual([['void', 10, 0]])
    await move(table, 30)
    expect(await outcomes(database, player)).toEqual([['lose', 0, 0]])
  })

  it('leaves earlier bets, live bets, and all bets when the kick-off moves later', async () => {
    const player = await addPlayer(database, { cash: 3000 })
    const table = await openTable(database, [2000])
    const live = await openTable(database, [2000], { isLive: true })
    await table.one(player, 10)
    await live.one(player, 10)
    await move(table, 120)
    await move(live, -30)
    await age(database, 60)
    await move(table, -30)
    await table.end(0, 'win')
    await live.end(0, 'win')
    expect((await outcomes(database, player)).map(([status, paid]) => [status, paid])).toEqual([
      ['win', 20],
      ['win', 20],
    ])
  })

  /** A bet of R$ 10,00 and its kick-off, corrected while the bet was being placed. */
  const placeDuringCorrection = async () => {
    const player = await addPlayer(database, { cash: 1000 })
    const table = await openTable(database, [2000])
    // As seen by the statement that places it: the kick-off is still ahead.
    await table.one(player, 10)
    await sql`alter table game disable trigger game_kick_off_reviewed`.execute(database.kysely)
    await sql`update game set starts_at = now() - interval '10 minutes'
      where id = ${table.games[0]}`.execute(database.kysely)
    await sql`alter table game enable trigger game_kick_off_reviewed`.execute(database.kysely)
    await sql`alter table kick_off_change disable trigger kick_off_change_planted`.execute(
      database.kysely,
    )
    await sql`insert into kick_off_change (game_id, starts_before, starts_after)
      select id, starts_at + interval '1 hour', starts_at from game
      where id = ${table.games[0]}`.execute(database.kysely)
    await sql`alter table kick_off_change enable trigger kick_off_change_planted`.execute(
      database.kysely,
    )
    return { player, table }
  }

  it('reaches a bet that was being placed while it was corrected', async () => {
    const { player } = await placeDuringCorrection()
    await settleOutstanding(database)
    expect(await outcomes(database, player)).toEqual([['void', 10, 0]])
  })

  it('reaches it even when no server ran for longer than bets are reviewed', async () => {
    const { player, table } = await placeDuringCorrection()
    await age(database, 6)
    await table.end(0, 'lose')
    expect(await outcomes(database, player)).toEqual([['void', 10, 0]])
  })
})

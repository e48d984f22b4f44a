import { randomBytes } from 'node:crypto'
import { selectionId } from '@caderneta/domain/markets/market/game-selection'
import { centavos } from '@caderneta/domain/money/money'
import { sql } from 'kysely'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { auditBooks } from '../../../database/audit-books.ts'
import type { Database } from '../../../database/database.ts'
import { describeOnDatabases } from '../../../database/test-database.ts'
import { addPlayer } from '../../../database/test-rows.ts'
import { closeCashbackDays } from '../../offers/testing/offers-fixtures.ts'
import { readWallet } from '../../wallet/wallet.ts'
import { addBettor, openTable, outcomes, type TestTable } from '../testing/table-fixtures.ts'
import { rollbackOutcomes } from './market-correction-store.ts'
import { settleOutstanding } from './settlement-store.ts'

const DAY_MAX = centavos(20_000)
const YESTERDAY = '2000-01-01'
const TOMORROW = '2999-01-01'

describeOnDatabases('live cashback', (makeDatabase) => {
  let database: Database
  beforeAll(async () => {
    database = await makeDatabase()
  })
  afterEach(async () => {
    expect(await auditBooks(database)).toEqual([])
  })

  const wallet = (player: number) => readWallet(database.kysely, player)
  const closeDay = (before = TOMORROW) => closeCashbackDays(database, before, DAY_MAX)

  it('SEC-45 is 10 % of the net loss of the day, when the day is closed', async () => {
    const player = await addBettor(database, { cash: 8000 })
    const table = await openTable(database, [2000, 1500], { isLive: true })
    await table.one(player, 50)
    await table.one(player, 30, [1])
    await table.end(0, 'lose')
    await table.end(1, 'win')
    await closeDay(YESTERDAY)
    expect(await wallet(player)).toEqual({ cash: 45, cashback: 0 })
    await closeDay()
    expect(await wallet(player)).toEqual({ cash: 45, cashback: 3.5 })
  })

  it('SEC-45 never makes a profit of backing every outcome of a market', async () => {
    const player = await addBettor(database, { cash: 10_000 })
    const table = await openTable(database, [1900, 1900], { isLive: true })
    await table.one(player, 50)
    await table.one(player, 50, [1])
    await table.end(0, 'win')
    await table.end(1, 'lose')
    await closeDay()
    expect(await wallet(player)).toEqual({ cash: 95, cashback: 0.5 })
  })

  it('SEC-45 counts for one account of a person, and one only', async () => {
    const players: number[] = []
    while (players.length < 3) players.push(await addBettor(database, { cash: 10_000 }))
    const device = randomBytes(32)
    for (const player of players)
      await database.pool.query('insert into known_device values ($1, $2, now())', [device, player])
    const table = await openTable(database, [2850, 2850, 2850], { isLive: true })
    for (const [at, player] of players.entries()) await table.one(player, 100, [at])
    await table.end(0, 'lose')
    await table.end(1, 'lose')
    await table.end(2, 'win')
    await closeDay()
    const wallets = await Promise.all(players.map(wallet))
    expect(wallets).toEqual([
      { cash: 0, cashback: 10 },
      { cash: 0, cashback: 0 },
      { cash: 285, cashback: 0 },
    ])
  })

  it('SEC-45 is at most the maximum of a day, also after a correction', async () => {
    const player = await addBettor(database, { cash: 500_000 })
    const table = await openTable(database, [2000, 2000], { isLive: true })
    await table.one(player, 2500)
    await table.one(player, 2500, [1])
    await table.end(0, 'lose')
    await table.end(1, 'lose')
    await closeDay()
    expect(await wallet(player)).toEqual({ cash: 0, cashback: 200 })
    await table.end(0, 'void')
    expect(await wallet(player)).toEqual({ cash: 2500, cashback: 200 })
    await table.end(1, 'void')
    expect(await wallet(player)).toEqual({ cash: 5000, cashback: 0 })
  })

  it('SEC-45 counts neither a stake before the start nor a multiple of both kinds', async () => {
    const player = await addBettor(database, { cash: 10_000 })
    const table = await openTable(database, [2000, 2000])
    const [live = 0] = table.games
    await database.pool.query(
      `update game set status = 'live', starts_at = now() - interval '10 minutes' where id = $1`,
      [live],
    )
    table.book.addGame(live, 'live', -600_000)
    await table.one(player, 10, [1])
    await table.one(player, 50, [0, 1])
    await table.end(0, 'lose')
    await table.end(1, 'lose')
    await closeDay()
    expect(await wallet(player)).toEqual({ cash: 40, cashback: 0 })
  })

  it('SEC-46 is credited once, however often and in whatever batches the day is closed', async () => {
    const players = [
      await addBettor(database, { cash: 5000 }),
      await addBettor(database, { cash: 5000 }),
      await addBettor(database, { cash: 5000 }),
    ]
    const table = await openTable(database, [2000], { isLive: true })
    for (const player of players) await table.one(player, 50)
    await table.end(0, 'lose')
    const close = () => closeCashbackDays(database, TOMORROW, DAY_MAX, 1)
    const closed = await Promise.all([close(), close(), close()])
    expect(closed.flat().toSorted()).toEqual(players.toSorted())
    expect(await close()).toEqual([])
    for (const player of players) expect(await wallet(player)).toEqual({ cash: 0, cashback: 5 })
  })

  it('SEC-46 is reverted when the settlement is undone, and follows the next one', async () => {
    const player = await addBettor(database, { cash: 5000 })
    const table = await openTable(database, [2000], { isLive: true })
    await table.one(player, 50)
    await table.end(0, 'lose')
    await closeDay()
    expect(await wallet(player)).toEqual({ cash: 0, cashback: 5 })
    await rollbackOutcomes(database, { gameId: table.games[0] ?? 0, marketIds: 'all' })
    await settleOutstanding(database)
    expect(await wallet(player)).toEqual({ cash: 0, cashback: 0 })
    await table.end(0, 'win')
    expect(await wallet(player)).toEqual({ cash: 100, cashback: 0 })
    await table.end(0, 'lose')
    expect(await wallet(player)).toEqual({ cash: 0, cashback: 5 })
  })

  it('SEC-46 is credited later when a correction turns winnings of the day into a loss', async () => {
    const player = await addBettor(database, { cash: 5000 })
    const table = await openTable(database, [2000], { isLive: true })
    await table.one(player, 50)
    await table.end(0, 'win')
    await closeDay()
    expect(await wallet(player)).toEqual({ cash: 100, cashback: 0 })
    await table.end(0, 'lose')
    expect(await wallet(player)).toEqual({ cash: 0, cashback: 5 })
  })

  it('SEC-47 counts nothing that was voided, cancelled or cashed out', async () => {
    const player = await addBettor(database, { cash: 15_000 })
    const table = await openTable(database, [2000, 2000], { isLive: true })
    await table.one(player, 50)
    const [closed, part] = [await table.one(player, 50, [1]), await table.one(player, 50, [1])]
    await table.end(0, 'void')
    await table.close(player, closed, '47.50')
    await table.close(player, part, '47.50', 50)
    await closeDay()
    expect((await wallet(player)).cashback).toBe(0)
    await table.end(1, 'lose')
    await closeDay()
    expect((await wallet(player)).cashback).toBe(2.5)
  })

  it('SEC-47 counts from the second settled bet of a player', async () => {
    const player = await addPlayer(database, { cash: 10_000 })
    const table = await openTable(database, [2000, 2000], { isLive: true })
    await table.one(player, 50)
    await table.end(0, 'lose')
    await closeDay()
    expect((await wallet(player)).cashback).toBe(0)
    await table.end(0, 'win')
    await table.end(0, 'lose')
    await table.one(player, 30, [1])
    await table.end(1, 'lose')
    await closeDay()
    expect((await wallet(player)).cashback).toBe(3)
  })

  it('SEC-45 nets the bets on one match in the day of its kick-off, whenever they settle', async () => {
    const player = await addBettor(database, { cash: 10_000 })
    const table = await openTable(database, [1900], { isLive: true })
    const [match = 0] = table.games
    await startEarlier(match, 2)
    addSelection(table, match)
    await table.one(player, 50)
    await table.one(player, 50, [1])
    await table.end(0, 'lose')
    await closeDay(await dayOf(match, 2))
    expect(await wallet(player)).toEqual({ cash: 0, cashback: 5 })
    await table.end(1, 'win')
    expect(await wallet(player)).toEqual({ cash: 95, cashback: 0.5 })
  })

  it('SEC-45 keeps the day of a match whose kick-off is changed later', async () => {
    const player = await addBettor(database, { cash: 10_000 })
    const table = await openTable(database, [1900], { isLive: true })
    const [match = 0] = table.games
    await startEarlier(match, 2)
    addSelection(table, match)
    await table.one(player, 50)
    await table.one(player, 50, [1])
    await table.end(0, 'lose')
    const dayClosed = await dayOf(match, 2)
    await database.pool.query('update game set starts_at = now() where id = $1', [match])
    await database.pool.query(
      `update game set starts_at = now() + interval '3 days' where id = $1`,
      [match],
    )
    await table.end(1, 'win')
    await closeDay(dayClosed)
    expect(await wallet(player)).toEqual({ cash: 95, cashback: 0.5 })
  })

  it('SEC-45 counts no multiple of matches that started on different days', async () => {
    const player = await addBettor(database, { cash: 10_000 })
    const table = await openTable(database, [2000, 2000], { isLive: true })
    await startEarlier(table.games[0] ?? 0, 1)
    await table.one(player, 50, [0, 1])
    await table.one(player, 30, [1])
    await table.end(0, 'lose')
    await table.end(1, 'lose')
    await closeDay()
    expect(await wallet(player)).toEqual({ cash: 20, cashback: 3 })
  })

  it('SEC-46 a day waits for its open live bets, until the next day is over', async () => {
    const player = await addBettor(database, { cash: 10_000 })
    const table = await openTable(database, [1900], { isLive: true })
    const [match = 0] = table.games
    await startEarlier(match, 1)
    addSelection(table, match)
    await table.one(player, 50)
    await table.one(player, 50, [1])
    await table.end(0, 'lose')
    await closeDay(await dayOf(match, 1))
    expect(await wallet(player)).toEqual({ cash: 0, cashback: 0 })
    await closeDay(await dayOf(match, 2))
    expect(await wallet(player)).toEqual({ cash: 0, cashback: 5 })
    await table.end(1, 'lose')
    expect(await wallet(player)).toEqual({ cash: 0, cashback: 10 })
  })

  it('SEC-46 a day is closed once its last live bet is settled', async () => {
    const player = await addBettor(database, { cash: 10_000 })
    const table = await openTable(database, [1900, 1900], { isLive: true })
    const [early = 0, late = 0] = table.games
    await startEarlier(early, 1)
    await table.one(player, 50)
    await table.one(player, 20, [1])
    await table.end(0, 'lose')
    await closeDay(await dayOf(late))
    expect(await wallet(player)).toEqual({ cash: 30, cashback: 5 })
  })

  it('counts nothing placed after the operator ended the offer', async () => {
    const player = await addBettor(database, { cash: 5000 })
    const ended = {
      cashback: { isOn: true, lastDay: YESTERDAY },
      multipleBonus: { isOn: false, lastDay: null },
    }
    const table = await openTable(database, [2000, 2000], {
      isLive: true,
      placer: { offers: ended },
    })
    await table.one(player, 10)
    await table.one(player, 10, [0, 1])
    await table.end(1, 'win')
    await table.end(0, 'win')
    expect((await outcomes(database, player)).slice(1)).toEqual([
      ['win', 20, 0],
      ['win', 40, 0],
    ])
    await table.end(0, 'lose')
    await closeDay()
    expect((await wallet(player)).cashback).toBe(0)
  })

  it('counts a bet from before the rule for its day once its settlement is corrected', async () => {
    const player = await addBettor(database, { cash: 5000 })
    const table = await openTable(database, [2000], { isLive: true })
    const bet = await table.one(player, 50)
    await table.end(0, 'lose')
    await earnByItself(bet, 500)
    expect(await wallet(player)).toEqual({ cash: 0, cashback: 5 })
    expect(await auditBooks(database)).toEqual([])
    await closeDay()
    expect(await wallet(player)).toEqual({ cash: 0, cashback: 5 })
    await table.end(0, 'win')
    expect(await wallet(player)).toEqual({ cash: 100, cashback: 0 })
  })

  /** The calendar day of São Paulo on which a match started, or the one so many days later. */
  async function dayOf(gameId: number, later = 0): Promise<string> {
    const found = await sql<{ day: string }>`
      select (civil_day(starts_at) + ${later}::integer)::text as day from game where id = ${gameId}
    `.execute(database.kysely)
    return found.rows[0]?.day ?? ''
  }

  /** Moves the kick-off so many days back, as if the feed had never sent another one. */
  async function startEarlier(gameId: number, days: number): Promise<void> {
    await database.kysely.transaction().execute(async (transaction) => {
      await sql`set local session_replication_role = replica`.execute(transaction)
      await sql`
        update game set starts_at = starts_at - ${days} * interval '1 day' where id = ${gameId}
      `.execute(transaction)
    })
  }

  /** Adds a second selection of the match, at the next index of the table. */
  function addSelection(table: TestTable, gameId: number): void {
    const selection = selectionId(gameId, 2)
    table.ids.push(table.book.price(gameId, 1900, { selectionId: selection, name: '2' }))
    table.games.push(gameId)
  }

  /** Turns the bet into one settled before daily cashback existed: with cashback of its own. */
  async function earnByItself(bet: number, earned: number): Promise<void> {
    await database.kysely.transaction().execute(async (transaction) => {
      await sql`set local session_replication_role = replica`.execute(transaction)
      await sql`delete from cashback_day where player_id =
        (select player_id from bet where id = ${bet})`.execute(transaction)
      await sql`delete from cashback_bet where bet_id = ${bet}`.execute(transaction)
      await sql`update bet set cashback = ${earned} where id = ${bet}`.execute(transaction)
      await sql`set local session_replication_role = origin`.execute(transaction)
      await sql`
        with moved as (
          insert into transfer (kind, reference) values ('cashback', ${`${bet}#1`}) returning id
        ),
        changed as (
          update account set balance = balance + ${earned}, version = version + 1
          where player_id = (select player_id from bet where id = ${bet}) and kind = 'cashback'
          returning *
        )
        insert into entry (transfer_id, account_id, is_player, amount, balance_after, version)
        select moved.id, changed.id, true, ${earned}, balance, version from moved, changed
        union all
        select moved.id, account.id, false, -${earned}::bigint, null, null from moved, account
        where kind = 'promotions'
      `.execute(transaction)
    })
  }
})

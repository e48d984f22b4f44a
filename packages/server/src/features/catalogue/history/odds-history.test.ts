import { selectionId } from '@caderneta/domain/markets/market/game-selection'
import { TOTAL_GOALS } from '@caderneta/domain/markets/market/market'
import type { FeedBody } from '@caderneta/feed/messages'
import { sql } from 'kysely'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { describeOnDatabases } from '../../../database/test-database.ts'
import { addGame } from '../../../database/test-rows.ts'
import { silentLog } from '../../../http/test-server.ts'
import {
  fixture,
  matchResult,
  oddsChange,
  START,
  TestClock,
  TestFeed,
  testBook,
} from '../book-fixtures.ts'
import type { Trust } from '../feed-monitor.ts'
import { storeGames } from '../game-store.ts'
import type { BookGame, MarketBook } from '../market-book.ts'
import { readUnfinishedGames } from '../unfinished-games-view.ts'
import { HistoryKeeper } from './keep-history.ts'
import { OddsHistory } from './odds-history.ts'
import { recordTrust } from './odds-store.ts'

const HOME = 50_100_001
const DAY = 86_400_000
const ALL = { idMin: 1, idMax: 10_000 }

/** A market with a line that the game did not have before. */
function newLine(version: number): FeedBody {
  const { selections, ...market } = matchResult(501, [150, 500, 600], { version })
  const lines = selections.map((one, i) => ({
    ...{ ...one, selectionId: selectionId(501, 10 + 3 * version + i), oddId: 100 + version },
    ...{ name: 'Over', header: `${version}.5`, handicap: `${version}.5` },
  }))
  return oddsChange(501, { markets: [{ ...market, marketId: TOTAL_GOALS, selections: lines }] })
}

/** The prices of games, as far as a restart keeps them. */
function pricesOf(games: Iterable<Pick<BookGame, 'selections'>>): unknown[] {
  return [...games].flatMap(({ selections }) =>
    [...selections.values()]
      .map(({ play: _play, era: _era, ...one }) => one)
      .toSorted((one, other) => one.selectionId - other.selectionId),
  )
}

describeOnDatabases('the history of odds', (makeDatabase) => {
  let database: Database
  let clock: TestClock
  let feed: TestFeed
  let book: MarketBook
  let history: OddsHistory
  let keeper: HistoryKeeper

  const publish = (body: FeedBody): void => void book.apply(feed.message(body))

  beforeEach(async () => {
    database = await makeDatabase()
    // Keepers write when the test calls for it: two of them never write the same moment at once.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    clock = new TestClock()
    feed = new TestFeed(clock)
    book = testBook(clock)
    history = new OddsHistory(database, book)
    keeper = new HistoryKeeper({ database, clock, book, history, log: silentLog, keptDays: 7 })
    publish({ kind: 'fixture', fixture: fixture(501) })
    publish(oddsChange(501))
    publish({ kind: 'snapshot_complete' })
    return async () => {
      vi.restoreAllMocks()
      await keeper.stop()
      vi.useRealTimers()
    }
  })

  const rowsOf = async (selectionId: number): Promise<unknown[]> => {
    const found = await sql<{ odds: number; version: number; status: string; told_at: Date }>`
      select odds, version, status, told_at from (
        select selection_id, odds, version, status, told_at from odds_history
        union all
        select selection_of(game_id, index), price, version, status, told_at
        from game_odds cross join unnest(indexes, odds) as prices(index, price)
      ) published(selection_id, odds, version, status, told_at)
      where selection_id = ${selectionId} order by told_at, version, status
    `.execute(database.kysely)
    return found.rows.map(({ odds, version, status, told_at }) => [
      odds,
      version,
      status,
      told_at.getTime(),
    ])
  }

  test('stops writing, with one warning, once another server leads the feed', async () => {
    const logged: string[] = []
    const log = { ...silentLog, warn: () => void logged.push('warn') }
    const refused = () => Promise.reject(Object.assign(new Error('led'), { code: 'FT001' }))
    let writes = 0
    const over = new HistoryKeeper({
      ...{ database, clock, book, log: { ...log, error: () => void logged.push('error') } },
      ...{ history, keptDays: 7 },
      beginWrite: () => {
        writes += 1
        return () => {}
      },
    })
    vi.spyOn(history, 'write').mockImplementation(refused)
    await over.write()
    await over.write()
    await over.stop()
    expect([writes, logged]).toEqual([1, ['warn']])
  })

  test('keeps each price and each suspension with its time', async () => {
    const first = clock.now()
    clock.pass(1000)
    publish(oddsChange(501, { markets: [matchResult(501, [200, 320, 400], { version: 2 })] }))
    clock.pass(1000)
    publish({ kind: 'bet_stop', gameId: 501, marketIds: 'all' })
    await keeper.write()
    expect(await rowsOf(HOME)).toEqual([
      [1850, 1, 'open', first],
      [2000, 2, 'open', first + 1000],
      [2000, 2, 'suspended', first + 2000],
    ])
  })

  test('an unchanged repeated price is not stored again', async () => {
    publish(oddsChange(501))
    await keeper.write()
    expect(await rowsOf(HOME)).toHaveLength(1)
    expect(history.size).toBe(0)
  })

  test('a price can be requested until the database has it', async () => {
    expect(history.unproven([HOME])).toMatchObject([{ selection: { odds: 1850, version: 1 } }])
    const writing = keeper.write()
    publish(oddsChange(501, { markets: [matchResult(501, [200, 320, 400], { version: 2 })] }))
    expect(history.unproven([HOME])).toMatchObject([{ selection: { odds: 2000, version: 2 } }])
    await writing
    await keeper.write()
    expect(history.unproven([HOME, HOME + 1])).toEqual([])
  })

  test('what could not be written is retained and written later, once', async () => {
    await sql`alter table game_odds rename to odds_away`.execute(database.kysely)
    await keeper.write()
    expect(history.unproven([HOME])).toHaveLength(1)
    await sql`alter table odds_away rename to game_odds`.execute(database.kysely)
    await keeper.write()
    expect(await rowsOf(HOME)).toHaveLength(1)
    expect(history.size).toBe(0)
  })

  test('a recorded history is not changed', async () => {
    await keeper.write()
    await expect(
      sql`update game_odds set odds = '{5000}'`.execute(database.kysely),
    ).rejects.toThrow()
  })

  test('a restarted server shows the last prices, closed until they are sent again', async () => {
    publish(oddsChange(501, { markets: [matchResult(501, [200, 320, 400], { version: 2 })] }))
    const game = book.game(501)
    await storeGames(database, game ? [game] : [])
    await keeper.write()
    const restarted = testBook(clock)
    restarted.restore(await readUnfinishedGames(database, ALL))
    expect(restarted.game(501)?.fixture).toEqual(fixture(501))
    expect(restarted.selection(HOME)).toMatchObject({
      odds: 2000,
      version: 2,
      name: '1',
      marketId: 1000002,
      status: 'suspended',
    })
    const again = new TestFeed(clock)
    restarted.apply(again.message({ kind: 'fixture', fixture: fixture(501) }))
    restarted.apply(again.message({ kind: 'snapshot_complete' }))
    expect(restarted.selection(HOME)?.status).toBe('suspended')
    const markets = [matchResult(501, [200, 320, 400], { version: 9 })]
    restarted.apply(again.message(oddsChange(501, { markets })))
    const stored = restarted.game(501)
    if (stored) restarted.markStored(501, { ...stored })
    expect(restarted.selection(HOME)).toMatchObject({ status: 'open', version: 2 })
  })

  test('a restarted server shows every price and name, however often they changed', async () => {
    const game = book.game(501)
    await storeGames(database, game ? [game] : [])
    for (let version = 2; version < 40; version += 1) {
      publish(
        oddsChange(501, { markets: [matchResult(501, [200 + version, 320, 400], { version })] }),
      )
      if (version % 5 === 0) publish(newLine(version))
      if (version % 7 === 0) publish({ kind: 'bet_stop', gameId: 501, marketIds: 'all' })
      if (version % 4 === 0) await keeper.write()
    }
    await keeper.write()
    const restored = await readUnfinishedGames(database, ALL)
    expect(pricesOf(restored)).toEqual(pricesOf(book.games()))
    expect(pricesOf(restored)).toHaveLength(24)
    const rows = await sql<{ rows: number }>`
      select count(*)::integer as rows from game_odds where is_whole
    `.execute(database.kysely)
    expect(rows.rows[0]?.rows).toBeGreaterThan(3)
  })

  test('a game that the feed does not mention after a restart is dropped', async () => {
    await addGame(database, { id: 777 })
    const restarted = testBook(clock)
    restarted.restore(await readUnfinishedGames(database, ALL))
    expect(restarted.game(777)).toBeDefined()
    restarted.apply(new TestFeed(clock).message({ kind: 'snapshot_complete' }))
    expect(restarted.game(777)).toBeUndefined()
  })

  test('a game over is not restored', async () => {
    await addGame(database, { id: 777, status: 'ended' })
    expect(await readUnfinishedGames(database, ALL)).toEqual([])
  })

  test('drops the odds of games long over, except those referenced by bets', async () => {
    publish(oddsChange(501, { markets: [matchResult(501, [200, 320, 400], { version: 2 })] }))
    publish(oddsChange(501, { status: 'ended', markets: [] }))
    const game = book.game(501)
    await storeGames(database, game ? [game] : [])
    await keeper.write()
    await sql`set session_replication_role = replica`.execute(database.kysely)
    await sql`
      insert into leg (bet_id, position, game_id, market_id, selection_id, selection_name, odds,
        odds_version, is_live) values (1, 1, 501, 1000002, ${HOME}, '1', 2000, 2, false)
    `.execute(database.kysely)
    await sql`set session_replication_role = origin`.execute(database.kysely)
    clock.pass(7 * DAY)
    await keeper.forget()
    expect(await rowsOf(HOME)).toHaveLength(2)
    clock.pass(1)
    await keeper.forget()
    expect(await rowsOf(HOME)).toEqual([[2000, 2, 'open', START - 3_600_000]])
    expect(await rowsOf(HOME + 1)).toEqual([])
  })

  test('records from when on the feed was trusted, and at which level', async () => {
    const first = clock.now()
    clock.pass(21_000)
    book.refreshTrust()
    await keeper.write()
    expect(await trusts()).toEqual([
      ['none', first],
      ['all', first],
      ['none', first + 21_000],
    ])
  })

  test('records every level in order, also in one millisecond and when the clock was set back', async () => {
    const first = clock.now()
    await keeper.write()
    await recordTrust(database, 'not_live', first)
    await recordTrust(database, 'all', first - 60_000)
    expect(await trusts()).toEqual([
      ['none', first],
      ['all', first],
      ['not_live', first],
      ['all', first],
    ])
  })

  test('a server of the version before writes the level twice in a millisecond', async () => {
    const write = (trust: Trust, at: number) =>
      sql`
        insert into feed_trust (changed_at, trust) values (${new Date(at)}, ${trust})
        on conflict (changed_at) do update set trust = excluded.trust
      `.execute(database.kysely)
    const now = Date.now()
    // It would write by its own timer, after the rows of this test.
    await keeper.stop()
    await write('none', now - 60_000)
    await write('none', now)
    await write('all', now)
    const written = (await trusts()).filter(([, at]) => Number(at) >= now - 60_000)
    expect(written).toEqual([
      ['none', now - 60_000],
      ['all', now],
    ])
    await expect(write('all', now - 60_000)).rejects.toThrow('kept as it was written')
  })

  async function trusts() {
    const found = await sql<{ trust: string; changed_at: Date }>`
      select trust, changed_at from feed_trust order by changed_at
    `.execute(database.kysely)
    return found.rows.map(({ trust, changed_at }) => [trust, changed_at.getTime()])
  }
})

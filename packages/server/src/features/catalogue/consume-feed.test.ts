import { selectionId } from '@caderneta/domain/markets/market/game-selection'
import type { FeedBody, FeedMessage, SettlementMessage } from '@caderneta/feed/messages'
import type { FeedResumption, FeedStart, ReplayableFeed } from '@caderneta/feed/provider'
import { eventually } from '@caderneta/testing/eventually'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../database/database.ts'
import { describeOnDatabases } from '../../database/test-database.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { fixture, oddsChange, START, TestClock, TestFeed, testBook } from './book-fixtures.ts'
import { FeedConsumer } from './consume-feed.ts'
import { lastRun, startRun } from './feed-run-store.ts'
import { readOpenGames } from './game-store.ts'
import type { MarketBook } from './market-book.ts'
import { playAlong } from './play-along.ts'

/** A feed that a test publishes through, and that sends its games again on request. */
class SpokenFeed implements ReplayableFeed {
  readonly producer = 'test'
  snapshots = 0
  resumedFrom: FeedResumption | null = null
  readonly #feed: TestFeed
  readonly #known: FeedBody[]
  #listener: (message: FeedMessage) => void = () => {}

  constructor(clock: TestClock, known: FeedBody[]) {
    this.#feed = new TestFeed(clock)
    this.#known = known
  }

  start(start: FeedStart) {
    this.#listener = start.listener
    this.#publishAll()
    return {
      requestSnapshot: (request?: number) => this.#publishAll(request),
      resume: (from: FeedResumption) => {
        this.resumedFrom = from
        this.#publishAll()
      },
      stop: () => {},
    }
  }

  publish(body: FeedBody): void {
    this.#listener(this.#feed.message(body))
  }

  lose(body: FeedBody): void {
    this.#feed.message(body)
  }

  #publishAll(request = 0): void {
    this.snapshots += 1
    for (const body of this.#known) this.publish(body)
    this.publish({ kind: 'snapshot_complete', request })
  }
}

const REFUSED_GAME = 999

const settlement = (gameId: number): FeedBody => ({
  kind: 'bet_settlement',
  gameId,
  certainty: 'confirmed',
  outcomes: [{ selectionId: selectionId(gameId, 1), marketId: 1000002, result: 'win' }],
})

describeOnDatabases('the consumed feed', (makeDatabase) => {
  let database: Database
  let clock: TestClock
  let book: MarketBook
  let feed: SpokenFeed
  let consumer: FeedConsumer
  let settled: SettlementMessage[]
  let failures: number

  beforeEach(async () => {
    database = await makeDatabase()
    clock = new TestClock()
    book = testBook(clock)
    feed = new SpokenFeed(clock, [{ kind: 'fixture', fixture: fixture(501) }, oddsChange(501)])
    settled = []
    failures = 0
    const settle = (message: SettlementMessage): Promise<void> => {
      if (message.gameId === REFUSED_GAME)
        return Promise.reject(Object.assign(new Error('no such game'), { code: '23503' }))
      if (failures > 0) {
        failures -= 1
        return Promise.reject(new Error('the database is unavailable'))
      }
      settled.push(message)
      return Promise.resolve()
    }
    consumer = new FeedConsumer({ ...testDeps({ database, clock }), book, settle })
    await consumer.start(feed, { epoch: 0, resumeFrom: 0 })
  })

  afterEach(async () => {
    await consumer.stop()
  })

  const storedGame = async (id: number) => {
    const found = await sql<{ status: string; starts_at: Date; score_home: number }>`
      select status, starts_at, score_home from game where id = ${id}
    `.execute(database.kysely)
    return found.rows[0]
  }

  test('a game is in the database before it can be bet on', async () => {
    expect(await storedGame(501)).toMatchObject({ status: 'scheduled', starts_at: new Date(START) })
    expect(book.selection(selectionId(501, 1))?.status).toBe('open')
  })

  test('states are stored, and a game that is over stays over', async () => {
    clock.moment = START
    feed.publish(oddsChange(501, { status: 'live', score: [1, 0] }))
    feed.publish(oddsChange(501, { status: 'ended', score: [1, 0], markets: [] }))
    await consumer.stop()
    expect(await storedGame(501)).toMatchObject({ status: 'ended', score_home: 1 })
  })

  test('a settlement is handled after its game is stored', async () => {
    feed.publish({ kind: 'fixture', fixture: fixture(502) })
    feed.publish(settlement(502))
    await consumer.stop()
    expect(await storedGame(502)).toBeDefined()
    expect(settled).toMatchObject([{ gameId: 502 }])
  })

  test('a settlement that could not be stored is retried before any later one', async () => {
    failures = 1
    feed.publish(settlement(501))
    feed.publish(settlement(501))
    await eventually(() => expect(settled).toHaveLength(2))
    expect(failures).toBe(0)
  })

  test('a settlement that the database can never store delays no later one', async () => {
    feed.publish(settlement(REFUSED_GAME))
    feed.publish(settlement(501))
    await eventually(() => expect(settled).toMatchObject([{ gameId: 501 }]))
  })

  test('a game that the database cannot store delays no other and takes no bets', async () => {
    const teams = [{ id: 1, name: 'Bah\0ia' }, fixture(502).teams[1]] as const
    feed.publish({ kind: 'fixture', fixture: fixture(502, { teams }) })
    feed.publish(oddsChange(502))
    feed.publish({ kind: 'fixture', fixture: fixture(503) })
    feed.publish(oddsChange(503))
    await expect
      .poll(() => book.selection(selectionId(503, 1))?.status, { timeout: 30_000 })
      .toBe('open')
    expect(book.selection(selectionId(502, 1))?.status).toBe('suspended')
    expect(await storedGame(502)).toBeUndefined()
  })

  test('a lost message triggers a snapshot, and the odds reopen', async () => {
    feed.lose(oddsChange(501))
    feed.publish({ kind: 'alive' })
    expect(feed.snapshots).toBe(2)
    expect(book.selection(selectionId(501, 1))?.status).toBe('open')
  })

  test('a feed that was played along is stored, and goes on, from the moment that is given', async () => {
    const along = new SpokenFeed(clock, [
      { kind: 'fixture', fixture: fixture(504) },
      oddsChange(504),
    ])
    const played = playAlong({ book: testBook(clock), clock }, along, { epoch: 0, resumeFrom: 0 })
    along.publish(settlement(504))
    const settle = async (message: SettlementMessage) => void settled.push(message)
    const next = new FeedConsumer({ ...testDeps({ database, clock }), book: played.book, settle })
    expect(await storedGame(504)).toBeUndefined()
    await next.resume(played, { resumeFrom: START })
    expect(await storedGame(504)).toMatchObject({ status: 'scheduled' })
    expect(played.book.selection(selectionId(504, 1))?.status).toBe('open')
    expect([along.snapshots, along.resumedFrom]).toEqual([2, { resumeFrom: START }])
    along.publish(settlement(504))
    await next.stop()
    expect(settled).toHaveLength(1)
  })

  test('a game that is over is forgotten by who plays a feed along, as by its leader', () => {
    const along = new SpokenFeed(clock, [
      { kind: 'fixture', fixture: fixture(504) },
      oddsChange(504),
    ])
    const played = playAlong({ book: testBook(clock), clock }, along, { epoch: 0, resumeFrom: 0 })
    along.publish(oddsChange(504, { status: 'ended', markets: [] }))
    played.connection.look()
    expect(played.book.game(504)).toBeDefined()
    clock.pass(3 * 24 * 3_600_000)
    played.connection.look()
    expect(played.book.game(504)).toBeUndefined()
    played.connection.close()
  })

  test('a restart resumes from the earliest open game', async () => {
    const all = { idMin: 1, idMax: 10_000, from: 0 }
    const none = { gameIds: new Set(), earliestStart: null }
    const one = { gameIds: new Set([501]), earliestStart: START }
    expect(await readOpenGames(database, all)).toEqual(one)
    expect(await readOpenGames(database, { ...all, idMin: 502 })).toEqual(none)
    expect(await readOpenGames(database, { ...all, from: START + 1 })).toEqual(none)
    feed.publish(oddsChange(501, { status: 'ended', markets: [] }))
    await consumer.stop()
    expect(await readOpenGames(database, all)).toEqual(none)
  })

  test('a run is found again by its source', async () => {
    expect(await lastRun(database, 'a')).toBeNull()
    const first = await startRun(database, 'a', 1000)
    await startRun(database, 'b', 2000)
    expect(await lastRun(database, 'a')).toEqual(first)
    const second = await startRun(database, 'a', 3000)
    expect(await lastRun(database, 'a')).toEqual(second)
  })
})

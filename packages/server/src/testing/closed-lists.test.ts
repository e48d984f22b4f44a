import { randomUUID } from 'node:crypto'
import { selectionId } from '@caderneta/domain/markets/market/game-selection'
import type { FeedBody } from '@caderneta/feed/messages'
import { beforeEach, expect, test } from 'vitest'
import type { Database } from '../database/database.ts'
import { describeOnDatabases } from '../database/test-database.ts'
import { addGame, addPlayer } from '../database/test-rows.ts'
import { makeBetsServices, registerWagersRoutes } from '../features/bets/bets.ts'
import {
  TEST_LIMITS,
  TEST_OFFERS,
  TestBook,
  testWatch,
} from '../features/bets/testing/bets-fixtures.ts'
import {
  fixture,
  matchResult,
  oddsChange,
  TestFeed,
  testBook,
} from '../features/catalogue/book-fixtures.ts'
import { OddsHistory } from '../features/catalogue/catalogue.ts'
import { SettledPlayers } from '../features/offers/offers.ts'
import { makeTestServer, silentLog, testSession } from '../http/test-server.ts'
import { NO_TRACING } from '../tracing/tracing.ts'
import { NO_EVENTS } from './test-deps.ts'

const GAME = 501
const HOME = selectionId(GAME, 1)
const UNKNOWN_MARKET = 42
const UNKNOWN_SPORT = 99

describeOnDatabases('a bet on what no list contains', (makeDatabase) => {
  let database: Database
  let startsAt: number
  let publish: (body: FeedBody) => void
  let bet: () => Promise<{ status: number; code: string | undefined }>

  beforeEach(async () => {
    database = await makeDatabase()
    const playerId = await addPlayer(database, { cash: 10_000 })
    startsAt = Date.now() + 3_600_000
    await addGame(database, { id: GAME })
    const clock = { now: () => Date.now() }
    const feed = new TestFeed(clock)
    const book = testBook(clock)
    const history = new OddsHistory(database, book)
    publish = (body) => {
      book.apply(feed.message(body))
      const game = book.game(GAME)
      if (game) book.markStored(GAME, { ...game })
    }
    publish({ kind: 'fixture', fixture: fixture(GAME, { startsAt }) })
    publish({ kind: 'snapshot_complete' })
    const app = await makeTestServer({ sessions: { ana: testSession({ playerId }) } })
    const config = { limits: TEST_LIMITS, offers: TEST_OFFERS }
    const notifyPlayer = () => {}
    const notifyElsewhere = () => {}
    const watch = testWatch(new TestBook())
    const log = silentLog
    const settledPlayers = new SettledPlayers(database)
    const shared = {
      ...{ database, clock, config, log, events: NO_EVENTS, settledPlayers },
      tracing: NO_TRACING,
      ...{ notifyPlayer, notifyElsewhere },
    }
    const deps = { ...shared, book, history, watch }
    registerWagersRoutes(app, { ...deps, ...makeBetsServices(deps) })
    bet = async () => {
      const wager = { betGamesOddId: [HOME], price: 10, rate: 1.85 }
      const reply = await app.inject({
        method: 'POST',
        url: '/api/wagers/save',
        headers: { authorization: 'Bearer ana' },
        payload: { wagers: JSON.stringify([wager]), cashbackActive: 'false', slipId: randomUUID() },
      })
      return { status: reply.statusCode, code: reply.json().code }
    }
  })

  test('SEC-51 is refused for an unknown market', async () => {
    publish(oddsChange(GAME, { markets: [matchResult(GAME, [185, 340, 420])] }))
    expect(await bet()).toEqual({ status: 200, code: undefined })
    const markets = [matchResult(GAME, [185, 340, 420], { marketId: UNKNOWN_MARKET, version: 2 })]
    const selections = markets.flatMap((market) => market.selections)
    expect(selections[0]?.selectionId).toBe(HOME)
    publish(oddsChange(GAME, { markets: markets.map((one) => ({ ...one, status: 'suspended' })) }))
    publish(oddsChange(GAME, { markets }))
    expect(await bet()).toEqual({ status: 422, code: 'market_suspended' })
  })

  test('SEC-51 is refused for a game of an unknown sport', async () => {
    publish(oddsChange(GAME))
    expect(await bet()).toEqual({ status: 200, code: undefined })
    publish({ kind: 'fixture', fixture: fixture(GAME, { startsAt, sportId: UNKNOWN_SPORT }) })
    publish(oddsChange(GAME))
    expect(await bet()).toEqual({ status: 422, code: 'market_suspended' })
  })

  test('SEC-27 is refused for a game with an unknown status', async () => {
    publish(oddsChange(GAME))
    expect(await bet()).toEqual({ status: 200, code: undefined })
    const status: string = 'xyz'
    publish(Object.assign(oddsChange(GAME), { status }))
    expect(await bet()).toEqual({ status: 422, code: 'market_suspended' })
  })
})

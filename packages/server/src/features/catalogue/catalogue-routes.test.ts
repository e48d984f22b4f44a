import { sportGameReply, sportItemReply } from '@caderneta/contract/catalogue/catalogue'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeTestServer } from '../../http/test-server.ts'
import {
  fixture,
  gameWithoutOdds,
  matchResult,
  oddsChange,
  START,
  TestClock,
  TestFeed,
  testBook,
} from './book-fixtures.ts'
import { CatalogueBodies } from './catalogue-bodies.ts'
import { registerCatalogueRoutes } from './catalogue-routes.ts'
import { listedGameWire } from './game-wire.ts'
import type { MarketBook } from './market-book.ts'

const HOUR = 3_600_000

describe('the calls of the catalogue', () => {
  let app: FastifyInstance
  let clock: TestClock
  let book: MarketBook
  let feed: TestFeed

  const finished = listedGameWire(testBook(new TestClock()), gameWithoutOdds(fixture(500), 'ended'))

  beforeEach(async () => {
    clock = new TestClock()
    book = testBook(clock)
    feed = new TestFeed(clock)
    book.apply(feed.message({ kind: 'fixture', fixture: fixture(501) }))
    const teams = [
      { id: 11, name: 'Grêmio' },
      { id: 31, name: 'Bahia' },
    ] as const
    const cup = fixture(502, { tournamentId: 77, startsAt: START + 20 * HOUR, teams })
    book.apply(feed.message({ kind: 'fixture', fixture: cup }))
    const totals = matchResult(501, [150, 250, 900], { marketId: 1000003 })
    const more = totals.selections.map((one) => ({ ...one, selectionId: one.selectionId + 10 }))
    const markets = [matchResult(501, [185, 340, 420]), { ...totals, selections: more }]
    book.apply(feed.message(oddsChange(501, { markets })))
    book.apply(feed.message({ kind: 'snapshot_complete' }))
    app = await makeTestServer()
    registerCatalogueRoutes(app, {
      book,
      bodies: new CatalogueBodies(book, () => clock.now()),
      results: {
        read: async (of) =>
          ('teamId' in of ? of.teamId === 9 : of.tournamentId === 77) ? [finished] : [],
      },
    })
  })

  afterEach(() => app.close())

  const post = async (path: string, fields: Record<string, string> = {}) => {
    const reply = await app.inject({ method: 'POST', url: `/api/${path}`, payload: fields })
    return { status: reply.statusCode, body: reply.json() }
  }

  const gamesOf = async (fields: Record<string, string>): Promise<number[]> => {
    const { body } = await post('sport/item', fields)
    return sportItemReply.parse(body).data.games.map((game) => game.info.betGameId)
  }

  test('API-24 SEC-51 sport/item takes route, championshipId, list and limit', async () => {
    expect(await gamesOf({})).toEqual([501, 502])
    expect(await gamesOf({ route: 'football' })).toEqual([501, 502])
    expect(await gamesOf({ route: 'tennis' })).toEqual([])
    expect(await gamesOf({ route: 'curling' })).toEqual([])
    expect(await gamesOf({ championshipId: '77' })).toEqual([502])
    expect(await gamesOf({ teamId: '31' })).toEqual([502])
    expect(await gamesOf({ teamId: '12' })).toEqual([501])
    expect(await gamesOf({ teamId: '7' })).toEqual([])
    expect(await gamesOf({ list: '12' })).toEqual([501])
    expect(await gamesOf({ list: '24' })).toEqual([501, 502])
    expect(await gamesOf({ list: 'bl' })).toEqual([501])
    expect(await gamesOf({ list: 'live' })).toEqual([])
    expect((await post('sport/item', { list: 'zzz' })).status).toBe(400)
    expect(await gamesOf({ limit: '1' })).toEqual([501])
  })

  test('a list of results has the finished games of one championship', async () => {
    expect(await gamesOf({ list: 'results', championshipId: '77' })).toEqual([500])
    expect(await gamesOf({ list: 'results', championshipId: '78' })).toEqual([])
    expect(await gamesOf({ list: 'results' })).toEqual([])
  })

  test('a list of results has the finished games of one team', async () => {
    expect(await gamesOf({ list: 'results', teamId: '9' })).toEqual([500])
    expect(await gamesOf({ list: 'results', teamId: '8' })).toEqual([])
  })

  test('a list of favourites has the next game of each, once', async () => {
    const later = fixture(503, { tournamentId: 77, startsAt: START + 30 * HOUR })
    book.apply(feed.message({ kind: 'fixture', fixture: later }))
    expect(await gamesOf({ favourites: 'c77' })).toEqual([502])
    expect(await gamesOf({ favourites: 'c77,t11,m503' })).toEqual([501, 502, 503])
    expect(await gamesOf({ favourites: 'm501,t12' })).toEqual([501])
    expect(await gamesOf({ favourites: 't999' })).toEqual([])
    expect(await gamesOf({ favourites: '' })).toEqual([])
    expect((await post('sport/item', { favourites: 'x1' })).status).toBe(400)
  })

  test('a list contains the odds of the main market and counts the others', async () => {
    const { body } = await post('sport/item')
    const [game] = sportItemReply.parse(body).data.games
    expect(game?.odds.map((odd) => odd.market_id)).toEqual([1000002, 1000002, 1000002])
    expect(game?.marketsCount).toBe(2)
    const other = await post('sport/item', { market: '1000003' })
    const [same] = sportItemReply.parse(other.body).data.games
    expect(same?.odds.map((odd) => odd.rate)).toEqual([1.5, 2.5, 9])
  })

  test.each([{ list: 'zzz' }, { limit: '-1' }, { championshipId: 'abc' }, { market: '1e3' }])(
    '%o is a field error',
    async (fields) => {
      const { status, body } = await post('sport/item', fields)
      expect(status).toBe(400)
      expect(Object.keys(body.fields)).toEqual(Object.keys(fields))
    },
  )

  test('API-25 ENT-10 ENT-11 sport/game returns info, teams, odds and markets', async () => {
    const { status, body } = await post('sport/game/501')
    expect(status).toBe(200)
    const { data } = sportGameReply.parse(body)
    expect(data.info).toEqual({
      betGameId: 501,
      betCnfSportId: 1,
      betCnfTournamentId: 10037440,
      betCnfTournamentName: 'Brasileirão Série A',
      location: 'Brasil',
      gameStart: '2026-11-21 15:00',
      gameStartTimeStamp: START,
      isHighlightHome: false,
    })
    expect(data.teams.map((team) => team.name)).toEqual(['Grêmio', 'Santos'])
    expect(data.odds).toHaveLength(6)
    expect(data.markets).toContainEqual({ id: 1000002, name: 'Resultado Final' })
  })

  test('names the markets in the language of the caller', async () => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/sport/game/501',
      headers: { 'accept-language': 'en-GB' },
    })
    expect(reply.json().data.markets[0].name).toBe('Match Result')
  })

  test.each(['0', '999', '501001'])('sport/game/%s is unknown', async (id) => {
    expect(await post(`sport/game/${id}`)).toMatchObject({
      status: 404,
      body: { success: false, code: 'unknown_game' },
    })
  })

  test('a game is not declared unknown after a gap, before the feed has sent all of its games', async () => {
    feed.sequence += 1
    book.apply(feed.message({ kind: 'alive' }))
    const reply = await post('sport/game/999')
    expect(reply).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect((await post('sport/game/501')).status).toBe(200)
  })

  test('an identifier that is not a number is a field error', async () => {
    expect((await post('sport/game/9007199254740993')).status).toBe(400)
    expect((await post('sport/game/abc')).status).toBe(400)
  })
})

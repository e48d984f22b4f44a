import { sportGameReply, sportItemReply } from '@caderneta/contract/catalogue/catalogue'
import { baseUnauthReply } from '@caderneta/contract/site'
import { beforeEach, describe, expect, test } from 'vitest'
import { testConfig } from '../../testing/test-deps.ts'
import { clientSettings } from '../accounts/accounts.ts'
import {
  fixture,
  gameWithoutOdds,
  oddsChange,
  TestClock,
  TestFeed,
  testBook,
} from '../catalogue/book-fixtures.ts'
import {
  CatalogueBodies,
  type GameResults,
  listedGameWire,
  type MarketBook,
  publicBase,
} from '../catalogue/catalogue.ts'
import { FirstPages } from './first-pages.ts'

describe('the first page of a visit', () => {
  let book: MarketBook
  let feed: TestFeed
  let pages: FirstPages
  let results: Pick<GameResults, 'read'>

  const finished = listedGameWire(testBook(new TestClock()), gameWithoutOdds(fixture(500), 'ended'))

  beforeEach(() => {
    const clock = new TestClock()
    book = testBook(clock)
    feed = new TestFeed(clock)
    book.apply(feed.message({ kind: 'fixture', fixture: fixture(501, { tournamentId: 77 }) }))
    book.apply(feed.message(oddsChange(501)))
    results = {
      read: async (of) =>
        ('teamId' in of ? of.teamId === 40 : of.tournamentId === 88) ? [finished] : [],
    }
    pages = new FirstPages({
      clock,
      book,
      results: { read: (...which) => results.read(...which) },
      bodies: new CatalogueBodies(book, () => clock.now()),
      publicBase: publicBase(book, clock),
      client: () => clientSettings(testConfig(), Date.now()),
      publicUrl: 'https://caderneta.example',
      paint: ({ path, language, replies }) => [path, language, ...replies.keys()].join(' '),
    })
  })

  const preloaded = (path: string): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(pages.preloadedResponses(path, 'ptBR')).map(([call, text]) => [
        call,
        JSON.parse(text),
      ]),
    )

  test('carries the public data, as in the response of base_unauth', () => {
    const base = baseUnauthReply.parse(preloaded('/mybets').base_unauth)
    expect(base.menu[0]?.name).toBe('Futebol')
    expect(Object.keys(preloaded('/mybets'))).toEqual(['base_unauth'])
  })

  test.each([
    ['/', 'sport/item?limit=40&route=football'],
    ['/live', 'sport/item?list=live'],
    ['/sport/football', 'sport/item?route=football'],
    ['/games/sport/football/lists/24', 'sport/item?list=24&route=football'],
    ['/games/sport/football/77', 'sport/item?championshipId=77'],
  ])('%s carries its list', (path, call) => {
    const replies = preloaded(path)
    expect(Object.keys(replies)).toEqual(['base_unauth', call])
    expect(sportItemReply.safeParse(replies[call]).success).toBe(true)
  })

  test.each(['/live', '/mybets', '/sport/football', '/games/sport/football/77'])(
    '%s is painted from what it carries',
    (path) => {
      const preloadedTexts = pages.preloadedResponses(path, 'en')
      expect(pages.painted(path, 'en', preloadedTexts)).toBe(
        [path, 'en', ...Object.keys(preloadedTexts)].join(' '),
      )
    },
  )

  test.each(['/', '/mybets/historico', '/games/sport/football/77/501'])(
    '%s is not painted',
    (path) => {
      expect(pages.painted(path, 'en', pages.preloadedResponses(path, 'en'))).toBeNull()
    },
  )

  test('a match carries all of its markets', () => {
    const reply = preloaded('/games/sport/football/77/501')['sport/game/501']
    expect(sportGameReply.parse(reply).data.odds).toHaveLength(3)
    expect(Object.keys(preloaded('/games/sport/football/77/999'))).toEqual(['base_unauth'])
  })

  test('of a list that would delay the page only the first part comes with it', () => {
    for (let gameId = 600; gameId < 1000; gameId += 1) {
      const tournamentId = gameId % 40
      book.apply(feed.message({ kind: 'fixture', fixture: fixture(gameId, { tournamentId }) }))
      book.apply(feed.message(oddsChange(gameId)))
    }
    const { 'sport/item?part=first&route=football': first, ...others } =
      preloaded('/sport/football')
    expect(Object.keys(others)).toEqual(['base_unauth'])
    const { games } = sportItemReply.parse(first).data
    expect(games.length).toBeGreaterThanOrEqual(24)
    expect(games.length).toBeLessThan(40)
    expect(Object.keys(preloaded('/'))).toHaveLength(2)
  })

  test('a match names its teams, in both languages', () => {
    const path = '/games/sport/football/77/501'
    const head = pages.head(path, 'ptBR')
    expect(head.title).toBe('Grêmio X Santos: odds · Caderneta')
    expect(head.heading).toBe('Grêmio X Santos')
    expect(head.page).toBe('match')
    expect(head.description).toContain('Brasileirão Série A, 21/11/2026, 15:00')
    expect(head.canonicalUrl).toBe(`https://caderneta.example${path}`)
    expect(pages.head(path, 'en').title).toBe('Grêmio X Santos: odds · Caderneta')
  })

  test('teams are named, with their games', () => {
    const path = '/games/sport/football/teams/12'
    const { title, description, page, isIndexed } = pages.head(path, 'ptBR')
    expect([title, page, isIndexed]).toEqual([
      'Santos: jogos, resultados e odds · Caderneta',
      'team',
      true,
    ])
    expect(description).toContain('Santos')
    expect(pages.head(path, 'en').title).toBe('Santos: matches, results and odds · Caderneta')
    expect(Object.keys(preloaded(path))).toContain('sport/item?teamId=12')
    expect(pages.head('/games/sport/football/teams/99', 'ptBR').isIndexed).toBe(false)
  })

  test('sports and tournaments are named', () => {
    expect(pages.head('/sport/football', 'ptBR').title).toBe('Apostas em Futebol · Caderneta')
    expect(pages.head('/sport/football', 'en').title).toBe('Football betting · Caderneta')
    expect(pages.head('/games/sport/football/77', 'ptBR').title).toContain('Brasileirão Série A')
    expect(pages.head('/', 'en').title).toContain('sports betting')
    expect(pages.head('/live', 'ptBR').title).toContain('ao vivo')
  })

  describe('that leads to nothing', () => {
    const snapshot = () => book.apply(feed.message({ kind: 'snapshot_complete' }))
    const MISSING = [
      ...['/nada', '/sport/curling', '/games/sport/football/lists/99', '/games/sport/football/x'],
      ...['/games/sport/football/teams/99', '/games/sport/football/teams/x'],
      ...['/games/sport/football/99', '/games/sport/football/77/999', '/account/nada'],
    ]
    const FOUND = [
      ...['/', '/live', '/mybets', '/account/personal', '/ajuda', '/sport/tennis'],
      ...['/games/sport/football/lists/bl', '/games/sport/football/77'],
      ...['/games/sport/football/teams/11', '/games/sport/football/teams/40'],
      ...['/games/sport/football/77/501', '/games/sport/curling/1/501', '/games/sport/tennis/88'],
    ]

    test.each(MISSING)('%s is missing', async (path) => {
      snapshot()
      expect(await pages.isMissing(path)).toBe(true)
    })

    test.each(FOUND)('%s is not missing', async (path) => {
      snapshot()
      expect(await pages.isMissing(path)).toBe(false)
    })

    test('is not declared missing before the feed has sent all of its games', async () => {
      const path = '/games/sport/football/77/999'
      expect(await pages.isMissing(path)).toBe(false)
      expect(await pages.isMissing('/games/sport/football/99')).toBe(false)
      expect(await pages.isMissing('/nada')).toBe(true)
      snapshot()
      expect(await pages.isMissing(path)).toBe(true)
      feed.sequence += 1
      book.apply(feed.message({ kind: 'alive' }))
      expect(await pages.isMissing(path)).toBe(false)
    })

    test('is not declared missing while the results cannot be read', async () => {
      snapshot()
      results = { read: () => Promise.reject(new Error('the database is away')) }
      expect(await pages.isMissing('/games/sport/football/99')).toBe(false)
    })

    test('a tournament of nothing but a cancelled match has no page', async () => {
      snapshot()
      book.apply(feed.message({ kind: 'fixture_change', gameId: 501, status: 'cancelled' }))
      expect(await pages.isMissing('/games/sport/football/77')).toBe(true)
    })

    test('has a title in both languages, no address of its own, and the public data', () => {
      const { title, canonicalUrl, isIndexed } = pages.head(null, 'ptBR')
      expect([title, canonicalUrl, isIndexed]).toEqual([
        'Página não encontrada · Caderneta',
        undefined,
        false,
      ])
      expect(pages.head(null, 'en').title).toBe('Page not found · Caderneta')
      expect(Object.keys(pages.preloadedResponses(null, 'en'))).toEqual(['base_unauth'])
    })
  })

  test.each(['/mybets', '/account/personal', '/games/sport/football/77/999', '/nowhere'])(
    '%s is not indexed by search engines',
    (path) => {
      expect(pages.head(path, 'ptBR').isIndexed).toBe(false)
      expect(pages.head('/', 'ptBR').isIndexed).toBe(true)
    },
  )
})

import { dashboardWire, marketWire, sportWire } from '@caderneta/contract/catalogue/catalogue'
import { LANGUAGES } from '@caderneta/contract/language'
import {
  BOXING_WINNER,
  CORRECT_SCORE,
  FIRST_HALF_TOTAL_POINTS,
  FIRST_QUARTER_TOTAL_POINTS,
  GOES_THE_DISTANCE,
  LIST_MARKETS_BY_SPORT,
  MONEY_LINE,
  POINT_SPREAD,
  ROW_MARKETS_BY_SPORT,
  TOTAL_POINTS,
  TOTAL_ROUNDS,
} from '@caderneta/domain/markets/market/market'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fixture, matchResult, oddsChange, TestClock, TestFeed, testBook } from './book-fixtures.ts'
import type { MarketBook } from './market-book.ts'
import { type PublicBase, publicBase } from './public-base.ts'
import { streamGames } from './stream-games.ts'

const OTHER_MARKETS: readonly number[] = [
  MONEY_LINE,
  BOXING_WINNER,
  POINT_SPREAD,
  TOTAL_POINTS,
  FIRST_HALF_TOTAL_POINTS,
  FIRST_QUARTER_TOTAL_POINTS,
  TOTAL_ROUNDS,
  GOES_THE_DISTANCE,
]

function bookWithTwoGames(clock = new TestClock(), feed = new TestFeed(clock)): MarketBook {
  const book = testBook(clock)
  book.apply(feed.message({ kind: 'fixture', fixture: fixture(1, { isHighlight: true }) }))
  book.apply(feed.message({ kind: 'fixture', fixture: fixture(2) }))
  book.apply(feed.message(oddsChange(1)))
  book.apply(feed.message({ kind: 'snapshot_complete' }))
  return book
}

function baseOfTwoGames(): PublicBase {
  const clock = new TestClock()
  return publicBase(bookWithTwoGames(clock), clock)
}

describe.each(LANGUAGES)('the public base in %s', (language) => {
  const base = baseOfTwoGames()

  test('ENT-18 each sport of the menu has id, route, name and icon', () => {
    const menu = z.array(sportWire).parse(base.menu(language))
    expect(menu.map((sport) => sport.route)).toContain('football')
    for (const sport of menu) expect(sport.name).not.toBe(sport.route)
  })

  test('ENT-17 each market of a row and of the other sports has an id and a name', () => {
    const markets = z.array(marketWire).parse(base.markets(language))
    const ids = markets.map((market) => market.id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(expect.arrayContaining([...Object.values(ROW_MARKETS_BY_SPORT).flat()]))
    expect(ids).toEqual(expect.arrayContaining([...OTHER_MARKETS]))
    expect(ids).not.toContain(CORRECT_SCORE)
    expect(markets.every(({ name }) => name.trim() !== '')).toBe(true)
  })

  test('UIX-09 ENT-19 the dashboard contains only a slideshow and the highlighted games', () => {
    const dashboard = dashboardWire.parse(base.dashboard(language))
    expect(dashboard.slideshow).toHaveLength(3)
    for (const { text, img, img_large } of dashboard.slideshow) {
      expect(text.length).toBeGreaterThan(5)
      expect(new Set([img, img_large]).size).toBe(2)
    }
    expect(dashboard.highlight.map((game) => game.info.betGameId)).toEqual([1])
    expect(dashboard.highlight[0]?.odds).toHaveLength(3)
  })
})

const WHOLE = { depth: 'all', markets: new Set<number>(), hasTimeline: true } as const
const ROW = { depth: 'rows', markets: new Set<number>(), hasTimeline: false } as const

describe('the start of the page', () => {
  const base = baseOfTwoGames()

  test('ENT-33 dashboard, menu, markets and the default odds of each sport agree', () => {
    const { slideshow, highlight } = dashboardWire.parse(base.dashboard('ptBR'))
    expect([slideshow.length > 0, highlight.length > 0]).toEqual([true, true])
    const markets = new Set(base.markets('ptBR').map(({ id }) => id))
    const menu = base.menu('ptBR')
    const routes = Object.keys(LIST_MARKETS_BY_SPORT)
    expect(new Set(menu.map(({ route }) => route))).toEqual(new Set(routes))
    for (const [main] of Object.values(LIST_MARKETS_BY_SPORT)) expect([...markets]).toContain(main)
    const shown = highlight.flatMap(({ odds }) => odds.map(({ market_id }) => market_id))
    expect(new Set(shown)).toEqual(new Set([LIST_MARKETS_BY_SPORT.football[0]]))
  })
})

describe('the competitions of the public base', () => {
  test('have the number of their games, the most followed first', () => {
    const clock = new TestClock()
    const feed = new TestFeed(clock)
    const book = bookWithTwoGames(clock, feed)
    const abroad = { tournamentId: 90, tournamentName: 'Liga', location: 'Croácia' }
    for (const gameId of [3, 4])
      book.apply(feed.message({ kind: 'fixture', fixture: fixture(gameId, abroad) }))
    const over = fixture(5, { ...abroad, tournamentId: 91 })
    book.apply(feed.message({ kind: 'fixture', fixture: over }))
    book.apply(feed.message({ kind: 'fixture_change', gameId: 5, status: 'ended' }))
    const competitions = publicBase(book, clock).competitions()
    expect(competitions.map(({ tournamentId, count }) => [tournamentId, count])).toEqual([
      [10037440, 2],
      [90, 2],
    ])
    expect(competitions.map(({ isTop }) => isTop)).toEqual([true, false])
  })
})

describe('the two languages', () => {
  test('differ in their texts', () => {
    const base = baseOfTwoGames()
    expect(base.menu('ptBR')[0]?.name).toBe('Futebol')
    expect(base.menu('en')[0]?.name).toBe('Football')
    expect(base.dashboard('en').slideshow[0]?.text).not.toBe(
      base.dashboard('ptBR').slideshow[0]?.text,
    )
  })
})

describe('what the stream reads', () => {
  const games = streamGames(bookWithTwoGames())

  test('is the whole game for a snapshot', () => {
    expect(JSON.parse(String(games.gameBytes(1, 'all'))).odds).toHaveLength(3)
    expect(games.gameBytes(9, 'all')).toBeUndefined()
  })

  test('is otherwise only what changed, with the state when it is new', () => {
    const one = games.change(
      1,
      { hasNewState: false, selectionIds: new Set([100_002, 100_999]) },
      WHOLE,
    )
    expect(one).toEqual({ id: 1, odds: [[100_002, 3.4, 1, 's']] })
    const all = games.change(1, { hasNewState: true, selectionIds: 'all' }, WHOLE)
    expect(all?.odds).toHaveLength(3)
    expect(all?.info).toEqual({ gameStatus: 'scheduled', score: [0, 0], clock: null })
    expect(games.change(9, { hasNewState: true, selectionIds: 'all' }, WHOLE)).toBeUndefined()
  })

  test('is smaller for a row: the markets that a list may show', () => {
    const clock = new TestClock()
    const feed = new TestFeed(clock)
    const book = testBook(clock)
    const scores = matchResult(1, [300, 300, 260], { marketId: CORRECT_SCORE })
    const others = scores.selections.map((one) => ({ ...one, selectionId: one.selectionId + 100 }))
    const markets = [matchResult(1, [185, 340, 420]), { ...scores, selections: others }]
    book.apply(feed.message({ kind: 'fixture', fixture: fixture(1) }))
    book.apply(feed.message(oddsChange(1, { markets })))
    const games = streamGames(book)
    expect(JSON.parse(String(games.gameBytes(1, 'all'))).odds).toHaveLength(6)
    expect(JSON.parse(String(games.gameBytes(1, 'rows'))).odds).toHaveLength(3)
    const changed = { hasNewState: false, selectionIds: new Set([100_101]) }
    expect(games.change(1, changed, WHOLE)?.odds).toHaveLength(1)
    expect(games.change(1, changed, ROW)).toBeUndefined()
  })
})

import { dashboardWire, marketWire, sportWire } from '@caderneta/contract/catalogue'
import { LANGUAGES } from '@caderneta/contract/language'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fixture, oddsChange, TestClock, TestFeed } from './book-fixtures.ts'
import { MarketBook } from './market-book.ts'
import { publicBase } from './public-base.ts'
import { streamGames } from './stream-games.ts'

function bookWithTwoGames(): MarketBook {
  const clock = new TestClock()
  const feed = new TestFeed(clock)
  const book = new MarketBook(clock)
  book.apply(feed.message({ kind: 'fixture', fixture: fixture(1, { isHighlight: true }) }))
  book.apply(feed.message({ kind: 'fixture', fixture: fixture(2) }))
  book.apply(feed.message(oddsChange(1)))
  book.apply(feed.message({ kind: 'snapshot_complete' }))
  return book
}

describe.each(LANGUAGES)('what everybody sees in %s', (language) => {
  const base = publicBase(bookWithTwoGames())

  test('ENT-18 each sport of the menu has id, route, name and icon', () => {
    const menu = z.array(sportWire).parse(base.menu(language))
    expect(menu.map((sport) => sport.route)).toContain('football')
    for (const sport of menu) expect(sport.name).not.toBe(sport.route)
  })

  test('ENT-17 each market has an id and a name', () => {
    const markets = z.array(marketWire).parse(base.markets(language))
    expect(markets.map((market) => market.id)).toEqual([1000002, 1000003, 1000016, 1000006])
  })

  test('UIX-09 ENT-19 the dashboard holds a slideshow and the highlighted games only', () => {
    const dashboard = dashboardWire.parse(base.dashboard(language))
    expect(dashboard.slideshow).toHaveLength(3)
    expect(dashboard.highlight.map((game) => game.info.betGameId)).toEqual([1])
    expect(dashboard.highlight[0]?.odds).toHaveLength(3)
  })
})

describe('the two languages', () => {
  test('differ in what they say', () => {
    const base = publicBase(bookWithTwoGames())
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
    expect(games.game(1)?.odds).toHaveLength(3)
    expect(games.game(9)).toBeUndefined()
  })

  test('is only what changed otherwise, with the state when it is new', () => {
    const one = games.change(1, { hasNewState: false, selectionIds: new Set([1002, 1999]) })
    expect(one).toEqual({ id: 1, odds: [[1002, 3.4, 1, 's']] })
    const all = games.change(1, { hasNewState: true, selectionIds: 'all' })
    expect(all?.odds).toHaveLength(3)
    expect(all?.info).toEqual({ gameStatus: 'scheduled', score: [0, 0], clock: null })
    expect(games.change(9, { hasNewState: true, selectionIds: 'all' })).toBeUndefined()
  })
})

import { sportGameReply, sportItemReply } from '@caderneta/contract/catalogue/catalogue'
import type { FeedBody } from '@caderneta/feed/messages'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  fixture,
  matchResult,
  oddsChange,
  START,
  TestClock,
  TestFeed,
  testBook,
} from './book-fixtures.ts'
import { CatalogueBodies } from './catalogue-bodies.ts'
import { gameWire, listedGameWire } from './game-wire.ts'
import type { MarketBook } from './market-book.ts'

const SECOND = 1_000

describe('the encoded catalogue', () => {
  let clock: TestClock
  let book: MarketBook
  let feed: TestFeed
  let bodies: CatalogueBodies

  const publish = (body: FeedBody): void => {
    book.apply(feed.message(body))
    for (const game of book.games()) book.markStored(game.fixture.gameId, { ...game })
  }
  const gamesOf = (fields: Parameters<CatalogueBodies['list']>[0] = {}) =>
    sportItemReply.parse(JSON.parse(bodies.list(fields, 'ptBR').text)).data.games
  const statusesOf = (): (string | undefined)[] => gamesOf().map((game) => game.odds[0]?.status)

  beforeEach(() => {
    clock = new TestClock()
    feed = new TestFeed(clock)
    book = testBook(clock)
    bodies = new CatalogueBodies(book, () => clock.now())
    publish({ kind: 'fixture', fixture: fixture(501) })
    publish({ kind: 'fixture', fixture: fixture(502, { startsAt: START + 1 }) })
    publish(oddsChange(501))
    publish(oddsChange(502))
    publish({ kind: 'snapshot_complete' })
  })

  const alive = (): void => {
    clock.pass(SECOND)
    publish({ kind: 'alive' })
  }

  test('agrees with the market book, game by game', () => {
    expect(gamesOf()).toEqual([...book.games()].map((game) => listedGameWire(book, game)))
    const game = book.game(501)
    if (!game) throw new Error('the book has the game')
    const { markets, ...gameBody } = sportGameReply.parse(
      JSON.parse(bodies.game(game, 'en').text),
    ).data
    expect(gameBody).toEqual(gameWire(book, game, null))
    expect(markets[0]?.name).toBe('Match Result')
  })

  test('is the same body for all callers while nothing changes', () => {
    const body = bodies.list({}, 'ptBR')
    expect(bodies.list({}, 'ptBR')).toBe(body)
    alive()
    expect(bodies.list({}, 'ptBR')).toBe(body)
    expect(bodies.list({ limit: '3000' }, 'ptBR')).toBe(body)
    expect(bodies.list({}, 'en')).not.toBe(body)
  })

  test('is a new body with a new price, half a second later at most', () => {
    const body = bodies.list({}, 'ptBR')
    publish(oddsChange(501, { markets: [matchResult(501, [200, 340, 420], { version: 2 })] }))
    clock.pass(500)
    expect(bodies.list({}, 'ptBR').etag).not.toBe(body.etag)
    expect(gamesOf()[0]?.odds[0]?.rate).toBe(2)
  })

  test('suspends a game at kick-off without a message from the feed', () => {
    expect(statusesOf()).toEqual(['open', 'open'])
    clock.moment = START - SECOND
    alive()
    expect(statusesOf()).toEqual(['suspended', 'open'])
  })

  test('suspends everything after twenty seconds of silence, and reopens it', () => {
    expect(statusesOf()).toEqual(['open', 'open'])
    clock.pass(20 * SECOND + 1)
    expect(statusesOf()).toEqual(['suspended', 'suspended'])
    alive()
    expect(statusesOf()).toEqual(['open', 'open'])
  })

  test('drops a game that is over', () => {
    publish(oddsChange(501, { status: 'ended', markets: [] }))
    alive()
    expect(gamesOf().map((game) => game.info.betGameId)).toEqual([502])
  })

  test('keeps the body of a game when another one changes', () => {
    const game = book.game(501)
    if (!game) throw new Error('the book has the game')
    const body = bodies.game(game, 'ptBR')
    publish(oddsChange(502, { markets: [matchResult(502, [200, 340, 420], { version: 2 })] }))
    clock.pass(SECOND)
    expect(bodies.game(game, 'ptBR')).toBe(body)
  })

  test('returns one list without odds for all unknown markets', () => {
    const body = bodies.list({ market: '42' }, 'ptBR')
    expect(bodies.list({ market: '43' }, 'ptBR')).toBe(body)
    expect(gamesOf({ market: '42' }).map((game) => game.odds)).toEqual([[], []])
  })
})

import { once } from 'node:events'
import { type GameView, gameView } from '@caderneta/contract/live/game-view'
import { type GamesMessage, gamesMessage, type WatchMessage } from '@caderneta/contract/live/stream'
import { gameOf, selectionId } from '@caderneta/domain/markets/market/game-selection'
import {
  FOOTBALL_SELECTIONS,
  SCORE_MARKETS,
} from '@caderneta/domain/markets/sports/football/football'
import { odds, rateNumber } from '@caderneta/domain/odds/odds'
import type { MarketOdds } from '@caderneta/pricing/chances/market-odds'
import { sized } from '@caderneta/pricing/testing/campaign-size'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import { makeTestServer, silentLog } from '../../http/test-server.ts'
import { makeStreamGuards } from '../../stream/stream-guards.ts'
import { StreamHub } from '../../stream/stream-hub.ts'
import { registerStream } from '../../stream/stream-routes.ts'
import { fixture, oddsChange, TestClock, TestFeed, testBook } from './book-fixtures.ts'
import { ROW_MARKETS, STATUS_LETTER } from './game-wire.ts'
import { streamGames } from './stream-games.ts'

const GAMES = [1, 2, 3, 4]
const MARKETS = SCORE_MARKETS.map(({ id }) => id)

type Lists = Omit<WatchMessage, 'type' | 'id'>

/** A page watches other things, or the prices of a market move, or it is the time to send. */
type Step =
  | { readonly kind: 'watch'; readonly lists: Lists }
  | { readonly kind: 'move'; readonly gameId: number; readonly marketId: number; by: number }
  | { readonly kind: 'flush' }

const games = fc.uniqueArray(fc.constantFrom(...GAMES))
const lists: fc.Arbitrary<Lists> = fc.record({
  games: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, games),
  rows: games,
  views: fc.uniqueArray(
    fc.record({ id: fc.constantFrom(...GAMES), markets: fc.subarray(MARKETS) }),
    { selector: ({ id }) => id },
  ),
})
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('watch' as const), lists }),
  fc.record({
    kind: fc.constant('move' as const),
    gameId: fc.constantFrom(...GAMES),
    marketId: fc.constantFrom(...MARKETS),
    by: fc.integer({ min: 0, max: 9 }),
  }),
  fc.constant({ kind: 'flush' as const }),
)

const clock = new TestClock()
const feed = new TestFeed(clock)
const book = testBook(clock)
const hub = new StreamHub(streamGames(book, () => clock.now()))
let app: FastifyInstance
let url: string

interface FirstBook {
  readonly winners: number
  readonly book: typeof FOOTBALL_SELECTIONS
}

/** The selections of each market's first book. */
const FIRST_BOOKS: ReadonlyMap<number, FirstBook> = new Map(
  SCORE_MARKETS.map(({ id, winners }) => {
    const all = FOOTBALL_SELECTIONS.filter(({ marketId }) => marketId === id)
    return [
      id,
      {
        winners: winners ?? 1,
        book: all.filter(({ specifier }) => specifier === all[0]?.specifier),
      },
    ]
  }),
)

/** A price for each selection of a market's first book, a little worse than fair. */
function pricesOf(gameId: number, marketId: number, by: number): MarketOdds {
  const { winners, book: ofMarket } = FIRST_BOOKS.get(marketId) ?? { winners: 1, book: [] }
  return {
    marketId,
    specifier: '',
    status: by === 0 ? 'suspended' : 'open',
    selections: ofMarket.map(({ index, name, handicap }) => ({
      selectionId: selectionId(gameId, index),
      oddId: index,
      name,
      header: '',
      handicap,
      odds: odds(Math.floor((1000 * ofMarket.length) / (winners * 1.06)) - by),
      version: feed.sequence + 1,
    })),
  }
}

function move(gameId: number, marketId: number, by: number): void {
  book.apply(feed.message(oddsChange(gameId, { markets: [pricesOf(gameId, marketId, by)] })))
}

const walletOf = () => Promise.reject(new Error('no player is logged in'))

beforeAll(async () => {
  book.onChange((change) => hub.markChanged(change))
  for (const gameId of GAMES) {
    const announced = fixture(gameId)
    book.apply(feed.message({ kind: 'fixture', fixture: announced }))
    book.markStored(gameId, { fixture: announced, status: 'scheduled' })
    for (const marketId of MARKETS) move(gameId, marketId, 1)
  }
  book.apply(feed.message({ kind: 'snapshot_complete' }))
  app = await makeTestServer()
  const limits = { socketsMax: 1000, socketsPerAddressMax: 1000, pingMs: 60_000 }
  const guards = makeStreamGuards({ limits, clock, log: silentLog })
  await registerStream(app, { hub, guards, sessionOf: async () => null, walletOf })
  url = (await app.listen({ port: 0, host: '127.0.0.1' })).replace(/^http/, 'ws')
})

afterAll(() => app.close())

/** A page that knows only what the stream sent it. */
class Page {
  /** '1.85 o' by selection. */
  readonly prices = new Map<number, string>()
  /** Selections named in the last message of changes. */
  changed: readonly number[] = []
  readonly #socket = new WebSocket(`${url}/api/stream`)
  #waiting = new Map<number, () => void>()
  #lastId = 0

  async open(): Promise<void> {
    await once(this.#socket, 'open')
    this.#socket.on('message', (data) => this.#take(gamesMessage.parse(JSON.parse(String(data)))))
  }

  close(): void {
    this.#socket.terminate()
  }

  send(named: Lists): number {
    this.#lastId += 1
    this.#socket.send(JSON.stringify({ type: 'watch', id: this.#lastId, ...named }))
    return this.#lastId
  }

  /** Resolves when all that was sent before has arrived. */
  async settle(named: Lists): Promise<void> {
    const id = this.send(named)
    await new Promise<void>((resolve) => this.#waiting.set(id, resolve))
  }

  #take(message: GamesMessage): void {
    if (message.type === 'alive') return
    if (message.type === 'changes') {
      const all = message.changes.flatMap((change) => change.odds ?? [])
      this.changed = all.map(([id]) => id)
      for (const [id, rate, , letter] of all)
        if (this.prices.has(id)) this.prices.set(id, `${rate} ${letter}`)
      return
    }
    for (const odd of message.games.flatMap((game) => game.odds))
      this.prices.set(odd.betGamesOddId, `${odd.rate} ${STATUS_LETTER[odd.status]}`)
    for (const view of message.views ?? []) this.#takeView(gameView.parse(view))
    this.#waiting.get(message.watch ?? 0)?.()
  }

  #takeView({ id, markets }: GameView): void {
    for (const [offset, , , rate, , letter] of markets.flatMap(([, ofMarket]) => ofMarket))
      this.prices.set(selectionId(id, offset), `${rate} ${letter}`)
  }
}

function isWatched(named: Lists, gameId: number, marketId: number): boolean {
  if (named.games?.includes(gameId)) return true
  if (named.rows?.includes(gameId) && ROW_MARKETS.has(marketId)) return true
  return (named.views ?? []).some(({ id, markets }) => id === gameId && markets.includes(marketId))
}

function bookPrices(named: Lists): ReadonlyMap<number, string> {
  const watched = GAMES.flatMap((gameId) => [...(book.game(gameId)?.selections.values() ?? [])])
    .filter(({ gameId, marketId }) => isWatched(named, gameId, marketId))
    .map(({ selectionId: id }) => book.selection(id))
    .filter((one) => one !== undefined)
  return new Map(
    watched.map((one) => [one.selectionId, `${rateNumber(one.odds)} ${STATUS_LETTER[one.status]}`]),
  )
}

test('a page has exactly the prices of what it watches, whatever it watched before', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), lists, async (steps, last) => {
      const page = new Page()
      await page.open()
      for (const one of steps) {
        if (one.kind === 'watch') page.send(one.lists)
        else if (one.kind === 'move') move(one.gameId, one.marketId, one.by)
        else hub.flush()
      }
      await page.settle(last)
      hub.flush()
      await page.settle(last)
      const expected = bookPrices(last)
      const known = [...page.prices].filter(([id]) => expected.has(id))
      expect(new Map(known)).toEqual(expected)

      // And of later changes it gets its own, no others.
      page.changed = []
      for (const gameId of GAMES) for (const marketId of MARKETS) move(gameId, marketId, 20)
      hub.flush()
      await page.settle(last)
      expect(new Set(page.changed)).toEqual(new Set(expected.keys()))
      expect(page.changed.every((id) => GAMES.includes(gameOf(id)))).toBe(true)
      for (const gameId of GAMES) for (const marketId of MARKETS) move(gameId, marketId, 1)
      page.close()
    }),
    { numRuns: sized({ test: 12, small: 40, full: 1_000 }) },
  )
})

test('a view carries names and handicaps, and the timeline when it is requested', async () => {
  const games = streamGames(book)
  const read = (hasTimeline: boolean) =>
    gameView.parse(JSON.parse(String(games.viewBytes(1, { markets: [1000003], hasTimeline }))))
  const { id, markets } = read(false)
  expect(id).toBe(1)
  expect(markets).toHaveLength(1)
  expect(markets[0]?.[1][0]?.slice(0, 3)).toEqual([11, 'Over', '0.5'])
  expect(read(false).info.timeline).toBeUndefined()
  expect(games.viewBytes(9, { markets: [], hasTimeline: true })).toBeUndefined()
})

import type { AddressInfo } from 'node:net'
import { sportGameReply } from '@caderneta/contract/catalogue/catalogue'
import { ROW_MARKETS_BY_SPORT } from '@caderneta/domain/markets/market'
import type { SportRoute } from '@caderneta/domain/markets/sports'
import type { FeedBody } from '@caderneta/feed/messages'
import type { GameProgramme } from '@caderneta/feed/programme'
import {
  CatalogueBodies,
  MarketBook,
  registerCatalogueRoutes,
} from '@caderneta/server/features/catalogue/catalogue'
import { makeServer } from '@caderneta/server/http/server'
import { GAMES_BY_SPORT } from '@caderneta/simulation/testing/published/sport-games'
import { fastify } from 'fastify'
import { HOST_SETTINGS } from '../hosts/host-settings.ts'

/** What the match pages of one sport offer at one moment; counts are of books, game by game. */
export interface CatalogueCounts {
  readonly books: readonly number[]
  /** Share of the games in which each market of the rows is open, by its number. */
  readonly openByRowMarket: ReadonlyMap<number, number>
}

/** A minute of a match of football by its own clock; null before it. */
type Moment = 30 | 80 | null

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Half-time and stoppage are before the second of these minutes. */
const REACHED_AFTER_MS = { 30: 30 * MINUTE_MS, 80: 92 * MINUTE_MS } as const

/**
 * Books that are open in the first so many top games of a sport, read from the replies of
 * `sport/game`. A top game of football is one whose source records corners, cards and shots.
 */
export async function catalogueCounts(
  route: SportRoute,
  games: number,
  moment: Moment = null,
): Promise<CatalogueCounts> {
  const now = Date.now()
  const clock = { now: () => now }
  const book = new MarketBook(clock)
  const ids = fillBook(book, topGames(route, games), moment, now)
  const app = await makeServer(HOST_SETTINGS, fastify({ logger: false }).log, async () => null)
  registerCatalogueRoutes(app, { book, bodies: new CatalogueBodies(book, clock.now) })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${portOf(app.server.address())}`
  const books: number[] = []
  const openByRowMarket = new Map(ROW_MARKETS_BY_SPORT[route].map((id) => [id, 0]))
  for (const id of ids) {
    const reply = await fetch(`${url}/api/sport/game/${id}`)
    const open = sportGameReply
      .parse(await reply.json())
      .data.odds.filter(({ status }) => status === 'open')
    books.push(new Set(open.map(bookOf)).size)
    for (const [market, share] of openByRowMarket) {
      const isOpen = open.some((odd) => odd.market_id === market)
      openByRowMarket.set(market, share + (isOpen ? 1 / ids.length : 0))
    }
  }
  await app.close()
  return { books, openByRowMarket }
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return address.port
}

interface NamedOdd {
  readonly market_id: number
  readonly oddName: string
  readonly oddHandicap: string
}

/** Lines of a handicap are named from each side; a book is that of the first. */
function bookOf({ market_id: market, oddName, oddHandicap: parameters }: NamedOdd): string {
  const isOfSide = parameters === '1' || parameters === '2'
  if (isOfSide) return `${market}`
  const line = /^(?:(.*hcp=))?([+-]\d[\d.]*)$/.exec(parameters)
  if (!line) return `${market} ${parameters}`
  const [, before = '', start] = line
  return `${market} ${before}${oddName === '2' ? -Number(start) : Number(start)}`
}

function topGames(route: SportRoute, games: number): readonly GameProgramme[] {
  const top: GameProgramme[] = []
  for (const game of GAMES_BY_SPORT[route]('counts')) {
    if (route !== 'football' || recordsIncidents(game)) top.push(game)
    if (top.length === games) break
  }
  return top
}

const CORNERS = 1015001

function recordsIncidents(game: GameProgramme): boolean {
  return stateAt(game, game.announcedAt).markets.some(({ marketId }) => marketId === CORNERS)
}

type State = Extract<FeedBody, { kind: 'odds_change' }>

function stateAt(game: GameProgramme, atMs: number): State {
  const state = game.snapshot(atMs, atMs).find(({ kind }) => kind === 'odds_change')
  if (state?.kind !== 'odds_change') throw new Error(`game ${game.gameId} has no state`)
  return state
}

/** Returns the games; each begins in an hour, or began before the moment. */
function fillBook(
  book: MarketBook,
  games: readonly GameProgramme[],
  moment: Moment,
  now: number,
): readonly number[] {
  let sequence = 0
  const send = (body: FeedBody) => {
    sequence += 1
    book.apply({ producer: 'counts', sequence, at: now, ...body })
  }
  for (const game of games) {
    const fixture = game.snapshot(game.announcedAt, game.announcedAt)[0]
    if (fixture?.kind !== 'fixture') throw new Error(`game ${game.gameId} has no fixture`)
    const { startsAt } = fixture.fixture
    const state =
      moment === null ? stateAt(game, game.announcedAt) : stateInMinute(game, startsAt, moment)
    const begins = moment === null ? now + HOUR_MS : now - HOUR_MS
    send({ kind: 'fixture', fixture: { ...fixture.fixture, startsAt: begins } })
    send(state)
  }
  send({ kind: 'snapshot_complete' })
  for (const game of book.games()) book.markStored(game.fixture.gameId, game)
  return games.map(({ gameId }) => gameId)
}

/** The state in the first minute from this one on in which bets are taken. */
function stateInMinute(game: GameProgramme, startsAt: number, minute: 30 | 80): State {
  for (let ms = REACHED_AFTER_MS[minute]; ; ms += MINUTE_MS) {
    const state = stateAt(game, startsAt + ms)
    const isReached = (state.clock?.minute ?? 0) >= minute
    if (isReached && state.markets.some(({ status }) => status === 'open')) return state
    if (ms > 3 * HOUR_MS) throw new Error(`game ${game.gameId} has no minute ${minute}`)
  }
}

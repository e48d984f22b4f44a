import { indexOf, selectionId } from '@caderneta/domain/markets/market/game-selection'
import { FOOTBALL } from '@caderneta/domain/markets/registry/sports'
import { odds } from '@caderneta/domain/odds/odds'
import type { FeedBody, FeedMessage } from '@caderneta/feed/messages'
import type { FeedProvider } from '@caderneta/feed/provider'
import type { MarketOdds } from '@caderneta/pricing/chances/market-odds'
import { simulationProvider } from '@caderneta/simulation/simulation-provider'
import { writeSelection } from '@caderneta/uof-stand-in/markets/write-selection'
import { fixtureOf } from '../hosts/busy-feed.ts'

interface LoadOptions {
  readonly games: number
  /** Of them, under way: the first ones. */
  readonly live: number
}

/** A price that was sent: when a page shows it, its age is known. */
export interface SentPrice {
  readonly odds: number
  readonly at: number
}

/** Markets of a message, as many as a change of play moves. */
const MARKETS_A_MESSAGE = 10
/** Prices move by up to a fiftieth below those of the template, which leaves no sure win. */
const [STEPS, DEPTH] = [47, 0.02]
/** Lower odds are often the same after a step. */
const TIMED_ODDS_MIN = 5_000
const SENT_KEPT = 8

/** Many football matches that all have the markets and, nearly, the prices of one. */
export class LoadSeason {
  readonly #options: LoadOptions
  readonly #books: readonly (readonly MarketOdds[])[]
  /** Prices by selection, as the season numbers them; the newest last. */
  readonly sent = new Map<number, SentPrice[]>()
  #round = 0

  constructor(options: LoadOptions, books: readonly (readonly MarketOdds[])[]) {
    this.#options = options
    this.#books = books
  }

  get provider(): FeedProvider {
    const { games } = this.#options
    return {
      producer: 'load',
      start: ({ epoch, listener }) => {
        let sequence = 0
        const send = (body: FeedBody) => {
          sequence += 1
          listener({ producer: 'load', sequence, at: Date.now(), ...body })
        }
        for (let id = 1; id <= games; id += 1) {
          send({ kind: 'fixture', fixture: this.#fixture(id, epoch) })
          send(this.#prices(id, this.#books.flat(), 0))
        }
        send({ kind: 'snapshot_complete' })
        return { requestSnapshot: () => {}, stop: () => {} }
      },
    }
  }

  /** The next message: every second one is of a match under way. */
  next(): FeedBody {
    this.#round += 1
    const { games, live } = this.#options
    const turn = Math.floor(this.#round / 2)
    const isLive = this.#round % 2 === 0
    const id = isLive ? (turn % live) + 1 : live + (turn % (games - live)) + 1
    const first = (this.#round * 7) % Math.max(1, this.#books.length - MARKETS_A_MESSAGE)
    const books = this.#books.slice(first, first + MARKETS_A_MESSAGE)
    return this.#prices(id, books.flat(), this.#round)
  }

  isLive(gameId: number): boolean {
    return gameId <= this.#options.live
  }

  /** A selection of a match, by its place in the template. */
  selectionOf(gameId: number): number {
    return selectionId(gameId, this.#firstIndex)
  }

  get #firstIndex(): number {
    const first = this.#books[0]?.[0]?.selections[0]
    if (!first) throw new Error('the template has no prices')
    return indexOf(first.selectionId)
  }

  #fixture(gameId: number, epoch: number) {
    const ahead = epoch + 7_200_000 + gameId * 10_000
    const startsAt = this.isLive(gameId) ? epoch - 600_000 : ahead
    return { ...fixtureOf(gameId, epoch), startsAt }
  }

  #prices(gameId: number, markets: readonly MarketOdds[], round: number): FeedBody {
    const now = Date.now()
    const factor = 1 - (DEPTH * (round % STEPS)) / STEPS
    const moved = markets.map((market) => ({
      ...market,
      selections: market.selections.map((one) => {
        const id = selectionId(gameId, indexOf(one.selectionId))
        const rate = odds(Math.max(1_010, Math.round((one.odds * factor) / 10) * 10))
        if (round > 0 && one.odds >= TIMED_ODDS_MIN) this.#note(id, { odds: rate, at: now })
        return { ...one, selectionId: id, odds: rate, version: round + 1 }
      }),
    }))
    const isLive = this.isLive(gameId)
    return {
      kind: 'odds_change',
      gameId,
      status: isLive ? 'live' : 'scheduled',
      clock: isLive ? { period: '1H', minute: 12, stoppage: 0 } : null,
      score: [0, 0],
      markets: moved,
    }
  }

  #note(id: number, price: SentPrice): void {
    const known = this.sent.get(id)
    if (known === undefined) this.sent.set(id, [price])
    else if (known.at(-1)?.odds !== price.odds) {
      known.push(price)
      if (known.length > SENT_KEPT) known.shift()
    }
  }
}

/** The open books of a football match of the simulated season that the feed has, up to a number. */
export function templateBooks(most: number): readonly (readonly MarketOdds[])[] {
  const priced = footballMarkets()
  const books = new Map<string, MarketOdds[]>()
  for (const market of priced) {
    const selections = market.selections.filter(({ name, handicap }) => {
      const { marketId, specifier } = market
      return writeSelection(FOOTBALL, { marketId, specifier, name, handicap }) !== undefined
    })
    const key = `${market.marketId} ${market.specifier}`
    if (market.status !== 'open' || selections.length === 0) continue
    books.set(key, [...(books.get(key) ?? NOTHING), { ...market, selections }])
  }
  return [...books.values()].slice(0, most)
}

const NOTHING: readonly MarketOdds[] = []
const SEASON_GAMES = 20

/** Of the football match that has most of them. */
function footballMarkets(): readonly MarketOdds[] {
  const sports = new Map<number, number>()
  let best: readonly MarketOdds[] = []
  const listener = (message: FeedMessage) => {
    if (message.kind === 'fixture') sports.set(message.fixture.gameId, message.fixture.sportId)
    if (message.kind !== 'odds_change' || message.status !== 'scheduled') return
    if (sports.get(message.gameId) !== FOOTBALL) return
    if (message.markets.length > best.length) best = message.markets
  }
  const timers = { after: (_: number, callback: () => void) => later(callback) }
  const season = simulationProvider({ seed: 'load', speed: 1, gamesTarget: SEASON_GAMES, timers })
  const waiting: (() => void)[] = []
  const later = (callback: () => void) => {
    waiting.push(callback)
    return () => {}
  }
  const epoch = Date.now()
  const session = season.start({ epoch, resumeFrom: epoch, now: () => epoch, listener })
  for (let turn = 0; turn < 2 * SEASON_GAMES; turn += 1) waiting.shift()?.()
  session.stop()
  return best
}

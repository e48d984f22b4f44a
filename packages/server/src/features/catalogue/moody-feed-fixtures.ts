import type { GameStatus } from '@caderneta/domain/markets/game/game'
import type { FeedBody, FeedMessage } from '@caderneta/feed/messages'
import type { FeedProvider, FeedStart } from '@caderneta/feed/provider'
import type { Timers } from '@caderneta/feed/timers'
import { type Random, randomFrom } from '@caderneta/pricing/random'
import { fixture, matchResult, oddsChange } from './book-fixtures.ts'

const GAMES = [501, 502, 503, 504, 505, 506]
const ALIVE_MS = 1_000
const RESPONSE_MS = 50
/** Between two messages of the feed. */
const NEWS_MS_MAX = 400
/** All its markets keep this margin. */
const MARGIN = 1.06

interface PlayedGame {
  status: GameStatus
  goals: number
  /** Three prices in hundredths, hardly ever the same ones twice. */
  prices: readonly [number, number, number]
  isStopped: boolean
  /** Its markets were closed for good; snapshots no longer include it. */
  isWithdrawn: boolean
}

/**
 * A feed of a few games that changes all the time, from a seed: prices, stops, kick-offs, goals,
 * interruptions. For tests that need to know what it sent last.
 */
export class MoodyFeed implements FeedProvider {
  readonly producer = 'moody'
  readonly #random: Random
  readonly #timers: Timers
  readonly #games = new Map<number, PlayedGame>()
  readonly #onMessage: (message: FeedMessage) => void
  #start: FeedStart | null = null
  #sequence = 0
  #version = 0

  constructor(seed: string, timers: Timers, onMessage: (message: FeedMessage) => void) {
    this.#random = randomFrom(seed)
    this.#timers = timers
    this.#onMessage = onMessage
    for (const id of GAMES)
      this.#games.set(id, {
        status: 'scheduled',
        goals: 0,
        prices: this.#newPrices(),
        isStopped: false,
        isWithdrawn: false,
      })
  }

  start(start: FeedStart) {
    this.#start = start
    this.#publishAll(0)
    this.#beat()
    this.#mood()
    return {
      requestSnapshot: (request = 0) =>
        void this.#timers.after(RESPONSE_MS, () => this.#publishAll(request)),
      stop: () => {},
    }
  }

  #beat(): void {
    this.#timers.after(ALIVE_MS, () => {
      this.#publish({ kind: 'alive' })
      this.#beat()
    })
  }

  #mood(): void {
    this.#timers.after(this.#random.integer(20, NEWS_MS_MAX), () => {
      this.#publishNews(this.#random.pick(GAMES))
      this.#mood()
    })
  }

  #publishNews(gameId: number): void {
    const game = this.#games.get(gameId)
    if (!game || game.isWithdrawn) return
    const mood = this.#random.integer(1, 40)
    game.isWithdrawn = mood === 40
    if (mood === 1) {
      game.isStopped = true
      return this.#publish({ kind: 'bet_stop', gameId, marketIds: 'all' })
    }
    if (mood === 2)
      game.status = this.#random.pick(['live', 'halftime', 'interrupted', 'scheduled'])
    if (mood === 3) game.goals += 1
    if (mood > 3) game.prices = this.#newPrices()
    game.isStopped = mood === 4
    this.#publish(this.#oddsOf(gameId, game))
  }

  #publishAll(request: number): void {
    for (const [gameId, game] of this.#games) {
      this.#publish({ kind: 'fixture', fixture: fixture(gameId) })
      if (!game.isWithdrawn) this.#publish(this.#oddsOf(gameId, game))
    }
    this.#publish({ kind: 'snapshot_complete', request })
  }

  #newPrices(): PlayedGame['prices'] {
    const home = this.#random.integer(250, 500)
    const draw = this.#random.integer(200, 300)
    const rate = (share: number) => Math.floor(100_000 / (share * MARGIN))
    return [rate(home), rate(draw), rate(1000 - home - draw)]
  }

  #oddsOf(gameId: number, game: PlayedGame): FeedBody {
    this.#version += 1
    const { status, goals, prices } = game
    const market = matchResult(gameId, prices, {
      version: this.#version,
      status: game.isWithdrawn ? 'closed' : game.isStopped ? 'suspended' : 'open',
    })
    return oddsChange(gameId, { status, score: [goals, 0], markets: [market] })
  }

  #publish(body: FeedBody): void {
    if (!this.#start) return
    this.#sequence += 1
    const at = this.#start.now()
    const message = { producer: this.producer, sequence: this.#sequence, at, ...body }
    this.#onMessage(message)
    this.#start.listener(message)
  }
}

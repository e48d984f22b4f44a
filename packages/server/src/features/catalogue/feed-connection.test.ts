import { isUnderWay } from '@caderneta/domain/markets/game/game'
import { gameOf } from '@caderneta/domain/markets/market/game-selection'
import type { FeedMessage } from '@caderneta/feed/messages'
import { type Chaos, chaosProvider } from '@caderneta/feed/testing/chaos-provider'
import { manualTime } from '@caderneta/feed/testing/manual-time'
import { sized } from '@caderneta/pricing/testing/campaign-size'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { START, testBook } from './book-fixtures.ts'
import { FeedConnection } from './feed-connection.ts'
import { ANY_SILENCE_MS, LIVE_SILENCE_MS } from './feed-monitor.ts'
import { MoodyFeed } from './moody-feed-fixtures.ts'

const LOOK_MS = 250
const MINUTE = 60_000

interface OfferedPrice {
  readonly from: number
  readonly odds: number
  readonly isOpen: boolean
}

/** What the feed sent for each selection, undisturbed, with the times. */
class Truth {
  readonly #offeredById = new Map<number, OfferedPrice[]>()

  onMessage(message: FeedMessage): void {
    if (message.kind === 'bet_stop') return this.#stop(message.gameId, message.at)
    if (message.kind !== 'odds_change') return
    const isPlayed = message.status !== 'interrupted'
    for (const { selections, status } of message.markets)
      for (const { selectionId, odds } of selections)
        this.#add(selectionId, { from: message.at, odds, isOpen: status === 'open' && isPlayed })
  }

  /** True when the feed offered this price at some moment since `since`. */
  offered(selectionId: number, odds: number, since: number): boolean {
    const offered = this.#offeredById.get(selectionId) ?? []
    return offered.some((one, i) => {
      const until = offered[i + 1]?.from ?? Number.POSITIVE_INFINITY
      return one.isOpen && one.odds === odds && until >= since
    })
  }

  #stop(gameId: number, at: number): void {
    for (const [id, offered] of this.#offeredById) {
      const last = offered.at(-1)
      if (gameOf(id) === gameId && last) offered.push({ ...last, from: at, isOpen: false })
    }
  }

  #add(selectionId: number, offered: OfferedPrice): void {
    const before = this.#offeredById.get(selectionId)
    if (before) before.push(offered)
    else this.#offeredById.set(selectionId, [offered])
  }
}

function playBehind(chaos: Chaos) {
  const time = manualTime(START - 10 * MINUTE)
  const clock = { now: time.now }
  const truth = new Truth()
  const book = testBook(clock)
  // The database is a separate matter: here it stores everything immediately.
  book.onChange(({ gameId }) => {
    const game = book.game(gameId)
    if (game && !game.isStored) book.markStored(gameId, { ...game })
  })
  const feed = new MoodyFeed(chaos.seed, time.timers, (message) => truth.onMessage(message))
  const provider = chaosProvider(feed, chaos, time)
  const connection = new FeedConnection({ book, clock })
  const look = (): void => {
    connection.look()
    time.timers.after(LOOK_MS, look)
  }
  connection.open(provider, { epoch: 0, resumeFrom: 0 })
  look()
  const openOnes = () =>
    [...book.games()].flatMap((game) =>
      [...game.selections.values()].filter((one) => book.statusOf(game, one) === 'open'),
    )
  return { time, book, truth, provider, openOnes }
}

const share = (most: number) => fc.double({ min: 0, max: most, noNaN: true })
const chaosSeed = fc.record({
  seed: fc.string({ minLength: 1, maxLength: 8 }),
  dropped: share(0.05),
  repeated: share(0.2),
  delayed: share(0.03),
  delayMsMax: fc.integer({ min: 1, max: 8_000 }),
  stalled: share(0.02),
  stallMsMax: fc.integer({ min: 1, max: 30_000 }),
  lagMs: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 10_000 })),
})

describe('the connection to a feed that drops, repeats, reorders and delays messages', () => {
  test('offers only the last price of the feed, or one replaced 3 s ago (20 s before play)', () => {
    fc.assert(
      fc.property(chaosSeed, (chaos) => {
        const { time, book, truth, openOnes } = playBehind(chaos)
        for (let step = 0; step < 400; step += 1) {
          time.pass(50)
          for (const { selectionId, odds, gameId } of openOnes()) {
            const isLive = isUnderWay(book.game(gameId)?.status ?? 'scheduled')
            const since = time.now() - (isLive ? LIVE_SILENCE_MS : ANY_SILENCE_MS)
            expect(truth.offered(selectionId, odds, since)).toBe(true)
          }
        }
      }),
      { numRuns: sized({ test: 20, small: 60, full: 2_000 }) },
    )
  })

  test('reopens with the feed’s own prices once the connection recovers', () => {
    fc.assert(
      fc.property(chaosSeed, (chaos) => {
        const { time, book, truth, provider, openOnes } = playBehind(chaos)
        time.pass(MINUTE)
        provider.calm()
        time.pass(2 * MINUTE)
        expect([book.trust, book.missingSnapshot]).toEqual(['all', null])
        for (const { selectionId, odds } of openOnes())
          expect(truth.offered(selectionId, odds, time.now())).toBe(true)
      }),
      { numRuns: sized({ test: 12, small: 30, full: 1_000 }) },
    )
  })

  test('requests a snapshot again when it does not arrive', () => {
    const good = { repeated: 0, delayed: 0, delayMsMax: 1, stalled: 0, stallMsMax: 1, lagMs: 0 }
    const { time, book, provider, openOnes } = playBehind({ ...good, seed: 'lost', dropped: 1 })
    time.pass(30_000)
    expect(openOnes()).toEqual([])
    provider.calm()
    time.pass(6_000)
    expect(book.missingSnapshot).toBeNull()
    expect(openOnes().length).toBeGreaterThan(0)
  })
})

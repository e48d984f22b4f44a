import { selectionId } from '@caderneta/domain/markets/market/game-selection'
import type { FeedBody } from '@caderneta/feed/messages'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TestBuses } from '../../../bus/test-buses.ts'
import { NO_EVENTS } from '../../../testing/test-deps.ts'
import {
  fixture,
  matchResult,
  oddsChange,
  TestClock,
  TestFeed,
  testBook,
} from '../book-fixtures.ts'
import type { MarketBook } from '../market-book.ts'
import { FollowedFeed } from './follow-feed.ts'
import { RelayPublisher } from './relay-publisher.ts'

const [GAME, OTHER] = [501, 502]
const HOME = selectionId(GAME, 1)

describe('the relay of the feed', () => {
  let clock: TestClock
  let buses: TestBuses
  let followed: FollowedFeed
  let book: MarketBook
  let terms = 0

  /** A server that leads the feed from now on. */
  function lead() {
    terms += 1
    const led = testBook(clock)
    const feed = new TestFeed(clock)
    const publisher = new RelayPublisher({ book: led, bus: buses.make(), clock, term: terms })
    const take = (...bodies: readonly FeedBody[]) => {
      for (const body of bodies) {
        const message = feed.message(body)
        led.apply(message)
        publisher.received(message)
      }
    }
    const store = (gameId: number) => {
      const game = led.game(gameId)
      if (game && led.markStored(gameId, game)) publisher.stored(gameId)
    }
    const begin = () => {
      take({ kind: 'fixture', fixture: fixture(GAME) }, oddsChange(GAME))
      store(GAME)
      take({ kind: 'snapshot_complete' })
    }
    return { book: led, feed, publisher, take, store, begin }
  }

  /** Lets the follower request what it misses, and everything arrive. */
  function pass(ms = 5_000, leader?: ReturnType<typeof lead>): void {
    clock.pass(ms)
    leader?.take({ kind: 'alive' })
    buses.deliver()
    followed.look()
    buses.deliver()
  }

  const home = () => book.selection(HOME)
  const priced = (rate: number, version: number) =>
    oddsChange(GAME, { markets: [matchResult(GAME, [rate, 340, 420], { version })] })

  beforeEach(() => {
    clock = new TestClock()
    buses = new TestBuses()
    book = testBook(clock)
    const unused = { log: { error: () => {} }, events: NO_EVENTS }
    followed = new FollowedFeed({ bus: buses.make(), book, clock, ...unused })
    terms = 0
  })
  afterEach(() => followed.stop())

  it('brings a server that starts late what the leader has, and what follows', () => {
    const leader = lead()
    leader.begin()
    buses.lose()
    followed.open()
    buses.deliver()
    expect(home()).toMatchObject({ odds: 1850, version: 1, status: 'open' })
    leader.take(priced(190, 2))
    buses.deliver()
    expect(home()).toMatchObject({ odds: 1900, version: 2, status: 'open' })
  })

  it('takes bets on a game once the database of the leader has it', () => {
    const leader = lead()
    leader.begin()
    followed.open()
    buses.deliver()
    leader.take({ kind: 'fixture', fixture: fixture(OTHER) }, oddsChange(OTHER))
    buses.deliver()
    expect(book.selection(selectionId(OTHER, 1))?.status).toBe('suspended')
    leader.store(OTHER)
    buses.deliver()
    expect(book.selection(selectionId(OTHER, 1))?.status).toBe('open')
  })

  it('believes nothing after a lost frame until everything has come again', () => {
    const leader = lead()
    leader.begin()
    followed.open()
    buses.deliver()
    const trusts: string[] = []
    book.onTrust((trust) => trusts.push(trust))
    leader.take(priced(190, 2))
    buses.lose()
    leader.take({ kind: 'alive' })
    buses.deliver()
    expect(trusts).toEqual(['none', 'all'])
    expect(home()).toMatchObject({ odds: 1900, version: 2, status: 'open' })
  })

  it('believes nothing while the leader has lost messages of its feed', () => {
    const leader = lead()
    leader.begin()
    followed.open()
    buses.deliver()
    leader.feed.message(priced(500, 2))
    leader.take({ kind: 'alive' })
    buses.deliver()
    expect(home()?.status).toBe('suspended')
    pass(1_000, leader)
    expect(home()?.status).toBe('suspended')
    leader.take(priced(190, 3), { kind: 'snapshot_complete', request: 1 })
    pass(5_000, leader)
    expect(home()).toMatchObject({ odds: 1900, version: 3, status: 'open' })
  })

  it('shows what the leader sent before a gap as suspended', () => {
    const leader = lead()
    leader.begin()
    leader.take({ kind: 'fixture', fixture: fixture(OTHER) }, oddsChange(OTHER))
    leader.store(OTHER)
    leader.feed.message({ kind: 'alive' })
    leader.take(priced(190, 2), { kind: 'snapshot_complete', request: 1 })
    buses.lose()
    followed.open()
    buses.deliver()
    expect(home()?.status).toBe('open')
    expect(book.selection(selectionId(OTHER, 1))?.status).toBe('suspended')
  })

  it('suspends when the leader is silent, and follows the next one', () => {
    lead().begin()
    followed.open()
    buses.deliver()
    pass(21_000)
    expect(home()?.status).toBe('suspended')
    const next = lead()
    next.begin()
    next.take(priced(200, 7))
    pass(1_000, next)
    expect(home()).toMatchObject({ odds: 2000, version: 7, status: 'open' })
  })

  it('ignores a leader that was replaced', () => {
    const first = lead()
    first.begin()
    followed.open()
    buses.deliver()
    const next = lead()
    next.begin()
    pass(1_000, next)
    first.take(priced(900, 99))
    buses.deliver()
    expect(home()).toMatchObject({ odds: 1850, version: 1, status: 'open' })
  })

  it('has the version of the leader for a price that the feed repeats under a later one', () => {
    const leader = lead()
    leader.begin()
    buses.lose()
    followed.open()
    // Both arrive before the first page, as while a new leader has its source repeat everything.
    leader.take({ kind: 'fixture', fixture: fixture(GAME) }, priced(185, 2))
    buses.deliver()
    expect(leader.book.selection(HOME)).toMatchObject({ odds: 1850, version: 1 })
    expect(home()).toMatchObject({ odds: 1850, version: 1, status: 'open' })
    const [proof] = followed.prices.unproven([HOME])
    expect(proof?.selection.version).toBe(1)
  })

  it('has the version of the leader for a price that changed and came back in a gap', () => {
    const leader = lead()
    leader.begin()
    followed.open()
    buses.deliver()
    leader.take(priced(190, 2), priced(185, 3))
    buses.lose()
    pass(1_000, leader)
    expect(home()).toMatchObject({ odds: 1850, version: 3, status: 'open' })
  })

  it('takes a page once, though it was requested again and arrives twice', () => {
    const leader = lead()
    const many = Array.from({ length: 800 }, (_, index) => 1_000 + index)
    for (const gameId of many)
      leader.take({ kind: 'fixture', fixture: fixture(gameId) }, oddsChange(gameId))
    leader.begin()
    const repeating = buses.make()
    let requests = 0
    repeating.subscribe('feed.pages', (body) => {
      requests += 1
      if (requests === 1) repeating.publish('feed.pages', body)
    })
    followed.open()
    buses.deliver()
    expect([requests, [...book.games()].length]).toEqual([2, 801])
  })

  it('lacks games until its pages have come, whatever snapshot the leader itself completes', () => {
    const leader = lead()
    leader.begin()
    const missing: (number | null)[] = []
    book.onChange(() => missing.push(book.missingSnapshot))
    followed.open()
    leader.take({ kind: 'snapshot_complete' })
    buses.deliver()
    expect([missing[0], missing.at(-1)]).toEqual([0, 0])
    expect(book.missingSnapshot).toBeNull()
  })

  it('dates what it brings by the sending of the feed', () => {
    const leader = lead()
    leader.begin()
    clock.pass(21_000)
    buses.lose()
    followed.open()
    buses.deliver()
    expect(home()).toMatchObject({ odds: 1850, status: 'suspended' })
  })

  it('has a bet carry the proof of a price until the leader has written it', () => {
    const leader = lead()
    leader.begin()
    followed.open()
    buses.deliver()
    leader.publisher.written(leader.publisher.number)
    buses.deliver()
    expect(followed.prices.unproven([HOME])).toEqual([])
    const before = leader.publisher.number
    leader.take(priced(190, 2))
    buses.deliver()
    leader.publisher.written(before)
    buses.deliver()
    const at = clock.now()
    expect(followed.prices.unproven([HOME])).toMatchObject([{ at, selection: { odds: 1900 } }])
    leader.publisher.written(leader.publisher.number)
    buses.deliver()
    expect(followed.prices.unproven([HOME])).toEqual([])
  })

  it('dates the proof of a price by its publication, however late it arrives here', () => {
    const leader = lead()
    leader.begin()
    followed.open()
    buses.deliver()
    clock.pass(1_000)
    const at = clock.now()
    leader.take(priced(190, 2))
    clock.pass(2_500)
    buses.deliver()
    expect(followed.prices.unproven([HOME])).toMatchObject([{ at, selection: { odds: 1900 } }])
  })

  it('keeps the proof of a price of the first page that the leader is writing about earlier ones', () => {
    const leader = lead()
    leader.begin()
    const before = leader.publisher.number
    leader.take(priced(190, 2))
    buses.lose()
    followed.open()
    buses.deliver()
    leader.publisher.written(before)
    buses.deliver()
    expect(followed.prices.unproven([HOME])).toMatchObject([{ selection: { odds: 1900 } }])
  })

  it('refuses what is no frame and no page', () => {
    const leader = lead()
    leader.begin()
    followed.open()
    buses.deliver()
    const stranger = buses.make()
    stranger.publish('feed.frames', { term: 9, number: 'x' })
    stranger.publish('feed.frames', 'nonsense')
    stranger.publish('feed.pages', { inbox: 1 })
    buses.deliver()
    expect(home()?.status).toBe('open')
  })
})

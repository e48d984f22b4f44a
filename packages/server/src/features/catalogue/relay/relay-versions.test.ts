import type { FeedBody } from '@caderneta/feed/messages'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TestBuses } from '../../../bus/test-buses.ts'
import { NO_EVENTS } from '../../../testing/test-deps.ts'
import { fixture, oddsChange, TestClock, TestFeed, testBook } from '../book-fixtures.ts'
import type { MarketBook } from '../market-book.ts'
import { FollowedFeed } from './follow-feed.ts'
import { FRAMES, readFrame, readPage, WRITTEN_VERSION } from './relay-frames.ts'
import { RelayPublisher } from './relay-publisher.ts'
import { WHOLE_BODIES } from './relay-version-1-fixtures.ts'

const GAME = 501
const INBOX = 'feed.inbox.test'
const BODIES: readonly FeedBody[] = Object.values(WHOLE_BODIES)

describe('the versions of what a leader sends', () => {
  let clock: TestClock
  let buses: TestBuses
  let book: MarketBook
  let followed: FollowedFeed
  let refused: number
  let logged: unknown[]

  beforeEach(() => {
    clock = new TestClock()
    buses = new TestBuses()
    book = testBook(clock)
    refused = 0
    logged = []
    followed = new FollowedFeed({
      ...{ bus: buses.make(), book, clock },
      log: { error: (facts: unknown) => void logged.push(facts) },
      events: {
        ...NO_EVENTS,
        frameRefused: () => {
          refused += 1
        },
      },
    })
  })
  afterEach(() => followed.stop())

  /** A leader of term 1 with one game, which this server follows; what it writes. */
  function follow() {
    const led = testBook(clock)
    const feed = new TestFeed(clock)
    const bus = buses.make()
    const publisher = new RelayPublisher({ book: led, bus, clock, term: 1 })
    const take = (...bodies: readonly FeedBody[]) => {
      for (const body of bodies) {
        const message = feed.message(body)
        led.apply(message)
        publisher.received(message)
      }
    }
    take({ kind: 'fixture', fixture: fixture(GAME) }, oddsChange(GAME))
    const game = led.game(GAME)
    if (game) led.markStored(GAME, game)
    take({ kind: 'snapshot_complete' })
    followed.open()
    buses.deliver()
    const frames: unknown[] = []
    const pages: unknown[] = []
    const other = buses.make()
    other.subscribe(FRAMES, (body) => frames.push(body))
    other.subscribe(INBOX, (body) => pages.push(body))
    return { bus, publisher, frames, pages, other, take }
  }

  const trust = () => book.trust

  it('are written as version 1 is, message by message', () => {
    const { publisher, frames } = follow()
    const before = publisher.number
    const at = clock.now()
    for (const [sequence, body] of BODIES.entries())
      publisher.received({ producer: 'test', sequence, at, ...body })
    publisher.stored(GAME)
    publisher.written(before)
    buses.deliver()
    const contents = [
      ...BODIES.map((body) => ({ kind: 'message', body })),
      { kind: 'stored', gameId: GAME },
      { kind: 'written', upTo: before },
    ]
    expect(WRITTEN_VERSION).toBe(1)
    expect(frames).toEqual(
      contents.map((content, index) => ({
        ...{ version: 1, term: 1, number: before + 1 + index, content },
        ...{ at: content.kind === 'message' ? at : 0, takenAt: at },
      })),
    )
    expect(frames.map((frame) => readFrame(frame).is)).toEqual(contents.map(() => 'known'))
  })

  it('include that of a page', () => {
    const { publisher, pages, other } = follow()
    other.publish('feed.pages', { inbox: INBOX, request: 7, after: 0 })
    buses.deliver()
    expect(pages).toMatchObject([
      {
        ...{ version: 1, term: 1, request: 7, after: 0, number: publisher.number },
        ...{ at: clock.now(), takenAt: clock.now(), storedIds: [GAME], next: null },
        bodies: [{ kind: 'fixture' }, { kind: 'odds_change', gameId: GAME }],
      },
    ])
    expect(pages.map((page) => readPage(page).is)).toEqual(['known'])
  })

  it('are the first where a release before wrote none', () => {
    const { frames, take } = follow()
    take({ kind: 'alive' })
    buses.deliver()
    const { version: _, ...unnumbered } = Object(frames[0])
    expect(readFrame(unnumbered)).toEqual({ is: 'known', value: frames[0] })
  })

  it('suspend every market at once where they are not known, and are counted and logged', () => {
    const { bus, publisher } = follow()
    expect(trust()).toBe('all')
    const next = { term: 1, number: publisher.number + 1, at: clock.now() }
    bus.publish(FRAMES, { version: 2, ...next, packed: 'x' })
    bus.publish(FRAMES, { version: 2, ...next, number: next.number + 1, packed: 'y' })
    buses.deliver()
    expect(trust()).toBe('none')
    expect([refused, logged]).toEqual([2, [{ version: 2, term: 1 }]])
  })

  it('are not known with a message of a kind that a later release added', () => {
    const { bus, publisher } = follow()
    const trusts: string[] = []
    book.onTrust((one) => trusts.push(one))
    const content = { kind: 'message', body: { kind: 'bet_pause', gameId: GAME } }
    const number = publisher.number + 1
    bus.publish(FRAMES, { version: 1, term: 1, number, at: clock.now(), content })
    buses.deliver()
    // The games of the leader arrive at once, in a form that is known.
    expect([trusts, refused]).toEqual([['none', 'all'], 1])
  })

  it('are followed again as soon as they are known', () => {
    const { bus, publisher } = follow()
    const next = { version: 2, term: 1, at: clock.now() }
    bus.publish(FRAMES, { ...next, number: publisher.number + 1 })
    bus.publish(FRAMES, { ...next, number: publisher.number + 2 })
    buses.deliver()
    expect(trust()).toBe('none')
    clock.pass(1_000)
    followed.look()
    buses.deliver()
    expect(trust()).toBe('all')
  })

  it('of a page that are not known open nothing', () => {
    const stranger = buses.make()
    stranger.subscribe('feed.pages', (body) => {
      const { inbox, request, after } = Object(body)
      const page = { version: 2, term: 3, number: 5, at: clock.now(), request, after }
      stranger.publish(inbox, { ...page, bodies: [], storedIds: [], next: null })
    })
    followed.open()
    buses.deliver()
    expect([book.missingSnapshot, refused]).toEqual([0, 1])
  })
})

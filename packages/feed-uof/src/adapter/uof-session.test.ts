import { setImmediate } from 'node:timers/promises'
import type { FeedMessage } from '@caderneta/feed/messages'
import { manualTime } from '@caderneta/feed/testing/manual-time'
import { memoryReferences } from '@caderneta/feed/testing/memory-references'
import { expect, it } from 'vitest'
import { MemoryFeed } from '../testing/memory-feed.ts'
import { UofReplyError } from '../transport/uof-transport.ts'
import { UofCounts } from './uof-counts.ts'
import { uofFeed } from './uof-feed.ts'
import type { UofEvent } from './uof-options.ts'

const START = Date.UTC(2026, 10, 21, 18, 0)
const MATCH = { id: 77, startsAt: '2026-11-22T19:00:00Z' }

/** Promises without timers are done after a few turns. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) await Promise.resolve()
}

/** An adapter with both producers up, and the price at which home wins, while it is open. */
async function connected(matches: ConstructorParameters<typeof MemoryFeed>[0] = [MATCH]) {
  const time = manualTime(START)
  const memory = new MemoryFeed(matches)
  const received: FeedMessage[] = []
  const counts = new UofCounts()
  let price: number | null = null
  const listener = (message: FeedMessage) => {
    received.push(message)
    if (message.kind === 'bet_stop') price = null
    if (message.kind !== 'odds_change') return
    for (const { status, selections } of message.markets)
      for (const { name, odds } of selections)
        if (name === '1') price = status === 'open' ? odds : null
  }
  let status = 404
  const get = (path: string) =>
    path.endsWith('/fixture.xml')
      ? memory.rest.get(path).catch(() => Promise.reject(new UofReplyError(path, status)))
      : memory.rest.get(path)
  const { transport } = memory
  const rest = { get, post: memory.rest.post }
  const references = memoryReferences()
  const sources = { rest, transport, references, counts, timers: time.timers }
  const events: UofEvent[] = []
  const onEvent = (event: UofEvent) => events.push(event)
  uofFeed({ ...sources, nodeId: 5, producers: [1, 3], onEvent }).start({
    now: time.now,
    listener,
  })
  await settled()
  const complete = () => {
    for (const [product, path] of [
      [1, 'liveodds'],
      [3, 'pre'],
    ] as const)
      memory.send(
        `<snapshot_complete product="${product}" timestamp="${time.now()}" request_id="${memory.requested(path)}"/>`,
      )
  }
  complete()
  /** With which status the interface answers where it has no fixture. */
  const failFixtures = (failure: number) => {
    status = failure
  }
  const base = { time, memory, counts, events, received }
  return { ...base, complete, failFixtures, price: () => price }
}

const odds = (rate: string, at: number, { status = '1', active = '1', more = '' } = {}) =>
  `<odds_change product="3" event_id="sr:match:77" timestamp="${at}" ${more}><odds>
    <market id="1" status="${status}"><outcome id="1" odds="${rate}" active="${active}"/></market>
  </odds></odds_change>`

it('offers nothing whose state cannot be read', async () => {
  const { memory, price } = await connected()
  memory.send(odds('1.85', START, { status: 'x' }))
  expect(price()).toBeNull()
  memory.send(odds('1.85', START + 1))
  expect(price()).toBe(1850)
  memory.send(odds('1.85', START + 2, { active: 'yes' }))
  expect(price()).toBeNull()
})

it('keeps a price that a message replaces which was sent before it, however long ago', async () => {
  const { time, memory, price, complete } = await connected()
  time.pass(60_000)
  memory.send(`<alive product="3" timestamp="${time.now()}" subscribed="1"/>`)
  time.pass(1_000)
  complete()
  memory.send(odds('1.90', time.now()))
  expect(price()).toBe(1900)
  memory.send(odds('1.70', START))
  memory.send(odds('1.70', START + 1, { more: 'request_id="1"' }))
  time.pass(5_000)
  memory.send(`<alive product="3" timestamp="${time.now()}" subscribed="1"/>`)
  time.pass(60_000)
  memory.send(`<alive product="3" timestamp="${time.now()}" subscribed="1"/>`)
  time.pass(1_000)
  complete()
  expect(price()).toBe(1900)
})

it('takes no price from a sender whose clock is ahead', async () => {
  const { time, memory, price } = await connected()
  memory.send(odds('1.85', START))
  memory.send(odds('1.70', time.now() + 60_000, { more: 'request_id="1"' }))
  expect(price()).toBe(1850)
})

it('stops everything by groups of which it knows none', async () => {
  const { memory, price } = await connected()
  memory.send(odds('1.85', START))
  memory.send(
    `<bet_stop product="3" event_id="sr:match:77" timestamp="${START}" groups="unheard_of"/>`,
  )
  expect(price()).toBeNull()
})

it('looks up no season, and a match that the interface does not have only once', async () => {
  const { time, memory, counts } = await connected()
  const of = (urn: string) => odds('1.85', START).replace('sr:match:77', urn)
  memory.send(of('sr:season:1'))
  memory.send(of('sr:match:88'))
  await settled()
  time.pass(15_000)
  memory.send(of('sr:match:88'))
  await settled()
  const lookedUp = memory.gets.filter((path) => path.endsWith('/fixture.xml'))
  expect(lookedUp).toEqual(['/v1/sports/pt/sport_events/sr:match:88/fixture.xml'])
  expect(counts.of('match')).toEqual({ foreign: 1 })
})

it('looks a match up again after pauses that grow, and reports once that it cannot', async () => {
  const { time, memory, counts, events, failFixtures } = await connected()
  const failed = () => events.filter(({ kind }) => kind === 'fixture_failed')
  const lookUps = () => memory.gets.filter((path) => path.endsWith('/sr:match:88/fixture.xml'))
  failFixtures(503)
  memory.send(odds('1.85', START).replace('sr:match:77', 'sr:match:88'))
  await settled()
  for (const seconds of [10, 20, 30, 60, 60]) {
    const before = lookUps().length
    time.pass(seconds * 1_000 - 1)
    await settled()
    expect(lookUps().length - before, `before ${seconds} s`).toBe(0)
    time.pass(1)
    await settled()
    expect(lookUps().length - before, `after ${seconds} s`).toBe(1)
  }
  expect(counts.of('match')).toEqual({ failed: 6 })
  expect(failed()).toHaveLength(1)
})

it('leaves a match to the producer of live odds where the other is read later than it', async () => {
  const { memory, price, received } = await connected()
  const live = (at: number) =>
    odds('2.40', at)
      .replace('product="3"', 'product="1"')
      .replace('<odds>', '<sport_event_status status="1" match_status="6"/><odds>')
  memory.send(odds('1.85', START + 1))
  memory.send(live(START + 10))
  const stale = '<sport_event_status status="1" match_status="7" home_score="3" away_score="0"/>'
  memory.send(odds('1.90', START + 5).replace('<odds>', `${stale}<odds>`))
  expect(price()).toBe(2400)
  expect(received.at(-1)).toMatchObject({ score: [0, 0], clock: { period: '1H' } })
  memory.send(odds('1.95', START + 20))
  expect(price()).toBe(1950)
})

it('opens the matches of a producer a few at a time', async () => {
  const matches = Array.from({ length: 20 }, (_, index) => ({ ...MATCH, id: 100 + index }))
  const { time, memory, received, complete } = await connected(matches)
  const opened = () =>
    received.filter(
      (one) => one.kind === 'odds_change' && one.markets.some(({ status }) => status === 'open'),
    ).length
  for (const { id } of matches)
    memory.send(odds('1.85', START).replace('sr:match:77', `sr:match:${id}`))
  expect(opened()).toBe(20)
  time.pass(60_000)
  memory.send(`<alive product="3" timestamp="${time.now()}" subscribed="1"/>`)
  time.pass(1_000)
  received.length = 0
  complete()
  expect(opened()).toBe(8)
  await setImmediate()
  await setImmediate()
  expect(opened()).toBe(20)
})

it('opens no further matches of a producer that is down again', async () => {
  const matches = Array.from({ length: 20 }, (_, index) => ({ ...MATCH, id: 100 + index }))
  const { time, memory, received, complete } = await connected(matches)
  for (const { id } of matches)
    memory.send(odds('1.85', START).replace('sr:match:77', `sr:match:${id}`))
  time.pass(60_000)
  memory.send(`<alive product="3" timestamp="${time.now()}" subscribed="1"/>`)
  time.pass(1_000)
  complete()
  received.length = 0
  memory.lose()
  await setImmediate()
  await setImmediate()
  expect(received.filter(({ kind }) => kind === 'odds_change')).toEqual([])
})

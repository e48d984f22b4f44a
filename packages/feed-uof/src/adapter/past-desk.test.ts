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
const DAY_MS = 86_400_000

interface PastMatch {
  readonly id: number
  readonly startsAt: string
  readonly status?: string
  readonly tournament?: string
}

const scheduled = (matches: readonly PastMatch[]) =>
  `<schedule>${matches
    .map(
      ({ id, startsAt, status = 'closed', tournament = 'sr:tournament:325' }) =>
        `<sport_event id="sr:match:${id}" scheduled="${startsAt}" status="${status}">
          <tournament_round type="group" number="30"/>
          <tournament id="${tournament}" name="Liga">
            <sport id="sr:sport:1"/><category id="sr:category:13" name="Brasil"/>
          </tournament>
          <competitors>
            <competitor id="sr:competitor:${id}1" name="Grêmio" qualifier="home"/>
            <competitor id="sr:competitor:${id}2" name="Santos" qualifier="away"/>
          </competitors>
        </sport_event>`,
    )
    .join('')}</schedule>`

const ENDED = 'status="closed" match_status="ended" match_status_code="100"'
const summed = (attributes: string, parts = '') =>
  `<match_summary><sport_event id="sr:match:1"/>
    <sport_event_status ${attributes}>${parts}</sport_event_status></match_summary>`

/** The interface with a past: replies by the end of their paths; a number refuses a call. */
async function readPast(replies: Readonly<Record<string, string | number>>, before = START) {
  const time = manualTime(START)
  const memory = new MemoryFeed()
  const calls: { readonly path: string; readonly at: number }[] = []
  const past = {
    days: 3,
    rest: {
      ...memory.rest,
      get: async (path: string) => {
        calls.push({ path: path.replace(/^\/v1\/sports\/pt\/[a-z_]+\//, ''), at: time.now() })
        const [, found] = Object.entries(replies).find(([end]) => path.includes(end)) ?? [
          '',
          '<schedule/>',
        ]
        if (typeof found === 'number') throw new UofReplyError(path, found)
        return Buffer.from(found)
      },
    },
  }
  const [messages, events, counts] = [
    new Array<FeedMessage>(),
    new Array<UofEvent>(),
    new UofCounts(),
  ]
  const { rest, transport } = memory
  const session = uofFeed({
    ...{ rest, transport, past, counts, nodeId: 5, producers: [1, 3] },
    ...{ references: memoryReferences(), timers: time.timers },
    onEvent: (event) => events.push(event),
  }).start({
    now: time.now,
    finishedBefore: before,
    listener: (message) => messages.push(message),
  })
  await settled()
  const complete = () => {
    for (const [product, path] of [
      [1, 'liveodds'],
      [3, 'pre'],
    ] as const)
      memory.send(
        `<snapshot_complete product="${product}" timestamp="${time.now()}"
          request_id="${memory.requested(path)}"/>`,
      )
  }
  const pass = async (seconds: number) => {
    for (let tenth = 0; tenth < seconds * 10; tenth += 1) {
      if (tenth % 50 === 0) beat()
      time.pass(100)
      await settled()
    }
  }
  const beat = () => {
    for (const product of [1, 3])
      memory.send(`<alive product="${product}" timestamp="${time.now()}" subscribed="1"/>`)
  }
  const results = () =>
    messages.flatMap((one) =>
      one.kind === 'odds_change' ? [[one.status, one.score.join('-'), one.markets.length]] : [],
    )
  const base = { time, memory, calls, messages, events, counts, session }
  return { ...base, complete, pass, results }
}

/** Promises without timers are done after a few turns. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve()
}

const YESTERDAY = 'schedules/2026-11-20'
const MATCH = { id: 1, startsAt: '2026-11-20T19:00:00Z' }

it('sends how a match ended, with its round and without prices, dated by its end', async () => {
  const read = await readPast({
    [YESTERDAY]: scheduled([MATCH]),
    'sr:match:1/': summed(`${ENDED} home_score="2" away_score="1"`),
  })
  read.complete()
  await read.pass(2)
  const kickOff = Date.parse(MATCH.startsAt)
  const [fixture, ended] = read.messages.filter((one) => 'gameId' in one || 'fixture' in one)
  expect(fixture).toMatchObject({
    fixture: { startsAt: kickOff, stage: 'Rodada 30', isHighlight: false, location: 'Brasil' },
    at: kickOff + 2 * 3_600_000,
  })
  expect(ended).toMatchObject({ status: 'ended', score: [2, 1], clock: null, markets: [] })
  expect(read.messages.some(({ kind }) => kind === 'bet_settlement')).toBe(false)
  expect(read.events.at(-1)).toEqual({ kind: 'past_read', matches: { result: 1 } })
})

it('begins when everything is on offer, and waits while a producer is down', async () => {
  const read = await readPast({})
  await read.pass(2)
  expect(read.calls).toEqual([])
  read.complete()
  await read.pass(0.1)
  expect(read.calls).toHaveLength(1)
  read.memory.lose()
  await read.pass(3)
  expect(read.calls).toHaveLength(1)
})

it('requests one reply at a time, ten a second at most, the latest days and matches first', async () => {
  const read = await readPast({
    [YESTERDAY]: scheduled([MATCH, { id: 2, startsAt: '2026-11-20T21:00:00Z' }]),
    '/summary.xml': summed(`${ENDED} home_score="0" away_score="0"`),
  })
  read.complete()
  await read.pass(3)
  expect(read.calls.map(({ path }) => path)).toEqual([
    '2026-11-21/schedule.xml',
    '2026-11-20/schedule.xml',
    'sr:match:2/summary.xml',
    'sr:match:1/summary.xml',
    '2026-11-19/schedule.xml',
    '2026-11-18/schedule.xml',
  ])
  const pauses = read.calls.map(({ at }, i) => at - (read.calls[i - 1]?.at ?? at - 100))
  expect(Math.min(...pauses)).toBe(100)
})

it('leaves out what was called off, small competitions, and what is known already', async () => {
  const read = await readPast(
    {
      [YESTERDAY]: scheduled([
        { ...MATCH, status: 'cancelled' },
        { ...MATCH, id: 2, status: 'postponed' },
        { ...MATCH, id: 3, tournament: 'sr:tournament:999' },
        { ...MATCH, id: 4, startsAt: '2026-11-20T22:00:00Z' },
        { ...MATCH, id: 5 },
        { ...MATCH, id: 5 },
      ]),
      'schedules/2026-11-19': scheduled([{ ...MATCH, id: 5 }]),
      'sr:match:5/': summed(`${ENDED} home_score="3" away_score="0"`),
    },
    Date.UTC(2026, 10, 20, 22),
  )
  read.complete()
  await read.pass(3)
  expect(read.results()).toEqual([['ended', '3-0', 0]])
  expect(read.calls.map(({ path }) => path)).not.toContain('2026-11-21/schedule.xml')
  expect(read.counts.of('past')).toEqual({ without_result: 2, result: 1 })
})

it('counts what cannot be read, and goes on', async () => {
  const ids = [1, 2, 3, 4, 5]
  const read = await readPast({
    [YESTERDAY]: scheduled(ids.map((id) => ({ id, startsAt: `2026-11-20T1${9 - id}:00:00Z` }))),
    'sr:match:1/': summed(ENDED),
    'sr:match:2/': 404,
    'sr:match:3/': '<match_summary><sport_event',
    'sr:match:4/': summed('status="abandoned" home_score="1" away_score="0"'),
    'sr:match:5/': summed(`${ENDED} home_score="1" away_score="1"`),
  })
  read.complete()
  await read.pass(120)
  expect(read.results()).toEqual([['ended', '1-1', 0]])
  expect(read.counts.of('past')).toEqual({ no_score: 1, unread: 2, called_off: 1, result: 1 })
})

it('tries a reply again that fails, after longer and longer pauses', async () => {
  const replies: Record<string, string | number> = { [YESTERDAY]: 429 }
  const read = await readPast(replies)
  read.complete()
  await read.pass(15)
  replies[YESTERDAY] = scheduled([MATCH])
  replies['sr:match:1/'] = summed(`${ENDED} home_score="2" away_score="2"`)
  await read.pass(60)
  expect(read.results()).toEqual([['ended', '2-2', 0]])
  const attempts = read.calls.filter(({ path }) => path.startsWith('2026-11-20'))
  expect(attempts.map(({ at }) => at - START - 200)).toEqual([0, 10_000, 40_000])
})

it('is stopped with the session', async () => {
  const read = await readPast({ '/schedule.xml': scheduled([MATCH]) })
  read.complete()
  await read.pass(0.1)
  read.session.stop()
  await read.pass(2)
  expect(read.calls).toHaveLength(1)
})

it('leaves a match alone of which the feed has sent odds', async () => {
  const today = { id: 9, startsAt: '2026-11-21T16:00:00Z' }
  const read = await readPast({
    'schedules/2026-11-21': scheduled([today]),
    'sr:match:9/': summed(`${ENDED} home_score="4" away_score="0"`),
  })
  read.memory.announce(today)
  read.complete()
  read.memory.send(
    `<odds_change product="1" event_id="sr:match:9" timestamp="${START}">
      <sport_event_status status="1" match_status="7" home_score="1" away_score="0"/>
      <odds><market id="1" status="1"><outcome id="1" odds="1.85" active="1"/></market></odds>
    </odds_change>`,
  )
  await settled()
  await read.pass(3)
  expect(read.results()).toEqual([['live', '1-0', 1]])
})

it('reads as many days before the start as it is given', async () => {
  const read = await readPast({}, START - 2 * DAY_MS)
  read.complete()
  await read.pass(2)
  expect(read.calls.map(({ path }) => path.slice(0, 10))).toEqual(['2026-11-19', '2026-11-18'])
})

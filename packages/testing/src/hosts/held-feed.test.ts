import type { FeedMessage } from '@caderneta/feed/messages'
import { openfootballProvider } from '@caderneta/feed/openfootball/openfootball-provider'
import { manualTime } from '@caderneta/feed/testing/manual-time'
import { expect, test } from 'vitest'
import { heldFeed } from './held-feed.ts'

const EPOCH = Date.UTC(2026, 5, 1)
const HOUR_MS = 3_600_000
const LEAD_SECONDS = 7_200
const SPEED = 120

const match = (time: string, home: string, away: string) => {
  const score = { halfTime: null, fullTime: [1, 0] as const, extraTime: null, penalties: null }
  const teams = [home, away] as const
  const kickOff = { date: '2022-12-03', time, utcOffsetMinutes: null }
  return { ...kickOff, teams, ground: '', score, isCalledOff: false, goals: null }
}

function heldCup() {
  const time = manualTime(EPOCH)
  const received: FeedMessage[] = []
  const provider = openfootballProvider({
    competitions: [
      {
        name: 'World Cup 2022',
        matches: [match('10:00', 'A', 'B'), match('11:00', 'C', 'D'), match('12:00', 'E', 'F')],
      },
    ],
    speed: SPEED,
    leadSeconds: LEAD_SECONDS,
    seed: 'held',
    gameIdBase: 0,
    timers: time.timers,
  })
  const feed = heldFeed(provider)
  const listener = (message: FeedMessage) => received.push(message)
  feed.provider.start({ epoch: EPOCH, resumeFrom: EPOCH, now: time.now, listener })
  time.pass(0)
  const statusOf = (gameId: number) =>
    received.flatMap((message) =>
      message.kind === 'odds_change' && message.gameId === gameId ? [message.status] : [],
    )
  const startOf = (gameId: number) =>
    received.flatMap((message) =>
      message.kind === 'fixture' && message.fixture.gameId === gameId
        ? [message.fixture.startsAt]
        : [],
    )
  return { time, received, feed, lastStatus: (id: number) => statusOf(id).at(-1), startOf }
}

test('a match waits, and kicks off moments after it was requested', () => {
  const { time, feed, lastStatus, startOf } = heldCup()
  time.pass(HOUR_MS)
  expect(lastStatus(1)).toBe('scheduled')
  feed.kickOff()
  time.pass(1_500)
  expect(lastStatus(1)).toBe('scheduled')
  expect(startOf(1)).toEqual([EPOCH + LEAD_SECONDS * 1_000, EPOCH + HOUR_MS + 2_000])
  time.pass(1_500)
  expect(lastStatus(1)).toBe('live')
  expect(lastStatus(2)).toBe('scheduled')
})

test('requested again it goes on to the last match', () => {
  const { time, feed, lastStatus } = heldCup()
  feed.kickOff()
  time.pass(2_500)
  expect(lastStatus(3)).toBe('scheduled')
  feed.kickOff()
  time.pass(2_500)
  expect(lastStatus(3)).toBe('live')
})

test('a match that is under way comes to its end at once, and is settled', () => {
  const { time, received, feed, lastStatus } = heldCup()
  feed.kickOff()
  time.pass(5_000)
  expect(lastStatus(1)).toBe('live')
  feed.leap((3 * HOUR_MS) / SPEED)
  time.pass(2_000)
  expect(lastStatus(1)).toBe('ended')
  const isSettled = received.some(
    (message) => message.kind === 'bet_settlement' && message.gameId === 1,
  )
  expect(isSettled).toBe(true)
  expect(received.every(({ at }) => at <= time.now())).toBe(true)
})

test('messages carry the present time, in order and without a gap', () => {
  const { time, received, feed } = heldCup()
  feed.kickOff()
  time.pass(5_000)
  expect(received.map(({ sequence }) => sequence)).toEqual(received.map((_, at) => at + 1))
  expect(received.map(({ at }) => at).every((at) => at >= EPOCH && at <= time.now())).toBe(true)
})

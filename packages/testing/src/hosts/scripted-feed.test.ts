import { MATCH_RESULT } from '@caderneta/domain/markets/market/market'
import type { FeedMessage } from '@caderneta/feed/messages'
import { manualTime } from '@caderneta/feed/testing/manual-time'
import { beforeEach, describe, expect, it } from 'vitest'
import { ScriptedFeed } from './scripted-feed.ts'

const EPOCH = Date.UTC(2026, 5, 1)
const HOUR_MS = 3_600_000
const NEXT_CORNER = 1015007

type OddsChange = Extract<FeedMessage, { kind: 'odds_change' }>

let time: ReturnType<typeof manualTime>
let feed: ScriptedFeed
let received: FeedMessage[]
let requestSnapshot: (request?: number) => void
let gameId: number

beforeEach(() => {
  time = manualTime(EPOCH)
  received = []
  feed = new ScriptedFeed(0, time.timers)
  const listener = (message: FeedMessage) => received.push(message)
  const session = feed.start({ epoch: EPOCH, resumeFrom: EPOCH, now: time.now, listener })
  requestSnapshot = (request) => session.requestSnapshot(request)
  gameId = feed.obey({
    kind: 'announce',
    teams: ['Croatia', 'Brazil'],
    tournament: 'worldCup',
    startsInMs: HOUR_MS,
    odds: { [MATCH_RESULT]: [4_200, 3_370, 1_850] },
  })
})

const lastOdds = (): OddsChange => {
  const isOdds = (message: FeedMessage): message is OddsChange =>
    message.kind === 'odds_change' && message.gameId === gameId
  const last = received.findLast(isOdds)
  if (!last) throw new Error('no odds were sent')
  return last
}
const result = () => lastOdds().markets.find(({ marketId }) => marketId === MATCH_RESULT)
const settled = () =>
  received.flatMap((message) =>
    message.kind === 'bet_settlement' && message.gameId === gameId ? message.outcomes : [],
  )

describe('a match under command', () => {
  it('is announced with the odds that were given, and they stay while time passes', () => {
    time.pass(HOUR_MS / 2)
    expect(lastOdds().status).toBe('scheduled')
    expect(result()?.selections.map(({ odds }) => odds)).toEqual([4_200, 3_370, 1_850])
  })

  it('rests at its kick-off and after a goal, until it is played on', () => {
    feed.obey({ kind: 'kick_off', gameId })
    expect(lastOdds()).toMatchObject({ status: 'live', score: [0, 0], clock: { minute: 1 } })
    expect(result()?.status).toBe('suspended')
    feed.obey({ kind: 'play', gameId, minutes: 20 })
    expect(lastOdds().clock).toMatchObject({ period: '1H', minute: 21 })
    expect(result()?.status).toBe('open')
    feed.obey({ kind: 'goal', gameId, side: 'away' })
    expect(lastOdds().score).toEqual([0, 1])
    expect(result()?.status).toBe('suspended')
    feed.obey({ kind: 'play', gameId, minutes: 2 })
    expect(result()?.status).toBe('open')
  })

  it('changes the odds of a market, with a higher version', () => {
    const before = result()?.selections[0]?.version ?? 0
    feed.obey({ kind: 'price', gameId, marketId: MATCH_RESULT, odds: [4_300, 3_300, 1_830] })
    expect(result()?.selections.map(({ odds }) => odds)).toEqual([4_300, 3_300, 1_830])
    expect(result()?.selections[0]?.version).toBeGreaterThan(before)
  })

  it('is settled by its goals, each selection in one way', () => {
    feed.obey({ kind: 'kick_off', gameId })
    feed.obey({ kind: 'play', gameId, minutes: 70 })
    feed.obey({ kind: 'goal', gameId, side: 'home' })
    const firstHalf = settled().length
    expect(firstHalf).toBeGreaterThan(0)
    feed.obey({ kind: 'finish', gameId })
    expect(lastOdds()).toMatchObject({ status: 'ended', score: [1, 0] })
    const results = settled().filter(({ marketId }) => marketId === MATCH_RESULT)
    expect(results.map((one) => one.result)).toEqual(['win', 'lose', 'lose'])
    // What is known early is confirmed later.
    const ways = new Set(settled().map(({ selectionId, result }) => `${selectionId} ${result}`))
    expect(ways.size).toBe(new Set(settled().map(({ selectionId }) => selectionId)).size)
  })

  it('has corners where it records them: each is bet on, counted and settled at once', () => {
    const teams: [string, string] = ['Tunisia', 'Ghana']
    const plan = { teams, tournament: 'worldCup', startsInMs: HOUR_MS, odds: {} } as const
    expect(() => feed.obey({ kind: 'incident', gameId, side: 'home', incident: 'corner' })).toThrow(
      'records no incidents',
    )
    gameId = feed.obey({ kind: 'announce', ...plan, hasIncidents: true })
    feed.obey({ kind: 'kick_off', gameId })
    feed.obey({ kind: 'play', gameId, minutes: 70 })
    expect(settled().filter(({ marketId }) => marketId === NEXT_CORNER)).toEqual([])
    feed.obey({ kind: 'incident', gameId, side: 'away', incident: 'corner' })
    expect(lastOdds().timeline?.at(-1)).toMatchObject({ kind: 'corner', side: 'away', minute: 54 })
    const first = settled().filter(({ marketId }) => marketId === NEXT_CORNER)
    expect(first.map((one) => one.result)).toEqual(['lose', 'lose', 'win'])
    expect(result()?.status).toBe('open')
  })

  it('is void when it is called off', () => {
    feed.obey({ kind: 'call_off', gameId })
    expect(lastOdds().status).toBe('cancelled')
    expect(new Set(settled().map((one) => one.result))).toEqual(new Set(['void']))
  })

  it('refuses a goal before the kick-off and a command for another game', () => {
    expect(() => feed.obey({ kind: 'goal', gameId, side: 'home' })).toThrow('has not kicked off')
    expect(() => feed.obey({ kind: 'finish', gameId: 99 })).toThrow('no match 99')
  })
})

it('stays alive, and numbers its messages without a gap', () => {
  time.pass(2_000)
  const numbers = received.map(({ sequence }) => sequence)
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  expect(received.filter(({ kind }) => kind === 'alive').length).toBe(4)
})

it('begins with every sport, some games live and some to come', () => {
  const sports = received.flatMap((one) => (one.kind === 'fixture' ? [one.fixture.sportId] : []))
  const statuses = received.flatMap((one) => (one.kind === 'odds_change' ? [one.status] : []))
  expect(new Set(sports).size).toBe(7)
  expect(new Set(statuses)).toEqual(new Set(['scheduled', 'live']))
})

it('loses what happens while it is cut, and sends everything once it is restored', () => {
  feed.obey({ kind: 'cut' })
  const [before, gap] = received.slice(-2)
  expect(gap?.sequence).toBe((before?.sequence ?? 0) + 2)
  const count = received.length
  requestSnapshot(1)
  feed.obey({ kind: 'price', gameId, marketId: MATCH_RESULT, odds: [4_300, 3_300, 1_830] })
  time.pass(1_000)
  expect(received.length).toBe(count)
  feed.obey({ kind: 'restore' })
  expect(result()?.selections[0]?.odds).toBe(4_300)
  expect(received.at(-1)).toMatchObject({ kind: 'snapshot_complete', request: 1 })
})

import { expect, it } from 'vitest'
import type { UofEventStatus } from '../messages/uof-message.ts'
import { type MatchState, stateAfter } from './game-state.ts'

const BEFORE_MATCH: MatchState = { status: 'scheduled', clock: null, score: [0, 0] }
const FOOTBALL_BEFORE = { sport: 'football', isLiveProducer: false } as const
const FOOTBALL_LIVE = { sport: 'football', isLiveProducer: true } as const

const sent = (status: number, more: Partial<UofEventStatus> = {}): UofEventStatus => ({
  ...{ status, matchStatus: null, score: [0, 0], clock: null, periodScores: [], gameScore: null },
  ...more,
})

const minute = (minute: number, stoppage = 0) => ({ clock: { minute, stoppage } })

it('schedules a postponed match again once it has its new start', () => {
  const postponed = stateAfter(BEFORE_MATCH, sent(8), FOOTBALL_BEFORE)
  expect(postponed.status).toBe('postponed')
  expect(stateAfter(postponed, sent(0), FOOTBALL_BEFORE).status).toBe('scheduled')
})

it('does not take a match that has started back at the word of the producer before it', () => {
  const live = stateAfter(BEFORE_MATCH, sent(1, { matchStatus: 6, ...minute(3) }), FOOTBALL_LIVE)
  expect(stateAfter(live, sent(0), FOOTBALL_BEFORE)).toBe(live)
  expect(stateAfter(live, sent(0), FOOTBALL_LIVE).status).toBe('scheduled')
})

it('keeps the part and the clock of a match that is interrupted, whose code names no part', () => {
  const live = stateAfter(BEFORE_MATCH, sent(1, { matchStatus: 6, ...minute(36) }), FOOTBALL_LIVE)
  const interrupted = sent(7, { matchStatus: 80, score: [1, 0], ...minute(37) })
  expect(stateAfter(live, interrupted, FOOTBALL_LIVE)).toEqual({
    status: 'interrupted',
    clock: { period: '1H', minute: 37, stoppage: 0 },
    score: [1, 0],
  })
  expect(stateAfter(live, sent(7, { matchStatus: 80 }), FOOTBALL_LIVE).clock).toEqual(live.clock)
  expect(stateAfter(BEFORE_MATCH, interrupted, FOOTBALL_LIVE).clock).toBeNull()
})

it.each([
  [32, 90],
  [34, 120],
])('knows the break after the minutes played by the code %i', (matchStatus, played) => {
  const state = stateAfter(BEFORE_MATCH, sent(1, { matchStatus, ...minute(played) }), FOOTBALL_LIVE)
  expect(state).toMatchObject({ status: 'live', clock: { period: 'FT', minute: played } })
})

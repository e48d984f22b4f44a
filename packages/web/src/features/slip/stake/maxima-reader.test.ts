// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AWAY_MS, watchPresence } from '../../../api/presence.ts'
import { sampleStart } from '../../../testing/sample-player.ts'
import { type SampleSelection, sampleSum } from '../../../testing/slip-samples.ts'
import { page } from '../../../testing/test-page.ts'
import {
  done,
  refused,
  type SentCall,
  type TestResponse,
  testServer,
} from '../../../testing/test-server.ts'
import { endSession, startSession } from '../../../testing/test-session.ts'
import type { SlipState } from '../state/slip-content.ts'
import { setRowStake } from '../state/slip-state.ts'
import { MAXIMA_REST_MS, MaximaReader } from './maxima-reader.ts'
import type { ReadMaxima } from './stake-maxima.ts'

const combinationsOf = ({ fields }: SentCall) => JSON.parse(fields['combinations'] ?? '')

const maxima =
  (stakeMax: number) =>
  (call: SentCall): TestResponse =>
    done({
      data: combinationsOf(call).map((betGamesOddId: unknown) => {
        return { limit: 'combination', stakeMax, betGamesOddId }
      }),
    })

let reader: MaximaReader
let onRead: ReturnType<typeof vi.fn<(maxima: ReadMaxima) => void>>

beforeEach(() => {
  vi.useFakeTimers()
  watchPresence(page)
  startSession(page, sampleStart)
  onRead = vi.fn()
  reader = new MaximaReader(page, onRead)
})

afterEach(() => {
  reader.stop()
  endSession(page)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

interface Shown {
  readonly isLocked?: boolean
  readonly betsMax?: number
  readonly change?: (slip: SlipState) => SlipState
}

function update(selections: readonly SampleSelection[], shown: Shown = {}): void {
  const { isLocked = false, betsMax = 1000, change } = shown
  reader.update({ sum: sampleSum(selections, change, betsMax), betsMax, isLocked })
}

const rest = () => vi.advanceTimersByTimeAsync(MAXIMA_REST_MS)
const showSingles = () => reader.show('all', { of: 'all' })

test('sends one request for every bet when the slip has stayed unchanged', async () => {
  const calls = testServer({ 'wagers/limits': maxima(7) })
  showSingles()
  update([{ rate: 2000 }])
  await vi.advanceTimersByTimeAsync(MAXIMA_REST_MS - 1)
  update([{ rate: 2000 }, { rate: 3000 }])
  await vi.advanceTimersByTimeAsync(MAXIMA_REST_MS - 1)
  expect(calls).toEqual([])
  await rest()
  expect(calls.map(combinationsOf)).toEqual([[[100_001], [200_001]]])
  const read = onRead.mock.calls[0]?.[0]
  expect(read?.get('200001')).toEqual({
    ...{ stake: 700, limit: 'combination', selectionId: null, oddsText: '3000' },
  })
  update([{ rate: 2000 }, { rate: 3000 }])
  await rest()
  expect(calls).toHaveLength(1)
})

test('requests bets with stakes and rows that are shown, stakes first', async () => {
  const calls = testServer({ 'wagers/limits': maxima(7) })
  const three = [{ rate: 2000, stake: '5' }, { rate: 2000 }, { rate: 2000 }]
  const change = (slip: SlipState) => setRowStake(slip, 3, '1')
  update(three, { change })
  reader.show('row', { of: 'row', legs: 2 })
  await rest()
  const doubles = [
    [100_001, 200_001],
    [100_001, 300_001],
    [200_001, 300_001],
  ]
  expect(calls.map(combinationsOf)).toEqual([[[100_001], [100_001, 200_001, 300_001], ...doubles]])
  reader.hide('row')
  update(three, { change, betsMax: 1 })
  await rest()
  expect(calls.slice(1).map(combinationsOf)).toEqual([[[100_001]]])
})

test('requests again when odds move, at the latest after two seconds of changes', async () => {
  const calls = testServer({ 'wagers/limits': maxima(7) })
  showSingles()
  for (let rate = 2000; rate < 2250; rate += 25) {
    update([{ rate }])
    await vi.advanceTimersByTimeAsync(MAXIMA_REST_MS - 100)
  }
  expect(calls).toHaveLength(1)
})

test('leaves out what is not open', async () => {
  const calls = testServer({ 'wagers/limits': maxima(7) })
  showSingles()
  update([{ rate: 2000, status: 'suspended' }, { rate: 2000 }])
  await rest()
  expect(calls.map(combinationsOf)).toEqual([[[200_001]]])
})

test('a late response to an older request is ignored', async () => {
  let replyLate = (_: TestResponse) => {}
  const late = new Promise<TestResponse>((resolve) => {
    replyLate = resolve
  })
  const replies = [() => late, maxima(5)]
  testServer({ 'wagers/limits': replies })
  showSingles()
  update([{ rate: 2000 }])
  await rest()
  update([{ rate: 3000 }])
  await rest()
  replyLate(done({ data: [{ limit: 'bet', stakeMax: 9, betGamesOddId: [100_001] }] }))
  await rest()
  expect(onRead.mock.calls.map(([read]) => read.get('100001')?.stake)).toEqual([500])
})

test('sends no request while a bet is being decided, and one afterwards', async () => {
  const calls = testServer({ 'wagers/limits': maxima(7) })
  showSingles()
  update([{ rate: 2000 }], { isLocked: true })
  await rest()
  expect(calls).toEqual([])
  update([{ rate: 2000 }])
  await rest()
  update([{ rate: 2000 }], { isLocked: true })
  update([{ rate: 2000 }])
  await rest()
  expect(calls).toHaveLength(2)
})

test('a throttled request is sent again when the server allows it', async () => {
  const busy = refused('too_many_requests', { retryAfterSeconds: 30 })
  const calls = testServer({ 'wagers/limits': [busy, maxima(7)] })
  showSingles()
  update([{ rate: 2000 }])
  await rest()
  update([{ rate: 2100 }])
  await vi.advanceTimersByTimeAsync(29_000)
  expect(calls).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(calls).toHaveLength(2)
  expect(onRead).toHaveBeenCalledOnce()
})

test('other failures are ignored until the slip changes', async () => {
  const calls = testServer({ 'wagers/limits': ['lost', refused('unknown_selection'), maxima(7)] })
  showSingles()
  for (const rate of [2000, 2100, 2200]) {
    update([{ rate }])
    await vi.advanceTimersByTimeAsync(30_000)
  }
  expect(calls).toHaveLength(3)
  expect(onRead).toHaveBeenCalledOnce()
})

test('an idle page sends no request, so that the session may end', async () => {
  const calls = testServer({ 'wagers/limits': maxima(7) })
  showSingles()
  update([{ rate: 2000 }])
  await rest()
  await vi.advanceTimersByTimeAsync(AWAY_MS)
  update([{ rate: 2100 }])
  await rest()
  expect(calls).toHaveLength(1)
  window.dispatchEvent(new Event('pointermove'))
  update([{ rate: 2100 }])
  await rest()
  expect(calls).toHaveLength(2)
})

test('no request is sent before the e-mail is confirmed, nor without a slip', async () => {
  const calls = testServer({ 'wagers/limits': maxima(7) })
  showSingles()
  update([{ rate: 2000 }])
  reader.stop()
  await rest()
  const { info } = sampleStart.user
  startSession(page, { ...sampleStart, user: { info: { ...info, isActivated: false } } })
  update([{ rate: 2000 }])
  await rest()
  expect(calls).toEqual([])
})

// @vitest-environment jsdom

import { eventually } from '@caderneta/testing/eventually'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sampleStart } from '../../../testing/sample-player.ts'
import { sampleSlip } from '../../../testing/slip-samples.ts'
import { page } from '../../../testing/test-page.ts'
import { done, testServer } from '../../../testing/test-server.ts'
import { endSession, startSession } from '../../../testing/test-session.ts'
import { RESEND_WITHIN_MS } from '../submit/await-result.ts'
import { emptySlip } from './empty-slip.ts'
import { changeSlip } from './slip-changes.ts'
import type { SlipState } from './slip-content.ts'
import { placeSlip, reopenSlip, setStake, startChecking, startSending } from './slip-state.ts'
import { readSlipState } from './slip-store.ts'
import { watchSlip } from './watch-slip.ts'
import '../../../testing/load-slip.ts'

const STORED = 'caderneta.slip.ana@exemplo.com'

const two = sampleSlip([{ rate: 2000, stake: '5,00' }, { rate: 3000 }])
const attempt = () => ({
  lines: [{ betGamesOddId: [100_001], price: '5.00', rate: '2.00' }],
  isCashbackActive: false,
  sentAt: Date.now(),
})

/** Another tab's write to the storage, and the event that the browser then fires here. */
function otherTab(slip: SlipState | null): void {
  if (slip === null) localStorage.removeItem(STORED)
  else localStorage.setItem(STORED, JSON.stringify(slip))
  window.dispatchEvent(new StorageEvent('storage', { key: STORED }))
}

function typeHere(): void {
  const input = document.createElement('input')
  input.setAttribute('data-stake', '')
  document.body.append(input)
  input.focus()
}

let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  stop = watchSlip(page)
  startSession(page, sampleStart)
})

afterEach(() => {
  endSession(page)
  stop()
  document.body.replaceChildren()
  localStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a slip open in two tabs', () => {
  test('selections and stakes of one appear in the other, expanded at two', () => {
    otherTab({ ...two, isMinimised: true })
    expect(readSlipState(page)).toEqual({ ...two, isMinimised: false })
  })

  test('a slip minimised in one tab stays minimised there', () => {
    changeSlip(page, () => ({ ...two, isMinimised: true }))
    otherTab(setStake(two, 100_001, '7,00'))
    expect(readSlipState(page)).toMatchObject({
      isMinimised: true,
      selections: [{ stake: '7,00' }, {}],
    })
  })

  test('a slip placed in one is removed from the other, with its key', () => {
    changeSlip(page, () => two)
    otherTab(null)
    expect(readSlipState(page).selections).toEqual([])
    expect(readSlipState(page).slipId).not.toBe(two.slipId)
  })

  test('following writes nothing, so that tabs do not echo each other', () => {
    changeSlip(page, () => two)
    const set = vi.spyOn(Storage.prototype, 'setItem')
    const remove = vi.spyOn(Storage.prototype, 'removeItem')
    window.dispatchEvent(new StorageEvent('storage', { key: STORED }))
    expect([...set.mock.calls, ...remove.mock.calls]).toEqual([])
  })

  test('the slip of another player and other entries change nothing', () => {
    changeSlip(page, () => two)
    localStorage.clear()
    for (const key of [null, 'caderneta.token', 'caderneta.slip.bia@exemplo.com']) {
      window.dispatchEvent(new StorageEvent('storage', { key }))
    }
    expect(readSlipState(page)).toEqual(two)
  })

  test('a receipt stays until something new is chosen', () => {
    const placed = placeSlip(two, 'CAD-1', [])
    changeSlip(page, () => placed)
    otherTab(null)
    expect(readSlipState(page)).toEqual(placed)
    otherTab(sampleSlip([{ rate: 1500 }]))
    expect(readSlipState(page)).toMatchObject({ phase: { step: 'editing' } })
  })
})

describe('while a stake is typed in the tab that has the focus', () => {
  test('no change is applied', () => {
    changeSlip(page, () => two)
    typeHere()
    otherTab(setStake(two, 100_001, '9,00'))
    expect(readSlipState(page)).toEqual(two)
  })

  test('a slip placed elsewhere stays, under a new key', () => {
    changeSlip(page, () => two)
    typeHere()
    otherTab(null)
    expect(readSlipState(page).selections).toEqual(two.selections)
    expect(readSlipState(page).slipId).not.toBe(two.slipId)
  })
})

describe('a bet in flight', () => {
  const pending = done({ data: { status: 'pending' }, wallet: { cash: 1, cashback: 0 } })

  test('of this tab is not touched by another', () => {
    const sending = startSending(two, attempt())
    changeSlip(page, () => sending)
    otherTab(null)
    expect(readSlipState(page)).toEqual(sending)
  })

  test('of another tab is shown, neither queried nor sent, and followed to its end', async () => {
    const calls = testServer({ 'wagers/status': pending })
    changeSlip(page, () => two)
    const sending = startSending(two, attempt())
    otherTab(sending)
    expect(readSlipState(page).phase.step).toBe('checking')
    otherTab(startChecking(sending))
    await vi.advanceTimersByTimeAsync(RESEND_WITHIN_MS / 2)
    otherTab(reopenSlip(two, 'next'))
    expect(readSlipState(page)).toMatchObject({ slipId: 'next', phase: { step: 'editing' } })
    await vi.advanceTimersByTimeAsync(RESEND_WITHIN_MS)
    expect(calls).toEqual([])
  })

  test('of a closed tab is queried once it can no longer be sent', async () => {
    const unknown = done({ data: { status: 'unknown' }, wallet: { cash: 1, cashback: 0 } })
    const calls = testServer({ 'wagers/status': unknown })
    otherTab(startSending(two, attempt()))
    await vi.advanceTimersByTimeAsync(RESEND_WITHIN_MS + 5000)
    await eventually(() => expect(readSlipState(page).phase.step).toBe('editing'))
    expect(calls.map(({ path }) => path)).toEqual(['wagers/status'])
  })
})

test('a visitor follows no tab', () => {
  endSession(page)
  const shown = readSlipState(page)
  otherTab(two)
  expect(readSlipState(page)).toEqual(shown)
  expect(shown).toEqual(emptySlip(shown.slipId))
})

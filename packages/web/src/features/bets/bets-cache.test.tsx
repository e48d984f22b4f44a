// @vitest-environment jsdom

import type { BetWire } from '@caderneta/contract/bets/wagers'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showSite } from '../../site/site-store.ts'
import { chooseTab } from '../../testing/choose-tab.ts'
import { render } from '../../testing/render.tsx'
import { sampleBet } from '../../testing/sample-bets.ts'
import { sampleSite, sampleStart } from '../../testing/sample-player.ts'
import { page } from '../../testing/test-page.ts'
import { done, refused, type TestResponse, testServer } from '../../testing/test-server.ts'
import { endSession, startSession } from '../../testing/test-session.ts'
import { watchBets, withPushed } from './bets-cache.ts'
import { BetsPage } from './bets-page.tsx'

const pending = sampleBet(1, { returnOffered: 8 })
const closed = sampleBet(1, { betStatus: 'cancelled', paid: 8 })
const cancelled = done({ data: { returned: 8 }, wallet: { cash: 108, cashback: 0 } })

const listReply = (data: readonly BetWire[]) => done({ data, total: data.length, next: null })

let sessions = 0
let isClosed = false

const betsOf = (tab: string | undefined): readonly BetWire[] => {
  if (tab === 'pending') return isClosed ? [] : [pending]
  return isClosed ? [closed] : []
}

/** 'Resolvidas' was viewed while empty, and the bet appears among the pending ones. */
async function openPending(response: TestResponse = cancelled): Promise<void> {
  sessions += 1
  isClosed = false
  act(() => {
    startSession(page, { ...sampleStart, token: `known-${sessions}` })
    page.routing.navigate('/mybets?tab=finished', { replace: true })
  })
  testServer({
    'wagers_user/getAll': ({ fields }) => listReply(betsOf(fields['tab'])),
    'wagers_actions/cancel': () => {
      isClosed = true
      return response
    },
  })
  await act(async () => render(<BetsPage />))
  await chooseTab('Pendentes')
}

const press = async () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: /^(Cancelar|Confirmar)/ })))
const card = () => document.querySelector('[data-bet="1"]')?.textContent

beforeEach(() => {
  showSite(page, sampleSite)
  watchBets(page)
})

afterEach(() => {
  cleanup()
  act(() => endSession(page))
  vi.unstubAllGlobals()
})

test('a bet closed early is listed as settled at once', async () => {
  await openPending()
  await press()
  await press()
  await chooseTab('Resolvidas')
  expect(card()).toContain('Cancelada')
})

test('so is one whose closing was refused because it was settled meanwhile', async () => {
  await openPending(refused('bet_closed'))
  await press()
  await press()
  await chooseTab('Resolvidas')
  expect(card()).toContain('Cancelada')
})

test('so is one that was pushed while no page showed bets', async () => {
  await openPending()
  cleanup()
  isClosed = true
  act(() => {
    page.live.playerListeners.notify({ type: 'bets', bets: [closed] })
  })
  page.routing.navigate('/mybets?tab=finished', { replace: true })
  await act(async () => render(<BetsPage />))
  expect(card()).toContain('Cancelada')
})

test('a pushed bet replaces its cached version and leaves the others', () => {
  const won = sampleBet(1, { betStatus: 'win', paid: 18.5 })
  expect(withPushed([sampleBet(2), sampleBet(1)], [won, sampleBet(9)])).toEqual([sampleBet(2), won])
})

test('a bet that leaves its tab stays with its outcome until it was read', async () => {
  await openPending()
  isClosed = true
  vi.useFakeTimers()
  await act(async () => {
    page.live.playerListeners.notify({ type: 'bets', bets: [closed] })
  })
  const status = () => document.querySelector<HTMLElement>('[data-bet]')?.dataset['status']
  expect(status()).toBe('cancelled')
  await act(async () => vi.advanceTimersByTime(4900))
  expect(status()).toBe('cancelled')
  await act(async () => vi.advanceTimersByTime(500))
  expect(status()).toBeUndefined()
  expect(screen.getByText('Ver partidas')).toBeTruthy()
  vi.useRealTimers()
})

import type { PlayerMessage } from '@caderneta/contract/live/player-stream'
import { beforeEach, expect, test, vi } from 'vitest'

const { listeners, call } = vi.hoisted(() => ({
  listeners: new Set<(message: PlayerMessage) => void>(),
  call: vi.fn(async () => ({ failed: 'fault' })),
}))
vi.mock('../../../live/live.ts', () => ({
  onPlayerMessage: (listener: (message: PlayerMessage) => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}))
vi.mock('../../../api/call.ts', () => ({ call }))
const site = vi.hoisted(() => ({ offers: {} }))
vi.mock('../../../site/site-store.ts', () => ({ readSite: () => ({ client: site }) }))

const { awaitsBet, isBonusCounted, watchOffers } = await import('./bonus-counts.ts')
const offers = { cashback: true, multiples: true, cashbackDayMax: 200 }
const push = (message: PlayerMessage) => {
  for (const listener of listeners) listener(message)
}

beforeEach(() => {
  call.mockClear()
})

test('shows visitors the bonus, and no player before a first bet was settled', () => {
  expect(isBonusCounted(undefined)).toBe(true)
  expect(isBonusCounted(offers)).toBe(true)
  expect(isBonusCounted({ ...offers, awaitsBet: false })).toBe(true)
  expect(isBonusCounted({ ...offers, awaitsBet: true })).toBe(false)
  expect(isBonusCounted({ ...offers, multiples: false })).toBe(false)
  expect(awaitsBet({ ...offers, awaitsBet: true })).toBe(true)
  expect(awaitsBet({ ...offers, multiples: false, awaitsBet: true })).toBe(false)
})

test('requests again when a bet has changed, until the first one was settled', () => {
  site.offers = offers
  const stop = watchOffers()
  site.offers = { ...offers, awaitsBet: true }
  push({ type: 'wallet', wallet: { cash: 1, cashback: 0 } })
  expect(call).not.toHaveBeenCalled()
  push({ type: 'bets', bets: [] })
  expect(call).toHaveBeenCalledTimes(1)
  site.offers = { ...offers, awaitsBet: false }
  push({ type: 'bets', bets: [] })
  expect(call).toHaveBeenCalledTimes(1)
  stop()
})

test('requests once when the slip appears after a message that it missed', () => {
  site.offers = { ...offers, awaitsBet: true }
  const stop = watchOffers()
  expect(call).toHaveBeenCalledTimes(1)
  stop()
  push({ type: 'bets', bets: [] })
  expect(call).toHaveBeenCalledTimes(1)
})

// @vitest-environment jsdom
import type { PlayerMessage } from '@caderneta/contract/live/player-stream'
import type { ClientWire } from '@caderneta/contract/site'
import { beforeEach, expect, test } from 'vitest'
import { showSite } from '../../../site/site-store.ts'
import { sampleClient, sampleSite } from '../../../testing/sample-player.ts'
import { openPage, page } from '../../../testing/test-page.ts'
import { refused, type SentCall, testServer } from '../../../testing/test-server.ts'
import { awaitsBet, isBonusCounted, watchOffers } from './bonus-counts.ts'

const offers = { cashback: true, multiples: true, cashbackDayMax: 200 }
let calls: readonly SentCall[] = []

const push = (message: PlayerMessage) => page.live.playerListeners.notify(message)
const showOffers = (shown: ClientWire['offers']) =>
  showSite(page, { ...sampleSite, client: { ...sampleClient, offers: shown } })

beforeEach(() => {
  openPage()
  calls = testServer({ 'client/getData': refused('fault') })
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
  showOffers(offers)
  const stop = watchOffers(page)
  showOffers({ ...offers, awaitsBet: true })
  push({ type: 'wallet', wallet: { cash: 1, cashback: 0 } })
  expect(calls).toHaveLength(0)
  push({ type: 'bets', bets: [] })
  expect(calls).toHaveLength(1)
  showOffers({ ...offers, awaitsBet: false })
  push({ type: 'bets', bets: [] })
  expect(calls).toHaveLength(1)
  stop()
})

test('requests once when the slip appears after a message that it missed', () => {
  showOffers({ ...offers, awaitsBet: true })
  const stop = watchOffers(page)
  expect(calls).toHaveLength(1)
  stop()
  push({ type: 'bets', bets: [] })
  expect(calls).toHaveLength(1)
})

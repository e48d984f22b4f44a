// @vitest-environment jsdom

import { refusalText } from '@caderneta/contract/messages/refusal-texts'
import { selectionId } from '@caderneta/domain/markets/market/game-selection'
import { eventually } from '@caderneta/testing/eventually'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readOdd, seedGames } from '../../../live/live.ts'
import { showSite } from '../../../site/site-store.ts'
import { sampleGame } from '../../../testing/sample-games.ts'
import { sampleSite, sampleStart } from '../../../testing/sample-player.ts'
import { page } from '../../../testing/test-page.ts'
import {
  disconnected,
  done,
  refused,
  type SentCall,
  type TestResponse,
  testServer,
} from '../../../testing/test-server.ts'
import { endSession, startSession } from '../../../testing/test-session.ts'
import { dismissToast, readToasts } from '../../../ui/toast/toast-queue.ts'
import { watchDisconnect } from '../../session/session.ts'
import { readWallet, replaceWallet, watchWallet } from '../../wallet/wallet.ts'
import { selectionFact } from '../state/selection-fact.ts'
import { changeSlip } from '../state/slip-changes.ts'
import { slipPick } from '../state/slip-picks.ts'
import { setStake } from '../state/slip-state.ts'
import { readSlipState } from '../state/slip-store.ts'
import { sumSlip } from '../state/slip-sum.ts'
import { toggleSelection } from '../state/toggle-selection.ts'
import { watchSlip } from '../state/watch-slip.ts'
import { resumeSlip, submitSlip } from './submit-slip.ts'
import '../../../testing/load-slip.ts'

const HOME = 700_001
const STORED = 'caderneta.slip.ana@exemplo.com'

const placedReply = done({
  data: {
    reference: 'CAD-123',
    bets: [{ betId: 1, betGamesOddId: [HOME], price: 10, rate: 2.01, potencialReturns: 20.1 }],
  },
  wallet: { cash: 90, cashback: 0 },
})

const statusReply = (status: string, facts: object = {}) =>
  done({ data: { status, ...facts }, wallet: { cash: 90, cashback: 0 } })

const picksNow = () => {
  const { slip, updateBySelection } = page.slip.read()
  return slip.selections.map((selection) => {
    const live = readOdd(page, selection.selectionId)
    const update = updateBySelection.get(selection.selectionId)
    const sources = { live, game: null, update: update, isFresh: true }
    return slipPick(selection, selectionFact(selection.agreedOdds, sources), 'higher')
  })
}

function choose(selectionId: number): void {
  const odd = readOdd(page, selectionId)
  if (!odd) throw new Error('no such odd')
  toggleSelection(page, odd)
}

const stake = (text: string) => changeSlip(page, (slip) => setStake(slip, HOME, text))
const sumNow = () => sumSlip(readSlipState(page), picksNow(), 1000)
const submit = () => inTime(submitSlip(page, sumNow()))

/** Advances half a minute, for polling with pauses. */
async function inTime(work: Promise<void>): Promise<void> {
  await vi.advanceTimersByTimeAsync(30_000)
  await work
}

const toasts = () => readToasts(page).map((toast) => toast.text)
const saves = (calls: readonly SentCall[]) => calls.filter(({ path }) => path === 'wagers/save')

let stops: (() => void)[] = []

beforeEach(() => {
  stops = [watchWallet(page), watchSlip(page), watchDisconnect(page)]
  vi.useFakeTimers()
  showSite(page, sampleSite)
  seedGames(page, [sampleGame({ id: 7 }), sampleGame({ id: 8, teams: ['Bahia', 'Vasco'] })])
  startSession(page, sampleStart)
})

afterEach(() => {
  endSession(page)
  for (const stop of stops) stop()
  for (const toast of readToasts(page)) dismissToast(page, toast.id)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('selecting odds', () => {
  test('a click adds a selection, another removes it', () => {
    choose(HOME)
    expect(readSlipState(page).selections.map((each) => each.selectionId)).toEqual([HOME])
    choose(HOME)
    expect(readSlipState(page).selections).toEqual([])
  })

  test('a visitor selects nothing', () => {
    endSession(page)
    choose(HOME)
    expect(readSlipState(page).selections).toEqual([])
  })

  test('SLP-31 the 21st selection is rejected with a message', async () => {
    const games = Array.from({ length: 21 }, (_, at) => sampleGame({ id: 31 + at }))
    seedGames(page, games)
    const ids = games.map(({ info }) => selectionId(info.betGameId, 1))
    for (const id of ids.slice(0, 20)) choose(id)
    expect(readSlipState(page).selections).toHaveLength(20)
    expect(toasts()).toEqual([])
    choose(ids[20] ?? 0)
    expect(readSlipState(page).selections.map((each) => each.selectionId)).toEqual(ids.slice(0, 20))
    await eventually(() => {
      expect(toasts()).toEqual(['A caderneta aceita no máximo 20 seleções'])
    })
  })

  test('the slip of the last visit is restored', () => {
    choose(HOME)
    stake('12,50')
    startSession(page, sampleStart)
    expect(readSlipState(page).selections).toMatchObject([{ selectionId: HOME, stake: '12,50' }])
  })
})

describe('a submission', () => {
  beforeEach(() => {
    choose(HOME)
    stake('10,00')
  })

  test('DBT-06 API-04 sends bet, cashback and key, and applies the reply', async () => {
    const { slipId } = readSlipState(page)
    const calls = testServer({ 'wagers/save': placedReply })
    await submit()
    expect(calls.map(({ fields }) => fields)).toEqual([
      {
        wagers: JSON.stringify([{ betGamesOddId: [HOME], price: '10.00', rate: '2.01' }]),
        cashbackActive: 'false',
        slipId,
      },
    ])
    expect(readSlipState(page).phase).toMatchObject({ step: 'placed', reference: 'CAD-123' })
    expect(readWallet(page).cash).toBe(9000)
    expect(localStorage.getItem(STORED)).toBeNull()
  })

  test('SEC-13 the key is in storage before the request is sent', async () => {
    const { slipId } = readSlipState(page)
    let stored: string | null = null
    testServer({
      'wagers/save': () => {
        stored = localStorage.getItem(STORED)
        return placedReply
      },
    })
    await submit()
    expect(stored).toContain(`"slipId":"${slipId}"`)
    expect(stored).toContain('"step":"sending"')
  })

  test('VAL-59 nothing is sent without a stake', async () => {
    const calls = testServer({ 'wagers/save': placedReply })
    stake('')
    await submit()
    expect(calls).toEqual([])
    expect(page.slip.read().isStakeMissing).toBe(true)
  })

  test('VAL-61 nothing is sent when the stakes exceed cash plus cashback', async () => {
    const calls = testServer({ 'wagers/save': placedReply })
    stake('100,01')
    await submit()
    expect(calls).toEqual([])
    expect(page.slip.read().isShortOfCash).toBe(true)
    expect(readSlipState(page).selections[0]?.stake).toBe('100,01')
  })

  test.each([
    ['8,00', 1, false],
    ['8,01', 0, true],
  ])('VAL-61 5,00 of cash and 3,00 of cashback cover %s: %i calls', async (text, sent, isShort) => {
    replaceWallet(page, { cash: 5, cashback: 3 })
    const calls = testServer({ 'wagers/save': placedReply })
    stake(text)
    await submit()
    expect(saves(calls)).toHaveLength(sent)
    expect(page.slip.read().isShortOfCash).toBe(isShort)
  })

  test('a second click sends nothing', async () => {
    const calls = testServer({ 'wagers/save': placedReply })
    await Promise.all([submit(), submit()])
    expect(saves(calls)).toHaveLength(1)
  })

  test.each([
    ['refused', refused('market_suspended'), 'refused: market_suspended'],
    ['too many', refused('too_many_requests'), 'refused: too_many_requests'],
  ])(
    'SLP-30 ERR-03 SEC-15 a bet that is %s keeps the slip and shows why',
    async (_, response, text) => {
      const { slipId } = readSlipState(page)
      testServer({ 'wagers/save': response })
      await submit()
      expect(readSlipState(page).selections).toMatchObject([{ selectionId: HOME, stake: '10,00' }])
      expect(readSlipState(page).phase.step).toBe('editing')
      expect(readSlipState(page).slipId).not.toBe(slipId)
      expect(toasts()).toEqual([text])
    },
  )

  test('changed odds are announced, shown and confirmed before anything is sent again', async () => {
    const odds = [{ betGamesOddId: HOME, rate: 1.8, version: 9 }]
    const calls = testServer({ 'wagers/save': refused('odds_changed', { odds }) })
    await submit()
    expect(picksNow()).toMatchObject([{ odds: 1800, oldOdds: 2010, needsConsent: true }])
    await submit()
    expect(saves(calls)).toHaveLength(1)
  })

  test('a selection that no longer exists is marked once the server refuses it', async () => {
    const left = { ...readSlipState(page).selections[0], selectionId: 9_900_001, gameId: 99 }
    const stored = JSON.stringify({ ...readSlipState(page), selections: [left] })
    localStorage.setItem(STORED, stored)
    startSession(page, sampleStart)
    expect(picksNow()).toMatchObject([{ status: 'open' }])
    testServer({ 'wagers/save': refused('unknown_selection') })
    await submit()
    expect(picksNow()).toMatchObject([{ status: 'closed' }])
  })

  test('NEC-06 ERR-05 the server reports insufficient cash: the same notice', async () => {
    testServer({ 'wagers/save': refused('not_enough_cash') })
    await submit()
    expect(page.slip.read().isShortOfCash).toBe(true)
    expect(readWallet(page)).toMatchObject({ cash: 10_000, cashback: 0 })
    expect(toasts()).toEqual([])
  })

  test('DBT-03 DBT-04 ERR-06 empty cashback turns the toggle off, the next click bets with cash', async () => {
    changeSlip(page, (slip) => ({ ...slip, cashbackChoice: true }))
    const calls = testServer({ 'wagers/save': [refused('cashback_empty'), placedReply] })
    await submit()
    expect(toasts()).toEqual(['Não há saldo de cashback'])
    expect(readSlipState(page).cashbackChoice).toBe(false)
    expect(readWallet(page).cash).toBe(10_000)
    await submit()
    expect(saves(calls).map(({ fields }) => fields['cashbackActive'])).toEqual(['true', 'false'])
    expect(readSlipState(page).phase.step).toBe('placed')
  })
})

describe('a lost reply', () => {
  beforeEach(() => {
    choose(HOME)
    stake('10,00')
  })

  const placedStatus = statusReply('placed', { reference: 'CAD-9', bets: [] })

  test('SLP-33 is polled until the server knows', async () => {
    const { slipId } = readSlipState(page)
    const responses: TestResponse[] = ['lost', statusReply('pending'), placedStatus]
    const calls = testServer({ 'wagers/save': 'lost', 'wagers/status': responses })
    await submit()
    expect(calls.map(({ path }) => path)).toEqual([
      'wagers/save',
      ...Array(3).fill('wagers/status'),
    ])
    expect(calls.every(({ fields }) => fields['slipId'] === slipId)).toBe(true)
    expect(readSlipState(page).phase).toMatchObject({ step: 'placed', reference: 'CAD-9' })
  })

  test('SEC-14 is never treated as a placed bet while the result is unknown', async () => {
    const calls = testServer({ 'wagers/save': refused('fault'), 'wagers/status': 'lost' })
    void submitSlip(page, sumNow())
    await vi.advanceTimersByTimeAsync(30_000)
    expect(calls.length).toBeGreaterThan(5)
    expect(readSlipState(page).phase.step).toBe('checking')
  })

  test('is resent under the same key when the server never received it', async () => {
    const calls = testServer({
      'wagers/save': ['lost', placedReply],
      'wagers/status': statusReply('unknown'),
    })
    await submit()
    const [first, second] = saves(calls)
    expect(second?.fields).toEqual(first?.fields)
    expect(readSlipState(page).phase.step).toBe('placed')
  })

  test('SLP-33 from before a reload is polled until it is known to be placed', async () => {
    const { slipId } = readSlipState(page)
    testServer({ 'wagers/save': () => new Promise<never>(() => {}) })
    void submitSlip(page, sumNow())
    await vi.advanceTimersByTimeAsync(0)
    const responses: TestResponse[] = ['lost', placedStatus]
    const calls = testServer({ 'wagers/status': responses })
    startSession(page, sampleStart)
    await inTime(resumeSlip(page))
    expect(calls.map(({ path }) => path)).toEqual(['wagers/status', 'wagers/status'])
    expect(readSlipState(page)).toMatchObject({
      slipId,
      phase: { step: 'placed', reference: 'CAD-9' },
    })
  })

  test('SLP-33 from before a reload is polled, and an old unknown one is not resent', async () => {
    const { slipId } = readSlipState(page)
    const attempt = { lines: [], isCashbackActive: false, sentAt: Date.now() - 3_600_000 }
    changeSlip(page, (slip) => ({ ...slip, phase: { step: 'sending', attempt } }))
    const calls = testServer({ 'wagers/status': statusReply('unknown') })
    startSession(page, sampleStart)
    expect(readSlipState(page).phase.step).toBe('checking')
    await inTime(resumeSlip(page))
    expect(saves(calls)).toEqual([])
    expect(readSlipState(page)).toMatchObject({ slipId, phase: { step: 'editing' } })
    expect(toasts()).toEqual(['A aposta não foi feita. Confira a caderneta e aposte novamente.'])
  })

  test.each([
    ['lost', 'lost'],
    ['500', refused('fault')],
  ] as const)(
    'SLP-30 ERR-03 %s, for a refused bet, shows why and keeps the slip',
    async (_, response) => {
      testServer({
        'wagers/save': response,
        'wagers/status': statusReply('refused', { code: 'game_started' }),
      })
      await submit()
      expect(readSlipState(page).selections).toMatchObject([{ selectionId: HOME, stake: '10,00' }])
      expect(readSlipState(page).phase.step).toBe('editing')
      expect(readToasts(page)).toMatchObject([
        { look: 'error', text: refusalText('game_started', 'ptBR') },
      ])
    },
  )

  test('a session that ended leaves the slip, unsent, for the next login', async () => {
    testServer({ 'wagers/save': disconnected() })
    await submit()
    expect(readSlipState(page).selections).toEqual([])
    startSession(page, sampleStart)
    expect(readSlipState(page)).toMatchObject({
      phase: { step: 'editing' },
      selections: [{ stake: '10,00' }],
    })
  })
})

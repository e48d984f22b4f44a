// @vitest-environment jsdom

import { CORRECT_SCORE, MATCH_RESULT, TOTAL_GOALS } from '@caderneta/domain/markets/market/market'
import { ODDS_FORMATS, type OddsFormat } from '@caderneta/domain/odds/odds-format'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { watchSlip } from '../features/slip/slip.ts'
import { watchWallet } from '../features/wallet/wallet.ts'
import { choosePrefs } from '../prefs/prefs-store.ts'
import { showSite } from '../site/site-store.ts'
import { render } from '../testing/render.tsx'
import { sampleBet } from '../testing/sample-bets.ts'
import { KICK_OFF, sampleGame } from '../testing/sample-games.ts'
import { samplePrefs, sampleSite, sampleStart } from '../testing/sample-player.ts'
import { stubBrowser } from '../testing/test-browser.ts'
import { page } from '../testing/test-page.ts'
import { done, testServer } from '../testing/test-server.ts'
import { endSession, startSession } from '../testing/test-session.ts'
import { WIDE } from '../ui/use-media.ts'
import { App } from './app.tsx'
import '../testing/load-slip.ts'

/** How 2.5, the odds of every selection here, reads in each format, and the double of two. */
const TEXTS: Readonly<Record<OddsFormat, readonly [string, string]>> = {
  Decimais: ['2.50', '6.25'],
  Fracionais: ['3/2', '21/4'],
  Americanas: ['+150', '+525'],
  'Americanas/Fracionais': ['+150 (3/2)', '+525 (21/4)'],
}
const RATE = 2.5
const MARKETS = [MATCH_RESULT, TOTAL_GOALS, CORRECT_SCORE]

function game(id: number, teams: readonly [string, string]) {
  const made = sampleGame({ id, teams, marketIds: MARKETS })
  return { ...made, odds: made.odds.map((odd) => ({ ...odd, rate: RATE, version: 900 })) }
}

const [first, second] = [game(901, ['Bahia', 'Vitória']), game(902, ['Sport', 'Ceará'])]
const markets = MARKETS.map((id) => ({ id, name: `Mercado ${id}` }))
const placed = done({
  data: {
    reference: 'CAD-9',
    bets: [
      { betId: 9, betGamesOddId: [901_001], price: 10, rate: RATE, potencialReturns: 25, bonus: 0 },
    ],
  },
  wallet: { cash: 90, cashback: 0 },
})

let stops: (() => void)[] = []
let starts = 0

async function open(path: string): Promise<void> {
  act(() => page.routing.navigate(path, { replace: true }))
  await act(async () => render(<App />))
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: KICK_OFF - 3_600_000 })
  stubBrowser([WIDE])
  stops = [watchWallet(page), watchSlip(page)]
  starts += 1
  testServer({
    'sport/item': done({ data: { games: [second] } }),
    'sport/game/901': done({ data: { ...first, markets } }),
    'wagers_user/getAll': done({
      data: [sampleBet(5, { rate: RATE ** 2, placedAt: KICK_OFF }, ['open', 'success'])],
      total: 1,
      next: null,
    }),
    'wagers/save': placed,
  })
  act(() => {
    showSite(page, { ...sampleSite, markets, dashboard: { slideshow: [], highlight: [first] } })
    startSession(page, { ...sampleStart, token: `formats-${starts}` })
    choosePrefs(page, samplePrefs)
  })
})

afterEach(() => {
  cleanup()
  act(() => endSession(page))
  for (const stop of stops) stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** The component shows its odds in each format as soon as it is chosen, and in no other. */
function expectEachFormat(part: () => HTMLElement, index: 0 | 1 = 0): void {
  for (const oddsFormat of ODDS_FORMATS) {
    act(() => choosePrefs(page, { oddsFormat }))
    const words = part().textContent?.replaceAll('+150 (3/2)', '♠').replaceAll('+525 (21/4)', '♣')
    const expected = TEXTS[oddsFormat][index].replace('+150 (3/2)', '♠').replace('+525 (21/4)', '♣')
    const others = ODDS_FORMATS.filter((format) => format !== oddsFormat)
      .map((format) => TEXTS[format][index])
      .filter((text) => !text.includes(' '))
    expect(words).toContain(expected)
    for (const other of others) expect(words).not.toContain(other)
  }
}

const odds = (name: RegExp) => screen.getAllByRole('button', { name })
const main = () => screen.getByRole('main')
const press = (button: HTMLElement | undefined) =>
  act(async () => fireEvent.click(button ?? document.body))

describe('every screen with odds', () => {
  test('FMT-07 the home page with highlights and list follows the format', async () => {
    await open('/')
    await screen.findAllByText('Ceará')
    expectEachFormat(() => screen.getByRole('region', { name: 'Jogos em destaque' }))
    expectEachFormat(main)
  })

  test('FMT-07 the match page follows the format, its correct score too', async () => {
    await open('/games/sport/football/10037440/901')
    await screen.findByRole('heading', { level: 1, name: 'Bahia X Vitória' })
    expectEachFormat(main)
    const names = () => odds(/odd /).map((button) => button.getAttribute('aria-label'))
    act(() => choosePrefs(page, { oddsFormat: 'Fracionais' }))
    expect(names().every((name) => name?.includes('3/2'))).toBe(true)
  })

  test('FMT-07 slip, multiples and receipt follow the format, the request does not', async () => {
    await open('/')
    await screen.findAllByText('Ceará')
    act(() => choosePrefs(page, { oddsFormat: 'Fracionais' }))
    await press(odds(/^Bahia, /)[0])
    await press(odds(/^Sport, /)[0])
    const slip = () => screen.getByRole('region', { name: 'Caderneta de aposta' })
    await screen.findByRole('region', { name: 'Caderneta de aposta' })
    expectEachFormat(slip)
    await press(within(slip()).getByRole('button', { name: 'Mostrar mais múltiplas' }))
    expectEachFormat(slip, 1)
    act(() => choosePrefs(page, { oddsFormat: 'Americanas' }))
    const stake = within(slip()).getByRole('textbox', { name: 'Valor da aposta em Bahia' })
    fireEvent.focus(stake)
    fireEvent.change(stake, { target: { value: '10' } })
    fireEvent.blur(stake)
    const calls = testServer({ 'wagers/save': placed })
    await press(within(slip()).getByRole('button', { name: /^APOSTAR/ }))
    await screen.findByText('Aposta Feita')
    expect(JSON.parse(calls[0]?.fields['wagers'] ?? '')).toMatchObject([{ rate: '2.50' }])
    expectEachFormat(slip)
  })

  test('FMT-07 a bet and its legs follow the format', async () => {
    await open('/mybets?tab=all')
    const card = (await screen.findAllByRole('article'))[0] ?? document.body
    expectEachFormat(() => card, 1)
    act(() => choosePrefs(page, { oddsFormat: 'Fracionais' }))
    expect(card.textContent).toContain('17/20')
  })
})

describe('every screen with times', () => {
  test('FMT-08 the day of a match follows the time zone at once, including Hoje', async () => {
    await open('/')
    const strip = () => screen.getByRole('region', { name: 'Jogos em destaque' })
    await screen.findAllByText('Ceará')
    expect(strip().textContent).toContain('Hoje 18:30')
    act(() => choosePrefs(page, { timezone: 'Asia/Tokyo' }))
    expect(strip().textContent).toContain('Hoje 06:30')
    act(() => choosePrefs(page, { timezone: 'Europe/Moscow' }))
    expect(strip().textContent).toMatch(/23\/11 00:30/)
  })

  test('FMT-08 the time of a bet follows the time zone', async () => {
    await open('/mybets?tab=all')
    const card = (await screen.findAllByRole('article'))[0] ?? document.body
    expect(card.textContent).toContain('22/11/2025 18:30')
    act(() => choosePrefs(page, { timezone: 'Asia/Tokyo' }))
    expect(card.textContent).toContain('23/11/2025 06:30')
  })
})

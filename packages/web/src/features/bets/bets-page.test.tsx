// @vitest-environment jsdom

import type { BetWire } from '@caderneta/contract/bets/wagers'
import { selectionId } from '@caderneta/domain/markets/market/game-selection'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { choosePrefs } from '../../prefs/prefs-store.ts'
import { showSite } from '../../site/site-store.ts'
import { chooseTab } from '../../testing/choose-tab.ts'
import { render } from '../../testing/render.tsx'
import { sampleBet as bet } from '../../testing/sample-bets.ts'
import { sampleClient, sampleSite, sampleStart } from '../../testing/sample-player.ts'
import { page } from '../../testing/test-page.ts'
import {
  done,
  refused,
  type SentCall,
  type TestResponse,
  testServer,
} from '../../testing/test-server.ts'
import '../../testing/read-english.ts'
import '../../testing/read-market-names.ts'
import { endSession, startSession } from '../../testing/test-session.ts'
import { BetsPage } from './bets-page.tsx'

const listOf = (data: readonly BetWire[]) => done({ data, total: data.length, next: null })

let sessions = 0

/** Each page has its own session, so that no earlier result is shown. */
async function open(bets: readonly BetWire[], path = '/mybets'): Promise<SentCall[]> {
  sessions += 1
  act(() => {
    startSession(page, { ...sampleStart, token: `session-${sessions}` })
    page.routing.navigate(path, { replace: true })
  })
  const calls = testServer({ 'wagers_user/getAll': listOf(bets) })
  await act(async () => render(<BetsPage />))
  return calls
}

const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent)
const card = (id: number) => {
  const found = document.querySelector<HTMLElement>(`[data-bet="${id}"]`)
  if (!found) throw new Error('no such card')
  return found
}

beforeEach(() => showSite(page, sampleSite))

afterEach(() => {
  cleanup()
  act(() => endSession(page))
  act(() => choosePrefs(page, { language: 'ptBR' }))
  vi.unstubAllGlobals()
})

describe('the tabs', () => {
  test('BET-01 BET-02 follow the deployment settings', async () => {
    showSite(page, {
      ...sampleSite,
      client: { ...sampleClient, isWagerCloseBefore: true, isWagerLived: false },
    })
    await open([])
    expect(tabs()).toEqual(['Encerrar aposta', 'Pendentes', 'Resolvidas', 'Todas'])
    act(() => showSite(page, sampleSite))
    expect(tabs()).toEqual(['Ao vivo', 'Pendentes', 'Resolvidas', 'Todas'])
  })

  test('a chosen tab requests its bets and is kept in the address', async () => {
    const calls = await open([])
    await chooseTab('Pendentes')
    expect(calls.map(({ fields }) => fields['tab'])).toEqual(['all', 'pending'])
    expect(window.location.search).toBe('?tab=pending')
  })

  test.each([
    ['finish', /em parte ou por completo/],
    ['live', /ao vivo/],
    ['pending', /pendentes/],
    ['finished', /resolvidas nas últimas 24 horas/],
    ['all', /por 24 horas/],
  ])(
    'BET-08 BET-09 BET-10 BET-11 BET-12 BET-13 the empty tab %s has its hint',
    async (tab, hint) => {
      const client = { ...sampleClient, isWagerCloseBefore: true }
      showSite(page, { ...sampleSite, client })
      await open([], `/mybets?tab=${tab}`)
      const text = 'No momento não existem apostas para serem exibidas nessa categoria'
      expect(screen.getByText(text)).toBeTruthy()
      expect(screen.getByRole('tabpanel').textContent).toMatch(hint)
    },
  )

  test('the link to all bets is not rendered where the response would push it away', async () => {
    act(() => startSession(page, { ...sampleStart, token: 'waiting' }))
    let respond = (_: TestResponse) => {}
    const response = new Promise<TestResponse>((resolve) => {
      respond = resolve
    })
    testServer({ 'wagers_user/getAll': () => response })
    await act(async () => render(<BetsPage />))
    const wayOn = () => document.querySelector('a[href="/mybets/historico"]')
    expect(screen.getByRole('status')).toBeTruthy()
    expect(wayOn()).toBeNull()
    await act(async () => respond(listOf([bet(1)])))
    expect(wayOn()).toBeTruthy()
  })

  test('a long tab shows its number of bets and loads more on request', async () => {
    act(() => startSession(page, { ...sampleStart, token: 'long' }))
    const pages: Record<string, TestResponse> = {
      first: done({ data: [bet(3)], total: 1234, next: '3' }),
      3: done({ data: [bet(3), bet(2)], total: 1234, next: '2' }),
      2: done({ data: [bet(1)], total: 1234, next: null }),
    }
    const calls = testServer({
      'wagers_user/getAll': ({ fields }) => pages[fields['cursor'] ?? 'first'] ?? done({}),
    })
    await act(async () => render(<BetsPage />))
    expect(screen.getByRole('status').textContent).toBe('Mostrando 1 de 1.234')
    const more = () => screen.getByRole('button', { name: 'Mostrar mais apostas' })
    await act(async () => fireEvent.click(more()))
    expect(screen.getByRole('status').textContent).toBe('Mostrando 2 de 1.234')
    await act(async () => fireEvent.click(more()))
    expect([1, 2, 3].map((id) => card(id).dataset['bet'])).toEqual(['1', '2', '3'])
    expect(screen.queryByRole('button', { name: 'Mostrar mais apostas' })).toBeNull()
    expect(calls.map(({ fields }) => fields['cursor'])).toEqual([
      ...[undefined, undefined, '3'],
      ...[undefined, '3', '2'],
    ])
  })

  test('an unexpected failure shows by which reference support finds it', async () => {
    act(() => startSession(page, { ...sampleStart, token: 'faulty' }))
    testServer({ 'wagers_user/getAll': refused('fault', { requestId: 'Ab3dEf6hIj9kLm2n' }) })
    await act(async () => render(<BetsPage />))
    expect(screen.getByRole('alert').textContent).toContain('Referência: Ab3dEf6hIj9kLm2n')
    expect(screen.getByRole('button', { name: 'Copiar referência' })).toBeTruthy()
  })

  test('a failure shows why and offers a retry', async () => {
    act(() => startSession(page, { ...sampleStart, token: 'failing' }))
    testServer({ 'wagers_user/getAll': [refused('unavailable'), listOf([])] })
    await act(async () => render(<BetsPage />))
    expect(screen.getByRole('alert').textContent).toContain('refused: unavailable')
    await act(async () => fireEvent.click(screen.getByRole('button', { name: /Tentar/ })))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('a card', () => {
  test('BET-14 has a header, a row for each leg with teams, name and rate, and a footer', async () => {
    await open([bet(1)])
    const legs = within(card(1)).getAllByRole('listitem')
    expect(legs).toHaveLength(1)
    expect(legs[0]?.textContent).toMatch(/Empate.*1\.85.*Resultado Final.*Croácia X Brasil/)
    expect(card(1).querySelector('header')?.textContent).toContain('Simples')
    expect(card(1).querySelector('footer')?.textContent).toContain('CAD-1')
  })

  test('the bonus is a percentage while the bet is open, then the amount added', async () => {
    const settlement = {
      ...{ stake: 10, legs: [], product: '3', returned: '30', payout: 30.2, cashback: 0 },
      ...{ bonusPercent: 1, bonus: 0.2 },
    }
    const lost = { ...settlement, product: '0', returned: '0', payout: 0, bonus: 0 }
    await open([
      bet(1, { bonus: 1 }, ['open', 'open']),
      bet(2, { bonus: 1, betStatus: 'win', paid: 30.2, settlement }, ['success', 'success']),
      bet(3, { bonus: 1, betStatus: 'lose', settlement: lost }, ['error', 'open']),
    ])
    const foot = (id: number) => card(id).querySelector('footer')?.textContent
    expect(foot(1)).toContain('Inclui bônus de múltipla de 1%')
    expect(foot(2)).toContain('Inclui bônus de múltipla de R$\u00a00,20')
    expect(foot(3)).not.toContain('bônus')
  })

  test('BET-15 BET-16 BET-17 a settled bet shows its outcome and its payout', async () => {
    const settledAt = Date.UTC(2022, 11, 9, 17)
    await open([
      bet(1, { betStatus: 'lose', settledAt }, ['error']),
      bet(2, { betStatus: 'win', paid: 18.5, settledAt }, ['success']),
    ])
    expect(within(card(1)).getByRole('heading').textContent).toBe('Perdida')
    expect(within(card(2)).getByRole('heading').textContent).toBe('Ganhou R$\u00a018,50')
    for (const id of [1, 2]) expect(card(id).textContent).toContain('Retornos Obtido')
  })

  test('a bet that returned less than its stake does not look like a win', async () => {
    await open([
      bet(1, { betStatus: 'win', price: 20, paid: 10 }, ['error']),
      bet(2, { betStatus: 'win', price: 20, paid: 20.01 }, ['success']),
    ])
    const head = (id: number) => card(id).querySelector('header')
    expect(head(1)?.textContent).toContain('Retorno parcial: R$\u00a010,00')
    expect(head(1)?.textContent).not.toContain('Ganhou')
    expect(head(1)?.className).not.toContain('brand')
    expect(head(2)?.textContent).toContain('Ganhou R$\u00a020,01')
    expect(head(2)?.className).toContain('brand')
    const icon = (id: number) => head(id)?.querySelector('svg')?.innerHTML
    expect(icon(1)).not.toBe(icon(2))
    act(() => choosePrefs(page, { language: 'en' }))
    expect(head(1)?.textContent).toContain('Partial return: R$\u00a010,00')
  })

  test.each([
    ['ptBR', 'Cancelada por você: R$ 9,50 de R$ 10,00 de volta'],
    ['en', 'Cancelled by you: R$ 9,50 of R$ 10,00 came back'],
  ] as const)('a cancelled bet is not labelled closed early in %s', async (language, said) => {
    const closedEarly = { stake: 10, returned: 9.5 }
    await open([bet(1, { betStatus: 'cancelled', paid: 9.5, closedEarly })])
    act(() => choosePrefs(page, { language }))
    const text = card(1).textContent?.replaceAll('\u00a0', ' ')
    expect(text).toContain(said)
    expect(text).not.toMatch(/Encerrado antes|Cashed out early/)
  })

  test('BET-18 a pending bet shows its potential return', async () => {
    await open([bet(1)])
    const foot = card(1).querySelector('footer')?.textContent
    expect(foot).toMatch(/Retornos(?! Obtido).*R\$\s18,50/)
  })

  test.each([
    ['void', 'Anulada'],
    ['cancelled', 'Cancelada'],
    ['cashed_out', 'Encerrada'],
  ] as const)('a bet that is %s reads %s and shows what was paid back', async (betStatus, text) => {
    await open([bet(1, { betStatus, paid: 10 }, ['void'])])
    expect(within(card(1)).getByRole('heading').textContent).toBe(text)
    expect(card(1).querySelector('footer')?.textContent).toContain('R$\u00a010,00')
  })

  test('BET-19 each leg of a treble has its own mark', async () => {
    await open([bet(1, {}, ['success', 'error', 'open'])])
    const marks = within(card(1))
      .getAllByRole('listitem')
      .map((each) => each.querySelector('.sr-only')?.textContent)
    expect(marks).toEqual(['Acertou', 'Errou', 'Em aberto'])
  })

  test('VAL-64 a bet is named by its number of legs', async () => {
    const four = ['open', 'open', 'open', 'open'] as const
    await open([1, 2, 3, 4].map((legs) => bet(legs, {}, four.slice(0, legs))))
    const kinds = [1, 2, 3, 4].map((id) => card(id).querySelector('header > span')?.textContent)
    expect(kinds.map((kind) => kind?.replace(/ [\d.]+$/, ''))).toEqual([
      ...['Simples', 'Duplas', 'Triplas', '4 Múltiplas'],
    ])
  })

  test('a half-won leg is marked as such beside its market', async () => {
    const legs = [
      { betGamesOddId: selectionId(100, 2), result: 'half_lose' as const, factor: '0.5' },
    ]
    const settlement = {
      ...{ stake: 10, legs, product: '0.5', returned: '5', payout: 5, cashback: 0 },
      ...{ bonusPercent: 0, bonus: 0 },
    }
    await open([bet(1, { betStatus: 'win', paid: 5, settlement }, ['error'])])
    const [leg] = within(card(1)).getAllByRole('listitem')
    expect(leg?.textContent).toContain('Resultado Final · meia perda')
  })

  test('a match of today shows Hoje instead of its date', async () => {
    const today = bet(1)
    const gameStartTimeStamp = Date.now()
    const odds = today.odds.map(({ oddInfo, gameInfo }) => ({
      oddInfo,
      gameInfo: { ...gameInfo, gameStatus: 'scheduled' as const, gameStartTimeStamp },
    }))
    await open([{ ...today, odds }])
    expect(within(card(1)).getByRole('listitem').textContent).toMatch(/BrasilHoje, \d\d:\d\d$/)
    const match = within(card(1)).getByRole('link', { name: 'Croácia X Brasil' })
    expect(match.getAttribute('href')).toBe('/games/sport/football/7/100')
  })

  test('a match that is over has no link to its page', async () => {
    await open([bet(1)])
    expect(card(1).textContent).toContain('Croácia X Brasil')
    expect(within(card(1)).queryByRole('link')).toBeNull()
  })
})

test('an open leg of a cancelled bet is void by the cancellation', async () => {
  await open([bet(7, { betStatus: 'cancelled' })])
  expect(card(7).textContent).toContain('Anulada pelo cancelamento')
  expect(within(card(7)).queryByText('Em aberto')).toBeNull()
})

// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { seedGames } from '../../../live/live.ts'
import { showSite } from '../../../site/site-store.ts'
import { render } from '../../../testing/render.tsx'
import { sampleGame } from '../../../testing/sample-games.ts'
import { sampleSite, sampleStart } from '../../../testing/sample-player.ts'
import { page } from '../../../testing/test-page.ts'
import { done, refused, testServer } from '../../../testing/test-server.ts'
import { endSession, startSession } from '../../../testing/test-session.ts'
import { readToasts } from '../../../ui/toast/toast-queue.ts'
import { watchWallet } from '../../wallet/wallet.ts'
import { readSlipState } from '../state/slip-store.ts'
import { choose } from '../state/test-choice.ts'
import { watchSlip } from '../state/watch-slip.ts'
import { SlipCard } from './slip-card.tsx'
import { SlipPanel } from './slip-panel.tsx'
import '../../../testing/load-slip.ts'

const GREMIO = 700_001
const BAHIA = 800_001

let stops: (() => void)[] = []

/** Games with odds that no other test has moved: versions only rise. */
function seed(version: number, rates: Readonly<Record<number, number>> = {}): void {
  const games = [sampleGame({ id: 7 }), sampleGame({ id: 8, teams: ['Bahia', 'Vasco'] })]
  seedGames(
    page,
    games.map((game) => ({
      ...game,
      odds: game.odds.map((odd) => ({
        ...odd,
        version,
        rate: rates[odd.betGamesOddId] ?? 2,
      })),
    })),
  )
}

let version = 100

beforeEach(() => {
  stops = [watchWallet(page), watchSlip(page)]
  showSite(page, sampleSite)
  version += 10
  seed(version)
  startSession(page, { ...sampleStart, wallet: { cash: 50, cashback: 20 } })
})

afterEach(() => {
  cleanup()
  endSession(page)
  for (const stop of stops) stop()
  vi.unstubAllGlobals()
})

const card = () => screen.getByRole('region', { name: 'Caderneta de aposta' })
const head = () => within(card()).getByRole('button', { expanded: isOpen() })
const isOpen = () => card().getAttribute('data-slip') === 'expanded'
const stakes = () => within(card()).getAllByRole<HTMLInputElement>('textbox')
const button = (name: RegExp | string) => within(card()).getByRole('button', { name })

/** The page shows the panel, which is empty without selections. */
function expectHidden(): void {
  cleanup()
  expect(render(<SlipPanel />).container.innerHTML).toBe('')
}

function type(input: HTMLElement | undefined, text: string): void {
  if (!input) throw new Error('no such field')
  fireEvent.focus(input)
  fireEvent.change(input, { target: { value: text } })
  fireEvent.blur(input)
}

describe('the frame of the slip', () => {
  test('SLP-19 with no selections nothing is shown', () => {
    expectHidden()
  })

  test('notices appear beside it, which the root says', () => {
    choose(GREMIO)
    render(<SlipCard />)
    expect(document.documentElement.dataset.slip).toBe('there')
    cleanup()
    expect(document.documentElement.dataset.slip).toBeUndefined()
  })

  test('SLP-20 one selection shows as a simple bet, minimised; the chevron says so', () => {
    choose(GREMIO)
    render(<SlipCard />)
    const isUpwards = () => head().querySelector('svg')?.classList.contains('rotate-180')
    expect([isOpen(), isUpwards()]).toEqual([false, false])
    expect(stakes()).toHaveLength(1)
    expect(within(card()).queryByText('Simples e Múltiplas')).toBeNull()
    fireEvent.click(head())
    expect([isOpen(), isUpwards()]).toEqual([true, true])
  })

  test('the short form shows the cashback that the bet takes from, if there is any', () => {
    choose(GREMIO)
    render(<SlipCard />)
    expect(screen.getByRole('switch').textContent).toBe('USAR')
    cleanup()
    startSession(page, { ...sampleStart, wallet: { cash: 50, cashback: 0 } })
    render(<SlipCard />)
    expect(screen.queryByRole('switch')).toBeNull()
  })

  test('a selection names its match like the rest of the site', () => {
    choose(GREMIO)
    render(<SlipCard />)
    expect(within(card()).getByRole('link').textContent).toMatch(/^\S+.* X \S+/)
  })

  test('the totals stay beside the button', () => {
    choose(GREMIO, BAHIA)
    render(<SlipCard />)
    const footer = button(/^APOSTAR/).closest('footer')
    expect(footer?.textContent).toMatch(/Cashback.*Total apostado.*Retorno potencial/)
  })

  test('SLP-01 SLP-02 SLP-03 SLP-06 the header has name, count and balance', () => {
    choose(GREMIO, BAHIA)
    render(<SlipCard />)
    expect(head().textContent).toMatch(/^2\s?seleções.*Caderneta de aposta.*R\$\u00a070,00$/)
    expect(within(card()).getByText('Simples e Múltiplas')).toBeTruthy()
  })

  test('SLP-04 SLP-23 the header minimises and restores', () => {
    choose(GREMIO, BAHIA)
    render(<SlipCard />)
    expect(stakes().length).toBeGreaterThan(0)
    fireEvent.click(head())
    expect(within(card()).queryAllByRole('textbox')).toEqual([])
    fireEvent.click(head())
    expect(stakes().length).toBeGreaterThan(0)
  })

  test('SLP-22 a click elsewhere minimises a slip of two, a click on odds does not', () => {
    choose(GREMIO, BAHIA)
    render(<SlipCard />)
    fireEvent.pointerDown(document.body)
    choose(700_002)
    fireEvent.click(document.body)
    expect(isOpen()).toBe(true)
    fireEvent.pointerDown(document.body)
    fireEvent.click(document.body)
    expect(isOpen()).toBe(false)
  })

  test('SLP-21 a slip that opens during a click stays open', () => {
    choose(GREMIO, BAHIA)
    render(<SlipCard />)
    fireEvent.click(document.body)
    expect(isOpen()).toBe(true)
  })

  test('each row links to its match', () => {
    choose(GREMIO, BAHIA)
    render(<SlipCard />)
    const paths = within(card())
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    expect(paths).toEqual(['/games/sport/football/10037440/7', '/games/sport/football/10037440/8'])
  })

  test('SLP-05 everything is removed at once', () => {
    choose(GREMIO, BAHIA)
    render(<SlipCard />)
    fireEvent.click(button('Remover tudo'))
    expectHidden()
    expect(readSlipState(page).selections).toEqual([])
  })
})

describe('stakes', () => {
  test('VAL-57 1234,5 is formatted on blur', () => {
    choose(GREMIO)
    render(<SlipCard />)
    type(stakes()[0], '1234,5')
    expect(stakes()[0]?.value).toBe('1.234,50')
  })

  test('SLP-09 one input sets the stake of all simple bets', () => {
    choose(GREMIO, BAHIA, 800_003)
    render(<SlipCard />)
    type(screen.getByLabelText('Valor para todas as simples'), '5')
    expect(stakes().map((input) => input.value)).toEqual(['5,00', '5,00', '5,00', '5,00'])
    expect(button(/^APOSTAR/).textContent).toContain('R$\u00a015,00')
  })

  test('a removed selection removes its stake from the sum', () => {
    choose(GREMIO, BAHIA)
    render(<SlipCard />)
    type(screen.getByLabelText('Valor para todas as simples'), '5')
    fireEvent.click(button('Remover Bahia'))
    expect(button(/^APOSTAR/).textContent).toContain('R$\u00a05,00')
  })

  test('VAL-60 without any stake the empty inputs are marked', () => {
    const calls = testServer({})
    choose(GREMIO)
    render(<SlipCard />)
    fireEvent.click(button(/^APOSTAR/))
    expect(stakes()[0]?.getAttribute('aria-invalid')).toBe('true')
    expect(calls).toEqual([])
  })

  test('VAL-60 the inputs of multiples and of the footer are marked like the others', () => {
    choose(GREMIO, BAHIA)
    render(<SlipCard />)
    fireEvent.click(button('Mostrar mais múltiplas'))
    type(stakes()[0], '0')
    fireEvent.click(button(/^APOSTAR/))
    const marks = stakes().map((input) => input.getAttribute('aria-invalid'))
    expect(marks).toEqual(['true', 'true', 'true', 'true', 'true'])
    type(stakes()[0], '5')
    expect(stakes().some((input) => input.getAttribute('aria-invalid') === 'true')).toBe(false)
  })

  test('a stake outside the limits is reported under it and cannot be sent', () => {
    choose(GREMIO)
    render(<SlipCard />)
    type(stakes()[0], '0,50')
    expect(within(card()).getByText(/^Mínimo R\$\s1,00$/)).toBeTruthy()
    expect(button(/^APOSTAR/).hasAttribute('disabled')).toBe(true)
  })
})

describe('a submission', () => {
  const placed = done({
    data: {
      reference: 'CAD-1',
      bets: [{ betId: 1, betGamesOddId: [GREMIO], price: 10, rate: 2, potencialReturns: 20 }],
    },
    wallet: { cash: 60, cashback: 0 },
  })

  const submitTen = async () => {
    choose(GREMIO)
    render(<SlipCard />)
    type(stakes()[0], '10')
    await act(async () => fireEvent.click(button(/^APOSTAR/)))
  }

  test('SLP-15 SLP-16 SLP-17 shows the reference of the server, and ends at Terminar', async () => {
    testServer({ 'wagers/save': placed })
    await submitTen()
    expect(await screen.findByText('Aposta Feita')).toBeTruthy()
    expect(screen.getByText('CAD-1')).toBeTruthy()
    expect(head().textContent).toContain('R$\u00a060,00')
    fireEvent.click(button('Terminar'))
    expectHidden()
    expect(readSlipState(page).selections).toEqual([])
  })

  test.each([
    ['is pending', { 'wagers/save': () => new Promise<never>(() => {}) }],
    ['is lost', { 'wagers/save': 'lost', 'wagers/status': 'lost' }],
  ] as const)(
    'SLP-15 SEC-14 it is never shown as placed when the response %s',
    async (_, responses) => {
      testServer(responses)
      await submitTen()
      expect(screen.getByText(/^(Enviando|Verificando)$/)).toBeTruthy()
      expect(screen.queryByText('Aposta Feita')).toBeNull()
      expect(within(card()).queryByRole('button', { name: /APOSTAR/ })).toBeNull()
    },
  )

  test('NEC-01 NEC-02 NEC-03 NEC-04 the notice links to a deposit or can be dismissed', async () => {
    testServer({ 'wagers/save': refused('not_enough_cash') })
    await submitTen()
    const notice = await screen.findByRole('alert')
    expect(notice.textContent).toContain('Você não possui saldo o suficiente')
    expect(notice.textContent).toContain('Faça um depósito para realizar esta aposta')
    const deposit = within(notice).getByRole('link', { name: 'Depositar Agora' })
    expect(deposit.getAttribute('href')).toBe('/bank/funds')
    fireEvent.click(within(notice).getByRole('button', { name: 'Cancelar' }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(stakes()[0]?.value).toBe('10,00')
  })

  test('NEC-05 the close icon closes the notice', async () => {
    testServer({ 'wagers/save': refused('not_enough_cash') })
    await submitTen()
    fireEvent.click(await screen.findByRole('button', { name: 'Fechar aviso' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('the notice is gone once a smaller stake is sent, and with the next slip', async () => {
    testServer({ 'wagers/save': [refused('not_enough_cash'), placed] })
    await submitTen()
    await screen.findByRole('alert')
    type(stakes()[0], '5')
    await act(async () => fireEvent.click(button(/^APOSTAR/)))
    fireEvent.click(await screen.findByRole('button', { name: 'Terminar' }))
    choose(BAHIA)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('a player found to be excluded sees until when, and no bet button', async () => {
    const until = Date.parse('2026-09-02T03:00:00Z')
    const exclusion = { source: 'own', from: until - 1, until, revocableUntil: null }
    testServer({
      'wagers/save': refused('self_excluded'),
      'exclusion/getState': done({ data: { standing: exclusion } }),
    })
    startSession(page, { ...sampleStart, token: 'excluded' })
    await submitTen()
    expect(await screen.findByText('Você está em autoexclusão')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^APOSTAR/ })).toBeNull()
    expect(screen.getByRole('link', { name: 'Sacar' }).getAttribute('href')).toBe('/bank/withdraw')
  })

  test('the notice is removed with its selections', async () => {
    testServer({ 'wagers/save': refused('not_enough_cash') })
    await submitTen()
    await screen.findByRole('alert')
    fireEvent.click(button('Remover tudo'))
    choose(BAHIA)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('SLP-13 SLP-14 cashback starts at USAR and the call follows the toggle', async () => {
    const calls = testServer({ 'wagers/save': placed })
    choose(GREMIO, BAHIA)
    render(<SlipCard />)
    const toggle = screen.getByRole('switch')
    expect(toggle.textContent).toBe('USAR')
    fireEvent.click(toggle)
    expect(toggle.textContent).toBe('NÃO USAR')
    type(stakes()[0], '10')
    await act(async () => fireEvent.click(button(/^APOSTAR/)))
    expect(calls[0]?.fields['cashbackActive']).toBe('false')
  })
})

describe('moving odds', () => {
  test('SLP-29 a fall shows old and new odds and asks for confirmation before placing', () => {
    const calls = testServer({})
    choose(GREMIO)
    render(<SlipCard />)
    type(stakes()[0], '10')
    act(() => seed(version + 1, { [GREMIO]: 1.8 }))
    expect(screen.getByText('As odds mudaram').nextSibling?.textContent).toMatch(/2\.00.*1\.80/)
    expect(within(card()).queryByRole('button', { name: /^APOSTAR/ })).toBeNull()
    fireEvent.click(button('Aceitar novas odds'))
    expect(button(/^APOSTAR/)).toBeTruthy()
    expect(calls).toEqual([])
  })

  test('SLP-29 a refusal for changed odds is said in the slip alone', async () => {
    const odds = [{ betGamesOddId: GREMIO, rate: 1.8, version: version + 1 }]
    testServer({ 'wagers/save': refused('odds_changed', { odds }) })
    choose(GREMIO)
    render(<SlipCard />)
    type(stakes()[0], '10')
    await act(async () => fireEvent.click(button(/^APOSTAR/)))
    expect(within(card()).getByText('As odds mudaram')).toBeTruthy()
    expect(card().textContent).toMatch(/2\.00.*1\.80/)
    const toasts = readToasts(page).map(({ text }) => text)
    expect(toasts).not.toContain('refused: odds_changed')
  })

  test('ODD-11 a rise keeps the selection, applies at once and asks for no confirmation', () => {
    choose(GREMIO)
    render(<SlipCard />)
    type(stakes()[0], '10')
    act(() => seed(version + 1, { [GREMIO]: 2.2 }))
    expect(card().textContent).toContain('2.20')
    expect(card().textContent).toContain('R$\u00a022,00')
    expect(button(/^APOSTAR/)).toBeTruthy()
  })

  test('a suspended selection is marked and blocks only itself', () => {
    choose(GREMIO, BAHIA)
    render(<SlipCard />)
    type(screen.getByLabelText('Valor para todas as simples'), '5')
    const suspended = sampleGame({ id: 8, teams: ['Bahia', 'Vasco'] })
    act(() => {
      seedGames(page, [
        {
          ...suspended,
          odds: suspended.odds.map((odd) => ({
            ...odd,
            version: version + 1,
            status: 'suspended' as const,
          })),
        },
      ])
    })
    expect(within(card()).getByText(/Mercado suspenso/)).toBeTruthy()
    expect(button(/^APOSTAR/).textContent).toContain('R$\u00a05,00')
  })
})

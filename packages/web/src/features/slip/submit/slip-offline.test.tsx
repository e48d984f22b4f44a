// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readOdd, seedGames } from '../../../live/live.ts'
import { showSite } from '../../../site/site-store.ts'
import { render } from '../../../testing/render.tsx'
import { sampleGame } from '../../../testing/sample-games.ts'
import { sampleSite, sampleStart } from '../../../testing/sample-player.ts'
import { page } from '../../../testing/test-page.ts'
import { testServer } from '../../../testing/test-server.ts'
import { endSession, startSession } from '../../../testing/test-session.ts'
import { watchWallet } from '../../wallet/wallet.ts'
import { SlipCard } from '../panel/slip-card.tsx'
import { toggleSelection } from '../state/toggle-selection.ts'
import { watchSlip } from '../state/watch-slip.ts'
import '../../../testing/load-slip.ts'

let stops: (() => void)[] = []
let version = 100

/** Both matches reset, their odds at 2.00 unless another rate is passed. */
function seed(status: 'open' | 'suspended' = 'open', rate = 2): void {
  version += 1
  const games = [71, 72].map((id, at) => sampleGame({ id, teams: [`Casa ${at + 1}`, 'Fora'] }))
  const odds = { version, rate, status }
  seedGames(
    page,
    games.map((game) => ({ ...game, odds: game.odds.map((odd) => ({ ...odd, ...odds })) })),
  )
}

beforeEach(() => {
  stops = [watchWallet(page), watchSlip(page)]
  page.live.freshStore.set(true)
  showSite(page, sampleSite)
  seed()
  startSession(page, { ...sampleStart, wallet: { cash: 100, cashback: 0 } })
  act(() => {
    for (const id of [7_100_001, 7_200_001]) {
      const odd = readOdd(page, id)
      if (odd) toggleSelection(page, odd)
    }
  })
})

afterEach(() => {
  cleanup()
  endSession(page)
  for (const stop of stops) stop()
  vi.unstubAllGlobals()
})

function type(label: string, text: string): void {
  const input = screen.getByLabelText(label)
  fireEvent.focus(input)
  fireEvent.change(input, { target: { value: text } })
  fireEvent.blur(input)
}

const card = () => screen.getByRole('region', { name: 'Caderneta de aposta' })
const rows = () => [...document.querySelectorAll('[data-selection]')]
const statuses = () => rows().map((row) => row.getAttribute('data-status'))
const returns = () => [...document.querySelectorAll('[data-return]')].map((one) => one.textContent)
const total = (term: string) => within(card()).getByText(term).nextSibling?.textContent

test('without a connection the selections wait for it; no market is shown as suspended', () => {
  page.live.freshStore.set(false)
  render(<SlipCard />)
  expect(statuses()).toEqual(['offline', 'offline'])
  expect(screen.queryByText(/Mercado suspenso/)).toBeNull()
})

test('without a connection one message is for all selections', () => {
  page.live.freshStore.set(false)
  render(<SlipCard />)
  const message = 'Sem conexão: as seleções voltam quando a conexão voltar.'
  expect(screen.getAllByText(/^Sem conexão/).map((one) => one.textContent)).toEqual([message])
})

test('a stake that cannot be placed shows no return, and neither does the slip', () => {
  render(<SlipCard />)
  type('Valor da aposta em Casa 1', '50')
  expect(returns()).toEqual(['R$\u00a0100,00', '—', 'R$\u00a0100,00'])
  act(() => page.live.freshStore.set(false))
  expect(returns()).toEqual(['—', '—', '—'])
})

test.each(['sending', 'checking'])(
  'a bet shows its selections and sums as sent while %s, whatever the feed sends',
  async (step) => {
    const never = () => new Promise<never>(() => {})
    testServer(step === 'sending' ? { 'wagers/save': never } : { 'wagers/save': 'lost' })
    render(<SlipCard />)
    act(() => seed('open', 2.2))
    type('Valor para todas as simples', '5')
    fireEvent.click(screen.getByRole('button', { name: 'Mostrar mais múltiplas' }))
    type('Valor por aposta em Duplas', '10')
    await act(async () => fireEvent.click(screen.getByRole('button', { name: /^APOSTAR/ })))
    act(() => page.live.freshStore.set(false))
    act(() => seed('suspended', 1.5))
    expect(within(card()).getByText(step === 'sending' ? 'Enviando' : 'Verificando')).toBeTruthy()
    expect(statuses()).toEqual(['open', 'open'])
    expect(card().textContent).not.toContain('1.50')
    expect(total('Total apostado')).toBe('R$\u00a020,00')
    expect(total('Retorno potencial')).toBe('R$\u00a070,40')
  },
)

test('an unsent selection is shown as left out of the bet in flight', async () => {
  testServer({ 'wagers/save': () => new Promise<never>(() => {}) })
  render(<SlipCard />)
  type('Valor da aposta em Casa 1', '5')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^APOSTAR/ })))
  expect(statuses()).toEqual(['open', 'left_out'])
  expect(rows()[1]?.textContent).toContain('Esta seleção fica fora da aposta.')
})

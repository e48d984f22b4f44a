// @vitest-environment jsdom

import { selectionId } from '@caderneta/domain/markets/market/game-selection'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { seedGames } from '../../../live/live.ts'
import { choosePrefs } from '../../../prefs/prefs-store.ts'
import { showSite } from '../../../site/site-store.ts'
import { render } from '../../../testing/render.tsx'
import { sampleGame } from '../../../testing/sample-games.ts'
import { sampleSite, sampleStart } from '../../../testing/sample-player.ts'
import { page } from '../../../testing/test-page.ts'
import { refused, testServer } from '../../../testing/test-server.ts'
import { endSession, startSession } from '../../../testing/test-session.ts'
import { watchWallet } from '../../wallet/wallet.ts'
import { slipTexts } from '../slip-texts.ts'
import { choose } from '../state/test-choice.ts'
import { watchSlip } from '../state/watch-slip.ts'
import { SlipCard } from './slip-card.tsx'
import '../../../testing/load-slip.ts'
import '../../../testing/read-english.ts'

let stops: (() => void)[] = []

/** Games 11, 12 … whose first selections are at 2.00. */
const games = Array.from({ length: 12 }, (_, at) => {
  const game = sampleGame({ id: 11 + at, teams: [`Casa ${at + 1}`, `Fora ${at + 1}`] })
  return { ...game, odds: game.odds.map((odd) => ({ ...odd, version: 500, rate: 2 })) }
})

beforeEach(() => {
  stops = [watchWallet(page), watchSlip(page)]
  showSite(page, sampleSite)
  // The list of combinations renders as many as fit its height.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(256)
  seedGames(page, games)
  startSession(page, { ...sampleStart, wallet: { cash: 100, cashback: 0 } })
})

afterEach(() => {
  cleanup()
  endSession(page)
  for (const stop of stops) stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const chooseMatches = (count: number) =>
  choose(...games.slice(0, count).map((game) => selectionId(game.info.betGameId, 1)))

function open(count: number): void {
  chooseMatches(count)
  render(<SlipCard />)
  fireEvent.click(screen.getByRole('button', { name: 'Mostrar mais múltiplas' }))
}

function type(label: string | RegExp, text: string): void {
  const input = screen.getByLabelText(label)
  fireEvent.focus(input)
  fireEvent.change(input, { target: { value: text } })
  fireEvent.blur(input)
}

const row = (legs: number) => {
  const item = document.querySelector<HTMLElement>(`[data-multiple="${legs}"]`)
  if (!item) throw new Error(`no row of ${legs}`)
  return item
}

describe('the multiples section', () => {
  test('SLP-10 SLP-11 SLP-12 is collapsed at first and opens', () => {
    chooseMatches(3)
    render(<SlipCard />)
    expect(screen.queryByText(/Duplas/)).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Mostrar mais múltiplas' }))
    expect(row(2).textContent).toContain('Duplas ×3')
    expect(row(3).textContent).toContain('Tripla ×1')
    fireEvent.click(screen.getByRole('button', { name: 'Mostrar menos múltiplas' }))
    expect(screen.queryByText(/Duplas/)).toBeNull()
  })

  test('SLP-07 SLP-08 is between the selections and the footer with stake and submit', () => {
    chooseMatches(2)
    render(<SlipCard />)
    const inputs = ['Valor da aposta em Casa 1', 'Valor para todas as simples'].map((label) =>
      screen.getByLabelText(label),
    )
    const section = screen.getByRole('region', { name: 'Múltiplas' })
    const submit = screen.getByRole('button', { name: /^APOSTAR/ })
    const order = [inputs[0], section, inputs[1], submit]
    for (const [at, element] of order.slice(1).entries()) {
      const before = order[at]
      if (!before || !element) throw new Error('missing')
      expect(before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
    }
  })

  test('SLP-21 a second selection of another match expands the slip and shows multiples', () => {
    chooseMatches(1)
    render(<SlipCard />)
    expect(screen.queryByRole('region', { name: 'Múltiplas' })).toBeNull()
    choose(1_200_001)
    expect(screen.getByRole('region', { name: 'Múltiplas' })).toBeTruthy()
    fireEvent.click(screen.getByLabelText('Valor da aposta em Casa 1'))
    expect(screen.getByRole('region', { name: 'Múltiplas' })).toBeTruthy()
  })

  test('VAL-62 two selections of one match show why there are none', () => {
    choose(1_100_001, 1_100_002)
    render(<SlipCard />)
    expect(screen.getByText('Não é possível realizar múltiplas com a mesma partida')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Mostrar mais múltiplas' })).toBeNull()
  })

  test('the notice names each conflicting match with its selections', () => {
    choose(1_100_001, 1_200_001, 1_100_002, 1_300_002, 1_300_001)
    render(<SlipCard />)
    const notice = screen.getByText('Não é possível realizar múltiplas com a mesma partida')
    const clashes = within(notice.closest<HTMLElement>('[role="status"]') ?? notice)
    expect(clashes.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Casa 1 X Fora 1: Casa 1 + Empate',
      'Casa 3 X Fora 3: Empate + Casa 3',
    ])
  })

  test('VAL-58 the stake of a multiple accepts ten characters', () => {
    open(2)
    const input = screen.getByLabelText<HTMLInputElement>('Valor por aposta em Duplas')
    fireEvent.focus(input)
    fireEvent.change(input, { target: { value: '12345678,91' } })
    expect(input.value).toBe('12345678,9')
  })

  test('a row with one bet has its singular', () => {
    open(2)
    expect(row(2).textContent).toMatch(/^Dupla ×1/)
    cleanup()
    choosePrefs(page, { language: 'en' })
    render(<SlipCard />)
    fireEvent.click(screen.getByRole('button', { name: 'Show more multiples' }))
    expect(row(2).textContent).toMatch(/^Double ×1/)
    choosePrefs(page, { language: 'ptBR' })
  })

  test('VAL-64 rows are named by their number of legs', () => {
    const names = [1, 2, 3, 4, 5].map(slipTexts.ptBR.multipleName)
    expect(names).toEqual(['Simples', 'Duplas', 'Triplas', '4 Múltiplas', '5 Múltiplas'])
    const english = [1, 2, 3, 4, 5].map(slipTexts.en.multipleName)
    expect(english).toEqual(['Singles', 'Doubles', 'Trebles', '4-folds', '5-folds'])
    open(4)
    expect(row(4).textContent).toContain('4 Múltiplas ×1')
  })

  test('a staked row stays visible when the section is collapsed', () => {
    open(3)
    type('Valor por aposta em Duplas', '5')
    fireEvent.click(screen.getByRole('button', { name: 'Mostrar menos múltiplas' }))
    expect(row(2).textContent).toContain('3 × R$\u00a05,00 = R$\u00a015,00')
    expect(document.querySelector('[data-multiple="3"]')).toBeNull()
  })
})

describe('a row of multiples', () => {
  test('SLP-28 shows combinations × stake, the returns, and the bonus on its own line', () => {
    open(2)
    type('Valor por aposta em Duplas', '10')
    expect(row(2).textContent).toContain('4.00')
    expect(row(2).textContent).toContain('1 × R$\u00a010,00 = R$\u00a010,00')
    expect(row(2).textContent).toContain('Retorno R$\u00a040,00')
    expect(row(2).textContent).toContain('Bônus de múltipla 1%+R$\u00a00,30')
    expect(screen.getByText('Retorno com bônus').nextSibling?.textContent).toBe('R$\u00a040,30')
  })

  test('expands to its combinations, each with its own stake', () => {
    open(3)
    fireEvent.click(within(row(2)).getByRole('button', { name: /Ver combinações/ }))
    type('Valor da aposta em Casa 1 + Casa 3', '7')
    expect(row(2).textContent).toContain('1 aposta = R$\u00a07,00')
    expect(screen.getByRole('button', { name: /^APOSTAR/ }).textContent).toContain('R$\u00a07,00')
  })

  test('combinations of draws are distinguished by their matches', () => {
    choose(1_100_002, 1_200_002, 1_300_002)
    render(<SlipCard />)
    fireEvent.click(screen.getByRole('button', { name: 'Mostrar mais múltiplas' }))
    fireEvent.click(within(row(2)).getByRole('button', { name: /Ver combinações/ }))
    const [first, second] = within(row(2)).getAllByRole('listitem')
    expect(first?.textContent).toMatch(/^Empate – Casa 1 X Fora 1Empate – Casa 2 X Fora 2/)
    expect(second?.textContent).toMatch(/^Empate – Casa 1 X Fora 1Empate – Casa 3 X Fora 3/)
    const label = 'Valor da aposta em Empate – Casa 1 X Fora 1 + Empate – Casa 2 X Fora 2'
    expect(screen.getByLabelText(label)).toBeTruthy()
    expect(screen.getByLabelText('Valor da aposta em Empate – Casa 1 X Fora 1')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Remover Empate – Casa 2 X Fora 2' })).toBeTruthy()
  })

  test('SLP-32 of too many combinations is shown with its count, disabled, with a reason', () => {
    showSite(page, {
      ...sampleSite,
      client: { ...sampleSite.client, limits: { ...sampleSite.client.limits, linesMax: 500 } },
    })
    open(12)
    const long = within(row(6))
    expect(row(6).textContent).toContain('×924')
    expect(row(6).textContent).toContain('no máximo 500')
    expect(long.getByLabelText('Valor por aposta em 6 Múltiplas').hasAttribute('disabled')).toBe(
      true,
    )
    type('Valor por aposta em Duplas', '1')
    expect(screen.getByRole('button', { name: /^APOSTAR/ }).textContent).toContain('R$\u00a066,00')
  })

  test('SLP-32 1,023 combinations of 10 selections are reported, and at most 1,000 can be sent', () => {
    open(10)
    const submit = () => screen.getByRole('button', { name: /^APOSTAR/ })
    type('Valor para todas as simples', '1')
    for (const legs of [2, 3, 4, 5, 6, 7, 8, 9, 10]) {
      const name = legs < 4 ? ['Duplas', 'Triplas'][legs - 2] : `${legs} Múltiplas`
      type(`Valor por aposta em ${name}`, '1')
    }
    expect(screen.getByRole('alert').textContent).toMatch(/São 1\.?023 apostas.*no máximo 1\.?000/)
    expect(submit().hasAttribute('disabled')).toBe(true)
    type('Valor por aposta em Duplas', '')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(submit().textContent).toContain('R$\u00a0978,00')
  })

  test('rows that together exceed the limit are reported before a click', () => {
    showSite(page, {
      ...sampleSite,
      client: { ...sampleSite.client, limits: { ...sampleSite.client.limits, linesMax: 4 } },
    })
    open(3)
    type('Valor por aposta em Duplas', '1')
    type('Valor por aposta em Triplas', '1')
    type('Valor da aposta em Casa 1', '1')
    expect(screen.getByRole('alert').textContent).toMatch(/São 5 apostas.*no máximo 4/)
    expect(screen.getByRole('button', { name: /^APOSTAR/ }).hasAttribute('disabled')).toBe(true)
  })

  test('is sent as bets of several selections with their product', async () => {
    const calls = testServer({ 'wagers/save': refused('unavailable') })
    open(3)
    type('Valor por aposta em Duplas', '1')
    type('Valor por aposta em Triplas', '2')
    await act(async () => fireEvent.click(screen.getByRole('button', { name: /^APOSTAR/ })))
    expect(JSON.parse(calls[0]?.fields['wagers'] ?? '')).toEqual([
      { betGamesOddId: [1_100_001, 1_200_001], price: '1.00', rate: '4.00' },
      { betGamesOddId: [1_100_001, 1_300_001], price: '1.00', rate: '4.00' },
      { betGamesOddId: [1_200_001, 1_300_001], price: '1.00', rate: '4.00' },
      { betGamesOddId: [1_100_001, 1_200_001, 1_300_001], price: '2.00', rate: '8.00' },
    ])
  })
})

describe('quick stakes', () => {
  const chip = (name: RegExp | string) =>
    within(screen.getByRole('group', { name: 'Valores rápidos: Duplas' })).getByRole('button', {
      name,
    })

  test('add to the stake that was entered last', () => {
    open(2)
    fireEvent.focus(screen.getByLabelText('Valor por aposta em Duplas'))
    fireEvent.click(chip('+10'))
    fireEvent.click(chip('+50'))
    expect(screen.getByLabelText<HTMLInputElement>('Valor por aposta em Duplas').value).toBe(
      '60,00',
    )
  })

  test('the maximum stake is shown before the click and accounts for the other bets', () => {
    open(2)
    type('Valor da aposta em Casa 1', '30')
    fireEvent.focus(screen.getByLabelText('Valor por aposta em Duplas'))
    expect(chip(/^Máximo/).textContent).toBe('Máximo com seu saldo: R$\u00a070,00')
    fireEvent.click(chip(/^Máximo/))
    expect(screen.getByLabelText<HTMLInputElement>('Valor por aposta em Duplas').value).toBe(
      '70,00',
    )
  })
})

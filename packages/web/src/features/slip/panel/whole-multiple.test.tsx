// @vitest-environment jsdom

import { selectionId } from '@caderneta/domain/markets/market/game-selection'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { seedGames } from '../../../live/live.ts'
import { showSite } from '../../../site/site-store.ts'
import { render } from '../../../testing/render.tsx'
import { sampleGame } from '../../../testing/sample-games.ts'
import { sampleSite, sampleStart } from '../../../testing/sample-player.ts'
import { page } from '../../../testing/test-page.ts'
import { refused, testServer } from '../../../testing/test-server.ts'
import { endSession, startSession } from '../../../testing/test-session.ts'
import { watchWallet } from '../../wallet/wallet.ts'
import { slipTexts } from '../slip-texts.ts'
import { emptySlip } from '../state/empty-slip.ts'
import { changeSlip } from '../state/slip-changes.ts'
import { choose } from '../state/test-choice.ts'
import { watchSlip } from '../state/watch-slip.ts'
import { SlipCard } from './slip-card.tsx'
import '../../../testing/load-slip.ts'

let stops: (() => void)[] = []
let version = 700

/** Games 31, 32 … whose first selections are at 2.00. */
const games = Array.from({ length: 5 }, (_, at) => {
  const game = sampleGame({ id: 31 + at, teams: [`Casa ${at + 1}`, `Fora ${at + 1}`] })
  return { ...game, odds: game.odds.map((odd) => ({ ...odd, rate: 2 })) }
})

const seed = (suspendedGame?: number) => {
  version += 1
  seedGames(
    page,
    games.map((game) => ({
      ...game,
      odds: game.odds.map((odd) => ({
        ...odd,
        version,
        status: game.info.betGameId === suspendedGame ? 'suspended' : 'open',
      })),
    })),
  )
}

beforeEach(() => {
  stops = [watchWallet(page), watchSlip(page)]
  showSite(page, sampleSite)
  seed()
  startSession(page, { ...sampleStart, wallet: { cash: 100, cashback: 0 } })
  changeSlip(page, () => emptySlip('whole'))
})

afterEach(() => {
  cleanup()
  endSession(page)
  for (const stop of stops) stop()
  vi.unstubAllGlobals()
})

const chooseMatches = (count: number) =>
  choose(...games.slice(0, count).map((game) => selectionId(game.info.betGameId, 1)))

const reais = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ')
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const whole = () => document.querySelector<HTMLElement>('[data-whole-multiple]')
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }))

function type(label: string, text: string): void {
  fireEvent.focus(field(label))
  fireEvent.change(field(label), { target: { value: text } })
  fireEvent.blur(field(label))
}

describe('the multiple of all selections', () => {
  test('is the first bet of the slip, with its odds, its stake and its return', () => {
    chooseMatches(2)
    render(<SlipCard />)
    const fields = [...document.querySelectorAll('input[data-stake]')]
    expect(fields[0]).toBe(field('Valor da Dupla'))
    expect(fields[1]).toBe(field('Valor da aposta em Casa 1'))
    expect(reais(whole()?.textContent)).toContain('Dupla4.00')
    expect(reais(whole()?.textContent)).toContain('Retorno—')
    type('Valor da Dupla', '10')
    expect(reais(whole()?.textContent)).toContain('RetornoR$ 40,00')
    expect(reais(whole()?.textContent)).toContain('Bônus de múltipla 1%+R$ 0,30')
  })

  test('is called Dupla, Tripla, and by its number of selections from four on', () => {
    const names = [2, 3, 4, 5].map(slipTexts.ptBR.wholeName)
    expect(names).toEqual(['Dupla', 'Tripla', 'Múltipla de 4', 'Múltipla de 5'])
    const english = [2, 3, 4, 5].map(slipTexts.en.wholeName)
    expect(english).toEqual(['Double', 'Treble', '4-fold', '5-fold'])
    chooseMatches(4)
    render(<SlipCard />)
    expect(screen.getByRole('region', { name: 'Múltipla de 4' })).toBe(whole())
  })

  test('is not there for one selection, nor for two of the same match', () => {
    chooseMatches(1)
    render(<SlipCard />)
    expect(whole()).toBeNull()
    choose(3_100_002)
    expect(whole()).toBeNull()
    expect(screen.getByText('Não é possível realizar múltiplas com a mesma partida')).toBeTruthy()
  })

  test('is the same bet as its row among the multiples, which then stay collapsed', async () => {
    const calls = testServer({ 'wagers/save': refused('unavailable') })
    chooseMatches(3)
    render(<SlipCard />)
    type('Valor da Tripla', '5')
    expect(document.querySelector('[data-multiple]')).toBeNull()
    press('Mostrar mais múltiplas')
    expect(field('Valor por aposta em Triplas').value).toBe('5,00')
    type('Valor por aposta em Triplas', '6')
    expect(field('Valor da Tripla').value).toBe('6,00')
    await act(async () => press(/^APOSTAR/))
    expect(
      JSON.parse(calls.find(({ path }) => path === 'wagers/save')?.fields['wagers'] ?? ''),
    ).toEqual([{ betGamesOddId: [3_100_001, 3_200_001, 3_300_001], price: '6.00', rate: '8.00' }])
  })

  test('is written by the quick stakes before any field is entered', () => {
    chooseMatches(3)
    render(<SlipCard />)
    expect(screen.getByRole('group', { name: 'Valores rápidos: Tripla' })).toBeDefined()
    press('+10')
    expect(field('Valor da Tripla').value).toBe('10,00')
    expect(field('Valor da aposta em Casa 1').value).toBe('')
    fireEvent.focus(field('Valor para todas as simples'))
    expect(screen.getByRole('group', { name: 'Valores rápidos: todas as simples' })).toBeDefined()
  })

  test('has its quick stakes below its field, and another field that is entered has others', () => {
    chooseMatches(3)
    render(<SlipCard />)
    const chips = within(whole() as HTMLElement).getByRole('group', {
      name: 'Valores rápidos: Tripla',
    })
    const chip = () => within(chips).getByRole('button', { name: '+10' })
    expect(screen.getAllByRole('group', { name: /^Valores rápidos/ })).toEqual([chips])
    fireEvent.focus(field('Valor da aposta em Casa 1'))
    const others = screen.getByRole('group', { name: 'Valores rápidos: Casa 1' })
    fireEvent.click(within(others).getByRole('button', { name: '+50' }))
    fireEvent.click(chip())
    expect(field('Valor da aposta em Casa 1').value).toBe('50,00')
    expect(field('Valor da Tripla').value).toBe('10,00')
    act(() => seed(32))
    expect((chip() as HTMLButtonElement).matches(':disabled')).toBe(true)
  })

  test('is written by the quick stakes while its field is entered, the list closed or not', () => {
    chooseMatches(3)
    render(<SlipCard />)
    fireEvent.focus(field('Valor da Tripla'))
    press('Mostrar mais múltiplas')
    press('Mostrar menos múltiplas')
    press('+10')
    expect(field('Valor da Tripla').value).toBe('10,00')
    expect(field('Valor da aposta em Casa 1').value).toBe('')
  })

  test('takes no stake while one of its selections is suspended, and keeps what it has', () => {
    chooseMatches(3)
    render(<SlipCard />)
    type('Valor da Tripla', '5')
    act(() => seed(32))
    expect(field('Valor da Tripla').disabled).toBe(true)
    expect(reais(whole()?.textContent)).toContain('Tripla—')
    expect(reais(whole()?.textContent)).toContain('Retorno—')
    act(() => seed())
    expect(field('Valor da Tripla').disabled).toBe(false)
    expect(reais(whole()?.textContent)).toContain('RetornoR$ 40,00')
  })
})

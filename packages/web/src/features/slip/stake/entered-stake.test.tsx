// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { seedGames } from '../../../live/live.ts'
import { showSite } from '../../../site/site-store.ts'
import { render } from '../../../testing/render.tsx'
import { sampleGame } from '../../../testing/sample-games.ts'
import { sampleSite, sampleStart } from '../../../testing/sample-player.ts'
import { page } from '../../../testing/test-page.ts'
import { endSession, startSession } from '../../../testing/test-session.ts'
import { watchWallet } from '../../wallet/wallet.ts'
import { SlipCard } from '../panel/slip-card.tsx'
import { SlipSheet } from '../panel/slip-sheet.tsx'
import { readSlipState } from '../state/slip-store.ts'
import { choose } from '../state/test-choice.ts'
import { watchSlip } from '../state/watch-slip.ts'
import '../../../testing/load-slip.ts'

let stops: (() => void)[] = []

beforeEach(() => {
  stops = [watchWallet(page), watchSlip(page)]
  showSite(page, sampleSite)
  seedGames(
    page,
    [71, 72, 73].map((id, at) => sampleGame({ id, teams: [`Casa ${at + 1}`, 'Fora'] })),
  )
  startSession(page, { ...sampleStart, wallet: { cash: 100, cashback: 0 } })
})

afterEach(() => {
  cleanup()
  endSession(page)
  for (const stop of stops) stop()
})

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const keypad = () => screen.queryByRole('group', { name: 'Teclado de valores' })

function type(label: string, text: string): void {
  act(() => field(label).focus())
  fireEvent.change(field(label), { target: { value: text } })
}

describe('an unmounted field is no longer entered', () => {
  test('after its selection is removed the quick stakes write the bet at the top', () => {
    choose(7_100_001, 7_200_001, 7_300_001)
    render(<SlipCard />)
    type('Valor da aposta em Casa 1', '5')
    press('Remover Casa 1')
    expect(screen.getByRole('button', { name: /^Máximo/ }).hasAttribute('disabled')).toBe(false)
    press('+10')
    expect(field('Valor da Dupla').value).toBe('10,00')
    expect(field('Valor da aposta em Casa 2').value).toBe('')
  })

  test('after its selection is removed the keypad gives way to APOSTAR', () => {
    choose(7_100_001, 7_200_001)
    render(<SlipSheet onClose={() => {}} />)
    type('Valor da aposta em Casa 1', '5')
    expect(keypad()).toBeTruthy()
    press('Remover Casa 1')
    expect(keypad()).toBeNull()
    press('+10')
    expect(field('Valor da aposta em Casa 2').value).toBe('10,00')
    expect(screen.getByRole('button', { name: /^APOSTAR/ })).toBeTruthy()
  })

  test('a row that has lost its last combination gets no hidden stake', () => {
    choose(7_100_001, 7_200_001, 7_300_001)
    render(<SlipCard />)
    press('Mostrar mais múltiplas')
    type('Valor por aposta em Triplas', '5')
    press('Remover Casa 3')
    press('+10')
    expect(readSlipState(page).rowStakes).toEqual({ 2: '10,00' })
    expect(field('Valor da Dupla').value).toBe('10,00')
  })

  test('a hidden row closes the keypad', () => {
    choose(7_100_001, 7_200_001)
    render(<SlipSheet onClose={() => {}} />)
    press('Mostrar mais múltiplas')
    act(() => field('Valor por aposta em Duplas').focus())
    expect(keypad()).toBeTruthy()
    press('Mostrar menos múltiplas')
    expect(screen.queryByLabelText('Valor por aposta em Duplas')).toBeNull()
    expect(keypad()).toBeNull()
  })
})

test('the entered row stays visible while its stake begins with 0', () => {
  choose(7_100_001, 7_200_001, 7_300_001)
  render(<SlipCard />)
  press('Mostrar mais múltiplas')
  type('Valor por aposta em Duplas', '5')
  act(() => field('Valor por aposta em Duplas').blur())
  press('Mostrar menos múltiplas')
  type('Valor por aposta em Duplas', '0')
  type('Valor por aposta em Duplas', '0,5')
  expect(field('Valor por aposta em Duplas').value).toBe('0,5')
})

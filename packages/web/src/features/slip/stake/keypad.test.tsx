// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { readOdd, seedGames } from '../../../live/live.ts'
import { showSite } from '../../../site/site-store.ts'
import { render } from '../../../testing/render.tsx'
import { sampleGame } from '../../../testing/sample-games.ts'
import { sampleSite, sampleStart } from '../../../testing/sample-player.ts'
import { page } from '../../../testing/test-page.ts'
import { endSession, startSession } from '../../../testing/test-session.ts'
import { SlipBar } from '../panel/slip-bar.tsx'
import { SlipCard } from '../panel/slip-card.tsx'
import { SlipSheet } from '../panel/slip-sheet.tsx'
import { toggleSelection } from '../state/toggle-selection.ts'
import { watchSlip } from '../state/watch-slip.ts'
import '../../../testing/load-slip.ts'

let stop = () => {}

beforeAll(() => import('../panel/slip-bar-button.tsx'))

beforeEach(() => {
  stop = watchSlip(page)
  showSite(page, sampleSite)
  seedGames(page, [sampleGame({ id: 7 })])
  startSession(page, sampleStart)
  const odd = readOdd(page, 700_001)
  if (odd) act(() => toggleSelection(page, odd))
})

afterEach(() => {
  cleanup()
  endSession(page)
  stop()
})

const stake = () => screen.getByLabelText<HTMLInputElement>('Valor da aposta em Grêmio')
const keypad = () => screen.getByRole('group', { name: 'Teclado de valores' })

function press(...names: readonly string[]): void {
  for (const name of names) fireEvent.click(within(keypad()).getByRole('button', { name }))
}

const openSheet = () => {
  render(<SlipSheet onClose={() => {}} />)
  act(() => stake().focus())
}

test('KPD-01 the panel of large screens has no keypad', () => {
  render(<SlipCard />)
  act(() => stake().focus())
  expect(screen.queryByRole('group', { name: 'Teclado de valores' })).toBeNull()
  expect(stake().inputMode).toBe('decimal')
})

test('KPD-01 a focused stake opens a keypad with the ten digits', () => {
  openSheet()
  for (const digit of '0123456789') {
    expect(within(keypad()).getByRole('button', { name: digit })).toBeTruthy()
  }
  expect(stake().inputMode).toBe('none')
})

test('KPD-02 KPD-03 digits, comma and backspace write the stake', () => {
  openSheet()
  press('1', '2', 'Vírgula', 'Vírgula', '5', '0', '7')
  expect(stake().value).toBe('12,50')
  press('Apagar')
  expect(stake().value).toBe('12,5')
  press('Apagar')
  expect(stake().value).toBe('12,')
})

test('the first digit replaces the previous stake', () => {
  openSheet()
  press('9', '9')
  press('Terminar')
  act(() => stake().focus())
  press('7')
  expect(stake().value).toBe('7')
})

test.each([
  [['7'], '7,00'],
  [['1', '2', 'Vírgula', '5'], '12,50'],
])('KPD-04 Terminar closes the keypad and formats %j as %s', (keys, text) => {
  openSheet()
  press(...keys, 'Terminar')
  expect(stake().value).toBe(text)
  expect(screen.queryByRole('group', { name: 'Teclado de valores' })).toBeNull()
})

test('KPD-04 Terminar formats the stake also when its field has lost the focus', () => {
  openSheet()
  act(() => stake().blur())
  press('7', 'Terminar')
  expect(stake().value).toBe('7,00')
})

test('SLP-18 the bar shows with a selection and names it', async () => {
  render(<SlipBar />)
  const bar = await screen.findByRole('button')
  expect(bar.textContent).toMatch(/1.*Caderneta de aposta.*Grêmio/)
})

test('SLP-18 the bar is absent without selections', () => {
  endSession(page)
  expect(render(<SlipBar />).container.innerHTML).toBe('')
})

test('following a link closes the sheet, and going back does not reopen it', async () => {
  page.routing.navigate('/games/sport/football')
  render(<SlipBar />)
  fireEvent.click(await screen.findByRole('button'))
  const sheet = await screen.findByRole('dialog')
  fireEvent.click(within(sheet).getByRole('link'))
  expect(window.location.pathname).toMatch(/^\/games\/sport\/football\/\d+\/7$/)
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => page.routing.navigate('/games/sport/football'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

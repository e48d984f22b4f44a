// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { choosePrefs } from '../prefs/prefs-store.ts'
import { render } from '../testing/render.tsx'
import { openPage, page } from '../testing/test-page.ts'
import { DateRangeFields } from './date-range-fields.tsx'

const OPEN = { from: '', to: '' }

let chosen: typeof OPEN

function Fields({ first = OPEN }: { readonly first?: typeof OPEN }) {
  const [range, setRange] = useState(first)
  chosen = range
  return <DateRangeFields {...range} fromLabel="De" toLabel="Até" onChange={setRange} />
}

beforeEach(() => {
  choosePrefs(page, { language: 'ptBR', timezone: 'America/Sao_Paulo' })
  render(<Fields />)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) =>
  act(() => fireEvent.input(field(label), { target: { value } }))
const press = (name: string) => act(() => fireEvent.click(screen.getByRole('button', { name })))
const note = (label: string) =>
  document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent

test('a day is typed day first, counts once it is complete, and can be emptied again', () => {
  const before = field('De')
  type('De', '01/10')
  expect(chosen.from).toBe('')
  type('De', '01/10/2025')
  expect(chosen).toEqual({ from: '2025-10-01', to: '' })
  expect(field('De')).toBe(before)
  type('De', '')
  expect(chosen.from).toBe('')
})

const INVALID = 'Data inválida. O filtro não foi aplicado.'
const REVERSED = 'O primeiro dia vem depois do último. O filtro não foi aplicado.'
const isInvalid = (label: string) => field(label).getAttribute('aria-invalid') === 'true'

test('an impossible day is refused in words, and one that is half typed when it is left', () => {
  type('Até', '31/02/2025')
  expect([note('Até'), isInvalid('Até'), chosen.to]).toEqual([INVALID, true, ''])
  type('Até', '3')
  expect([note('Até'), isInvalid('Até')]).toEqual([undefined, false])
  act(() => fireEvent.blur(field('Até')))
  expect([note('Até'), isInvalid('Até')]).toEqual([INVALID, true])
})

test('beside a refused day the other is not applied alone: both are, once both are days', () => {
  type('De', '31/02/2025')
  type('Até', '10/11/2025')
  expect([note('De'), chosen]).toEqual([INVALID, OPEN])
  type('De', '01/11/2025')
  expect([note('De'), chosen]).toEqual([undefined, { from: '2025-11-01', to: '2025-11-10' }])
})

test('days in the wrong order are refused under the one typed last, and keep the range', () => {
  type('De', '01/11/2025')
  type('Até', '10/11/2025')
  const range = chosen
  type('De', '11/11/2025')
  expect([note('De'), isInvalid('De'), note('Até')]).toEqual([REVERSED, true, undefined])
  expect(chosen).toBe(range)
  act(() => choosePrefs(page, { language: 'en' }))
  expect(note('De')).toBe('The first day is after the last one. The filter has not been applied.')
  type('Até', '11/11/2025')
  expect([note('De'), note('Até')]).toEqual([undefined, undefined])
  expect(chosen).toEqual({ from: '2025-11-11', to: '2025-11-11' })
})

test('a range that begins in the wrong order, as an address may have it, is refused', () => {
  cleanup()
  render(<Fields first={{ from: '2025-11-11', to: '2025-11-10' }} />)
  expect([note('De'), note('Até')]).toEqual([undefined, REVERSED])
})

const dayFirst = (iso: string) => iso.split('-').reverse().join('/')

test('a usual range fills both days, replaces what was typed, and is undone by a second press', () => {
  type('De', '31/02/2025')
  press('7 dias')
  const between = Date.parse(chosen.to) - Date.parse(chosen.from)
  expect(between).toBe(6 * 86_400_000)
  expect([field('De').value, field('Até').value]).toEqual([chosen.from, chosen.to].map(dayFirst))
  expect(note('De')).toBeUndefined()
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('7 dias')
  press('7 dias')
  expect(chosen).toEqual({ from: '', to: '' })
  expect(field('De').value).toBe('')
})

test.each([
  ['Hoje', 1],
  ['7 dias', 7],
  ['30 dias', 30],
])('%s contains as many days as it says', (name, days) => {
  press(name)
  expect((Date.parse(chosen.to) - Date.parse(chosen.from)) / 86_400_000 + 1).toBe(days)
})

test('a range has as many days around one of 23 hours', () => {
  cleanup()
  vi.useFakeTimers({ now: Date.parse('2026-03-09T04:10Z') })
  openPage()
  choosePrefs(page, { timezone: 'America/New_York' })
  render(<Fields />)
  press('7 dias')
  expect(chosen).toEqual({ from: '2026-03-03', to: '2026-03-09' })
})

test('a press replaces refused and half-typed texts of days that it does not change', () => {
  press('7 dias')
  type('De', '1')
  type('Até', '31/02/2025')
  press('30 dias')
  expect([field('De').value, field('Até').value]).toEqual([chosen.from, chosen.to].map(dayFirst))
  expect([note('Até'), isInvalid('Até')]).toEqual([undefined, false])
})

test('the ranges are in English too', () => {
  act(() => choosePrefs(page, { language: 'en' }))
  for (const name of ['Today', '7 days', '30 days'])
    expect(screen.getByRole('button', { name })).toBeTruthy()
})

// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { choosePrefs } from '../prefs/prefs-store.ts'
import { render } from '../testing/render.tsx'
import { page } from '../testing/test-page.ts'
import { DateRangeFields } from './date-range-fields.tsx'

let chosen: { readonly from: string; readonly to: string }

function Fields() {
  const [range, setRange] = useState({ from: '', to: '' })
  chosen = range
  return <DateRangeFields {...range} fromLabel="De" toLabel="Até" onChange={setRange} />
}

beforeEach(() => {
  choosePrefs(page, { language: 'ptBR' })
  render(<Fields />)
})
afterEach(cleanup)

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

test('an impossible day is refused in words, and one that is half typed when it is left', () => {
  type('Até', '31/02/2025')
  expect([note('Até'), chosen.to]).toEqual(['Data inválida: o período não mudou', ''])
  type('Até', '3')
  expect(note('Até')).toBeUndefined()
  act(() => fireEvent.blur(field('Até')))
  expect(note('Até')).toBe('Data inválida: o período não mudou')
  expect(field('Até').getAttribute('aria-invalid')).toBe('true')
})

test('a usual range fills both days, replaces what was typed, and is undone by a second press', () => {
  type('De', '31/02/2025')
  press('7 dias')
  const between = Date.parse(chosen.to) - Date.parse(chosen.from)
  expect(between).toBe(6 * 86_400_000)
  const dayFirst = (iso: string) => iso.split('-').reverse().join('/')
  expect([field('De').value, field('Até').value]).toEqual([chosen.from, chosen.to].map(dayFirst))
  expect(note('De')).toBeUndefined()
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('7 dias')
  press('7 dias')
  expect(chosen).toEqual({ from: '', to: '' })
  expect(field('De').value).toBe('')
})

test('the range of today is one day, and that of 30 days includes today', () => {
  press('Hoje')
  expect(chosen.from).toBe(chosen.to)
  const today = chosen.to
  press('30 dias')
  expect([chosen.to, Date.parse(chosen.to) - Date.parse(chosen.from)]).toEqual([
    today,
    29 * 86_400_000,
  ])
})

test('a usual range also replaces a refused text in a field whose day it leaves as it is', () => {
  press('7 dias')
  type('Até', '31/02/2025')
  expect(note('Até')).toBe('Data inválida: o período não mudou')
  press('30 dias')
  expect([field('Até').value, note('Até')]).toEqual([
    chosen.to.split('-').reverse().join('/'),
    undefined,
  ])
})

test('a range that ends before it begins is refused until one of its ends is moved', () => {
  type('De', '01/10/2025')
  type('Até', '07/10/2025')
  type('De', '10/10/2025')
  expect(chosen).toEqual({ from: '2025-10-01', to: '2025-10-07' })
  expect(note('De')).toBe('O início vem depois do fim: o período não mudou')
  type('Até', '20/10/2025')
  expect(chosen).toEqual({ from: '2025-10-10', to: '2025-10-20' })
  expect([note('De'), note('Até')]).toEqual([undefined, undefined])
  type('Até', '09/10/2025')
  expect(note('Até')).toBe('O início vem depois do fim: o período não mudou')
  expect(chosen.to).toBe('2025-10-20')
})

test('the ranges are in English too', () => {
  act(() => choosePrefs(page, { language: 'en' }))
  for (const name of ['Today', '7 days', '30 days'])
    expect(screen.getByRole('button', { name })).toBeTruthy()
})

import { expect, it } from 'vitest'
import { isOffered } from './offer.ts'

const LAST_MOMENT = Date.UTC(2026, 11, 1, 2, 59, 59, 999)

it('ends an offer with its last civil day of São Paulo', () => {
  const term = { isOn: true, lastDay: '2026-11-30' }
  expect(isOffered(term, LAST_MOMENT)).toBe(true)
  expect(isOffered(term, LAST_MOMENT + 1)).toBe(false)
})

it('makes an offer without an end until it is switched off', () => {
  expect(isOffered({ isOn: true, lastDay: null }, LAST_MOMENT)).toBe(true)
  expect(isOffered({ isOn: false, lastDay: null }, LAST_MOMENT)).toBe(false)
  expect(isOffered({ isOn: false, lastDay: '2099-01-01' }, LAST_MOMENT)).toBe(false)
})

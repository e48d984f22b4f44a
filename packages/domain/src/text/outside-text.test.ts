import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bareFigures, isUnreadable, opaqueText, plainFigures, visibleText } from './outside-text.ts'

describe('visibleText', () => {
  test.each([
    ['\u200b\u200b', ''],
    ['\ufeffAna\u2060 So\u00aduza ', 'Ana Souza'],
    ['Jose\u0301', 'José'],
    ['Ana\u00a0Souza\u202fLima', 'Ana Souza Lima'],
    ['A\u3164\u2800B', 'AB'],
    ['Zé 👩‍👩‍👧 ❤️‍🔥', 'Zé 👩‍👩‍👧 ❤️‍🔥'],
    ['A\u200dB\ufe0f👩\u200d', 'AB👩'],
    ["D'Ávila-Łęcka", "D'Ávila-Łęcka"],
  ])('of %j is %j', (text, visible) => {
    expect(visibleText(text)).toBe(visible)
  })

  test('is the same for every form of Unicode, and when it is read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const visible = visibleText(text)
        expect(visibleText(text.normalize('NFD'))).toBe(visible)
        expect(visibleText(visible)).toBe(visible)
      }),
    )
  })
})

test.each([
  'Ana\u202eanA',
  'Ana\u2067',
  'a\nb',
  'a\u0000',
  'a\u2028b',
  '\ud800',
  '\ue000',
  '\ufffe',
])('%j is unreadable', (text) => expect(isUnreadable(visibleText(text))).toBe(true))

test.each([
  ['529.982.247–25', '529.982.247-25'],
  ['\u202a+55 11 98765‑4321\u202c', '+55 11 98765-4321'],
  ['１２３', '123'],
  ['−20', '-20'],
])('plainFigures of %j is %j', (text, figures) => {
  expect(plainFigures(text)).toBe(figures)
})

test('bareFigures have no separators, whatever mask they were in', () => {
  expect(bareFigures(' 1.2,3·4•5_6/7–8 9 ')).toBe('123456789')
})

test('opaqueText composes a password, and keeps its spaces and what cannot be seen', () => {
  expect(opaqueText(' Mac\u0327a\u0303\u00a0\u200b')).toBe(' Maçã \u200b')
})

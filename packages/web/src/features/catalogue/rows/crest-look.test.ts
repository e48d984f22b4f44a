import { expect, test } from 'vitest'
import { CREST_PATTERNS, crestLook } from './crest-look.ts'

test('a well-known side has its own colours', () => {
  const red = crestLook('Flamengo').colours[0]
  expect(crestLook('Internacional').colours[0]).toBe(red)
  expect(crestLook('Palmeiras').colours[0]).not.toBe(red)
})

test('any other always looks the same, with two distinct colours', () => {
  for (const name of ['Halmstad', 'Oțelul Galați', 'Al-Nassr', '']) {
    expect(crestLook(name)).toEqual(crestLook(name))
    expect(new Set(crestLook(name).colours).size).toBe(2)
  }
})

test('a league of invented names uses every pattern', () => {
  const names = Array.from({ length: 100 }, (_, number) => `Clube ${number}`)
  const worn = new Set(names.map((name) => crestLook(name).pattern))
  expect([...worn].sort((one, other) => one.localeCompare(other))).toEqual(
    [...CREST_PATTERNS].sort((one, other) => one.localeCompare(other)),
  )
})

import { describe, expect, test } from 'vitest'
import { gameInfoWire, oddWire } from './catalogue.ts'
import { searchRequest } from './search.ts'

describe('a search on the wire', () => {
  const isAccepted = (q: string | undefined): boolean => searchRequest.safeParse({ q }).success

  test('API-26 has 1 to 64 characters', () => {
    expect(isAccepted('a')).toBe(true)
    expect(isAccepted('a'.repeat(64))).toBe(true)
    expect(isAccepted('')).toBe(false)
    expect(isAccepted('a'.repeat(65))).toBe(false)
  })

  test('counts characters as a reader does', () => {
    expect(isAccepted('⚽'.repeat(64))).toBe(true)
    expect(isAccepted('🏀'.repeat(64))).toBe(true)
    expect(isAccepted('🏀'.repeat(65))).toBe(false)
  })

  test('is empty without a visible character', () => {
    expect(isAccepted('   ')).toBe(false)
    expect(isAccepted(undefined)).toBe(false)
  })
})

describe('an odd on the wire', () => {
  const odd = {
    betGamesOddId: 7001,
    betCnfOddId: 1,
    betGameId: 7,
    market_id: 1000002,
    oddName: '1',
    oddHeader: '',
    oddHandicap: '',
    rate: 1.8,
    version: 3,
    status: 'open',
  }

  test('ENT-14 carries ids, market, name, line, rate and status; the rest is of the page', () => {
    expect(oddWire.parse(odd)).toEqual(odd)
    expect(oddWire.parse({ ...odd, checked: true, price: 10, prize: 18 })).toEqual(odd)
    for (const name of Object.keys(odd))
      expect(oddWire.safeParse({ ...odd, [name]: undefined }).success).toBe(false)
    expect(oddWire.safeParse({ ...odd, status: 'o' }).success).toBe(false)
  })
})

test('ENT-12 a game has one of the known statuses', () => {
  const live = { gameStatus: 'live', score: [1, 0], clock: null }
  expect(gameInfoWire.parse(live).gameStatus).toBe('live')
  expect(gameInfoWire.safeParse({ ...live, gameStatus: 'playing' }).success).toBe(false)
})

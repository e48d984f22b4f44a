import { describe, expect, it } from 'vitest'
import { openBooks } from './open-books.ts'
import { GAMES_BY_SPORT } from './sport-games.ts'

const GAMES = 40

describe('before it starts', () => {
  it.each([
    ['tennis', 45],
    ['volleyball', 35],
    ['e-sports', 25],
    ['boxing', 12],
  ] as const)('each of 40 games of %s has %i open books or more', (sport, least) => {
    const games = GAMES_BY_SPORT[sport]('books')
    const counts = Array.from({ length: GAMES }, () => openBooks(games.next().value))
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(least)
  })
})

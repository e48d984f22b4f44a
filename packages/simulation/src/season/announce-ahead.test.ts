import { describe, expect, it } from 'vitest'
import { longDaysAhead, minorDaysAhead } from './announce-ahead.ts'
import { EVEN_DAYS, seasonTournament } from './season-tournament.ts'

const tournament = (appeal: number) =>
  seasonTournament({
    id: 1,
    name: 'Liga',
    location: 'Brasil',
    entrants: 'A, B, C, D, E, F, G, H',
    days: EVEN_DAYS,
    starts: '12:00',
    appeal,
  })

/** Two games a day of each: fourteen a week that everybody looks for, and fourteen others. */
const both = [tournament(3), tournament(0)]

describe('how early minor games are announced', () => {
  it('is as early as the games that are wanted take', () => {
    expect(minorDaysAhead(both, 20)).toBe(3)
    expect(minorDaysAhead(both, 21)).toBe(3.5)
  })

  it('is some hours at least and a week at most', () => {
    expect(minorDaysAhead(both, 0)).toBe(0.25)
    expect(minorDaysAhead(both, 3_000)).toBe(7)
    expect(minorDaysAhead([tournament(1)], 5)).toBe(7)
  })

  it('is further ahead for all games when more are wanted than a week has', () => {
    expect(longDaysAhead(both, 28)).toBeNull()
    expect(longDaysAhead(both, 40)).toBe(10)
  })
})

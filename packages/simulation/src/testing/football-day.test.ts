import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../schedule/calendar-day.ts'
import { footballDay } from './football-day.ts'

const FIRST_DAY = 20_778
/** In 2079 the numbers of the repeating leagues reach those of the competitions with dates. */
const LAST_DAY = 39_900
const month = Array.from({ length: 32 }, (_, i) => footballDay('caderneta', FIRST_DAY + i))
const games = month.flat()

describe('a day of the football season', () => {
  it('is the same whenever it is requested', () => {
    expect(footballDay('caderneta', FIRST_DAY)).toEqual(month[0])
  })

  it('has other games with another seed', () => {
    expect(footballDay('other', FIRST_DAY)).not.toEqual(month[0])
  })

  it('keeps the names that bets were placed on', () => {
    const [game] = month[0] ?? []
    expect([game?.gameId, game?.home]).toEqual([10260201200, 'Independiente'])
  })

  it('numbers each game once, in the block of football', () => {
    expect(new Set(games.map((game) => game.gameId)).size).toBe(games.length)
    const farDay = footballDay('caderneta', LAST_DAY).map((game) => game.gameId)
    expect(new Set(farDay).size).toBe(farDay.length)
    expect(Math.max(...farDay)).toBeLessThan(11_000_000_000)
    expect(Math.min(...games.map((game) => game.gameId))).toBeGreaterThan(1_000_000_000)
  })

  it('has games at every hour', () => {
    for (const day of month) {
      const hours = new Set(day.map((game) => Math.floor((game.startMs % DAY_MS) / 3_600_000)))
      expect(hours.size).toBe(24)
    }
  })

  it('lets no club play twice within forty hours', () => {
    const lastByClub = new Map<string, number>()
    const inOrder = [...games].sort((one, other) => one.startMs - other.startMs)
    for (const { home, away, startMs } of inOrder) {
      for (const club of [home, away]) {
        const rest = startMs - (lastByClub.get(club) ?? Number.NEGATIVE_INFINITY)
        expect(rest).toBeGreaterThanOrEqual(40 * 3_600_000)
        lastByClub.set(club, startMs)
      }
    }
  })
})

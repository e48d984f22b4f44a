import { describe, expect, it } from 'vitest'
import { DAY_MS, seasonDay } from './season-day.ts'

const FIRST_DAY = 20_778
const month = Array.from({ length: 32 }, (_, i) => seasonDay('caderneta', FIRST_DAY + i))
const games = month.flat()

describe('a day of the season', () => {
  it('is the same whenever it is asked for', () => {
    expect(seasonDay('caderneta', FIRST_DAY)).toEqual(month[0])
  })

  it('is another with another seed, but at the same hours', () => {
    const other = seasonDay('other', FIRST_DAY)
    expect(other).not.toEqual(month[0])
    expect(other.map((game) => game.kickOffMs)).toEqual(month[0]?.map((game) => game.kickOffMs))
  })

  it('keeps the names that bets were placed on', () => {
    const [game] = month[0] ?? []
    expect([game?.gameId, game?.home, game?.away]).toEqual([3077810100, 'Londrina', 'CRB'])
  })

  it('numbers each game once and below 2 to the 43', () => {
    expect(new Set(games.map((game) => game.gameId)).size).toBe(games.length)
    const farDays = seasonDay('caderneta', 40_000_000).map((game) => game.gameId)
    expect(Math.max(...farDays)).toBeLessThan(2 ** 43)
    expect(Math.min(...games.map((game) => game.gameId))).toBeGreaterThan(1_000_000_000)
  })

  it('has games at every hour', () => {
    for (const day of month) {
      const hours = new Set(day.map((game) => Math.floor((game.kickOffMs % DAY_MS) / 3_600_000)))
      expect(hours.size).toBe(24)
    }
  })

  it('lets no club play twice within forty hours', () => {
    const lastByClub = new Map<string, number>()
    const inOrder = [...games].sort((one, other) => one.kickOffMs - other.kickOffMs)
    for (const { home, away, kickOffMs } of inOrder) {
      for (const club of [home, away]) {
        const rest = kickOffMs - (lastByClub.get(club) ?? Number.NEGATIVE_INFINITY)
        expect(rest).toBeGreaterThanOrEqual(40 * 3_600_000)
        lastByClub.set(club, kickOffMs)
      }
    }
  })

  it('plays whole seasons: everyone against everyone, home and away', () => {
    const rounds = Array.from({ length: 8 * 42 }, (_, i) =>
      seasonDay('caderneta', i + 8 * 38),
    ).flat()
    const serieA = rounds.filter(({ tournament }) => tournament.name === 'Brasileirão Série A')
    const season = serieA.slice(0, 380).map(({ home, away }) => `${home} x ${away}`)
    expect(new Set(season).size).toBe(380)
  })
})

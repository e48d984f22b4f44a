import { describe, expect, it } from 'vitest'
import { highlightsOfDay } from '../season/highlights.ts'
import { footballDay } from '../testing/football-day.ts'
import { clubStrength } from './club-strength.ts'
import type { FootballGame } from './football-game.ts'
import { FOOTBALL_HIGHLIGHTS } from './football-season.ts'

const bigGames = (games: readonly FootballGame[]) =>
  highlightsOfDay('caderneta', games, clubStrength, FOOTBALL_HIGHLIGHTS)

const days = Array.from({ length: 16 }, (_, day) => footballDay('caderneta', 20_778 + day))

describe('the big games of a day', () => {
  it('are eight, three of a tournament at most', () => {
    for (const games of days) {
      const chosen = bigGames(games)
      const tournaments = games
        .filter(({ gameId }) => chosen.has(gameId))
        .map((g) => g.tournament.id)
      expect(chosen.size).toBe(8)
      for (const id of tournaments) {
        expect(tournaments.filter((each) => each === id).length).toBeLessThanOrEqual(3)
      }
    }
  })

  it('hold the Brasileirão when it is played', () => {
    for (const games of days) {
      const serieA = games.filter(({ tournament }) => tournament.id === 10037440)
      const chosen = bigGames(games)
      const shown = serieA.filter(({ gameId }) => chosen.has(gameId))
      expect(shown.length).toBeGreaterThanOrEqual(Math.min(2, serieA.length))
    }
  })

  it('are none on days that the home page does not show', () => {
    const minor = (days[0] ?? []).filter(({ tournament }) => tournament.appeal === 0)
    expect(bigGames(minor).size).toBe(0)
  })
})

import { describe, expect, it } from 'vitest'
import { footballDay } from '../testing/football-day.ts'
import { sampleGame } from './sample-game.ts'

const DAYS = 12
const games = Array.from({ length: DAYS }, (_, day) => footballDay('sample', 20_778 + day)).flat()

describe('the match of a game', () => {
  it('is the same each time, whatever its day', () => {
    for (const game of games.slice(0, 20)) {
      const { day: _, ...undated } = game
      if (game.stage === undefined) continue
      expect(sampleGame('sample', undated)).toEqual(sampleGame('sample', game))
    }
  })

  it('sends players off where that is recorded, and nowhere else', () => {
    const dismissals = (hasIncidents: boolean) =>
      games
        .filter(({ tournament }) => tournament.hasIncidents === hasIncidents)
        .flatMap((game) => sampleGame('sample', game).dismissals).length
    expect(dismissals(true)).toBeGreaterThan(0)
    expect(dismissals(false)).toBe(0)
  })
})

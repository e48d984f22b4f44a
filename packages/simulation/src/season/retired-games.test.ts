import { describe, expect, it } from 'vitest'
import { simulationSchedule } from '../simulation-provider.ts'

const EPOCH = Date.UTC(2026, 10, 23, 12)
const OLD_GAME = 3_079_037_440

describe('a game of the season before, of which the calendar has no teams any more', () => {
  it('is cancelled at the start and its bets are void', () => {
    const schedule = simulationSchedule({ seed: 'caderneta', speed: 1, gamesTarget: 50 })
    const games = [...schedule(EPOCH, new Set([OLD_GAME])).snapshot(EPOCH, EPOCH)]
    const old = games.find(({ gameId }) => gameId === OLD_GAME)
    expect(old?.snapshot(EPOCH, EPOCH)).toMatchObject([
      { kind: 'bet_stop', marketIds: 'all' },
      { kind: 'odds_change', status: 'cancelled' },
      { kind: 'bet_cancel', marketIds: 'all', from: null, to: null },
    ])
  })

  it('is so in other sports whose leagues have their real calendars now', () => {
    const schedule = simulationSchedule({ seed: 'caderneta', speed: 1, gamesTarget: 50 })
    const day = Math.floor(EPOCH / 86_400_000)
    const [ofRetired, ofKept] = [201, 204].map((league) => 11e9 + (day * 1000 + league) * 100)
    const kept = new Set([ofRetired, ofKept].map(Number))
    const games = [...schedule(EPOCH, kept).snapshot(EPOCH, EPOCH)]
    const statusOf = (id: number | undefined) =>
      games
        .filter(({ gameId }) => gameId === id)
        .flatMap((game) => game.snapshot(EPOCH, EPOCH))
        .flatMap((body) => (body.kind === 'odds_change' ? [body.status] : []))
    expect(statusOf(ofRetired)).toEqual(['cancelled'])
    expect(statusOf(ofKept)).not.toContain('cancelled')
  })

  it('does not come when the database has none', () => {
    const schedule = simulationSchedule({ seed: 'caderneta', speed: 1, gamesTarget: 50 })
    const ids = [...schedule(EPOCH, new Set()).snapshot(EPOCH, EPOCH)].map(({ gameId }) => gameId)
    expect(ids.filter((id) => id < 4_000_000_000)).toEqual([])
  })
})

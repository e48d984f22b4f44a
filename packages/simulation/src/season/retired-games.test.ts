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

  it.each([
    ['the NFL without divisions', 31_260_010_305, true],
    ['the NFL', 31_260_070_305, false],
    ['the rounds of the NBA above a hundred', 11_260_020_005, false],
  ])('of %s is cancelled only if that is not played any more', (_, gameId, isCancelled) => {
    const schedule = simulationSchedule({ seed: 'caderneta', speed: 1, gamesTarget: 50 })
    const games = [...schedule(EPOCH, new Set([gameId])).snapshot(EPOCH, EPOCH)]
    const retired = games.filter((game) => game.gameId === gameId && game.endsAt === 0)
    expect(retired).toHaveLength(isCancelled ? 1 : 0)
  })

  it('does not come when the database has none', () => {
    const schedule = simulationSchedule({ seed: 'caderneta', speed: 1, gamesTarget: 50 })
    const ids = [...schedule(EPOCH, new Set()).snapshot(EPOCH, EPOCH)].map(({ gameId }) => gameId)
    expect(ids.filter((id) => id < 4_000_000_000)).toEqual([])
  })
})

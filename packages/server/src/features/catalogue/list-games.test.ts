import { BEST_LEAGUES } from '@caderneta/domain/markets/market/market'
import { describe, expect, test } from 'vitest'
import { fixture } from './book-fixtures.ts'
import { type GameState, newGame } from './book-game.ts'
import { highlightedGames, listGames } from './list-games.ts'

const NOW = Date.UTC(2026, 10, 21, 12, 0)
const MINUTE = 60_000
const HOUR = 60 * MINUTE

const game = (gameId: number, startsIn: number, more: Partial<GameState> = {}): GameState => ({
  ...newGame(fixture(gameId, { startsAt: NOW + startsIn })),
  ...more,
})

const OTHERS = [
  { id: 8, name: 'Osijek' },
  { id: 9, name: 'Vukovar 1991' },
] as const

const idsOf = (games: readonly { fixture: { gameId: number } }[]): number[] =>
  games.map((one) => one.fixture.gameId)

describe('the lists of games', () => {
  test('are ordered by kick-off where they are equally relevant', () => {
    const games = [game(3, 2 * HOUR), game(1, HOUR), game(2, HOUR)]
    expect(idsOf(listGames(games, {}, NOW))).toEqual([1, 2, 3])
  })

  test('keep the most relevant games where a limit cuts them', () => {
    const abroad = { location: 'Croácia', tournamentName: 'Liga', teams: OTHERS } as const
    const games = [
      { ...game(1, HOUR), fixture: fixture(1, { ...abroad, startsAt: NOW + HOUR }) },
      { ...game(2, HOUR), fixture: fixture(2, { ...abroad, startsAt: NOW - HOUR }) },
      game(3, 20 * HOUR),
    ]
    expect(idsOf(listGames(games, { limit: 1 }, NOW))).toEqual([3])
  })

  test('have a first part: whole competitions, the most relevant, and then no more', () => {
    const ofTournament = (tournamentId: number, from: number) =>
      Array.from({ length: 15 }, (_, i) => ({
        ...game(from + i, HOUR),
        fixture: fixture(from + i, { tournamentId, startsAt: NOW + from * HOUR + i * MINUTE }),
      }))
    const games = [...ofTournament(30, 60), ...ofTournament(10, 1), ...ofTournament(20, 20)]
    const first = listGames(games, { part: 'first' }, NOW)
    expect(new Set(first.map((each) => each.fixture.tournamentId))).toEqual(new Set([10, 20]))
    expect(idsOf(first)).toEqual(idsOf(listGames(games, {}, NOW)).slice(0, 30))
  })

  test('LST-07 lists/12 contains games that start in the next 12 hours', () => {
    const games = [game(1, 12 * HOUR - MINUTE), game(2, 12 * HOUR + MINUTE), game(3, -MINUTE)]
    expect(idsOf(listGames(games, { list: '12' }, NOW))).toEqual([1])
  })

  test('LST-08 lists/24 contains games that start in the next 24 hours', () => {
    const games = [game(1, 24 * HOUR - MINUTE), game(2, 24 * HOUR + MINUTE)]
    expect(idsOf(listGames(games, { list: '24' }, NOW))).toEqual([1])
  })

  test('LST-09 lists/bl contains the best leagues and no other', () => {
    const best = BEST_LEAGUES.map((tournamentId, i) => ({
      ...game(i + 1, HOUR),
      fixture: fixture(i + 1, { tournamentId, startsAt: NOW + HOUR }),
    }))
    const other = { ...game(99, HOUR), fixture: fixture(99, { tournamentId: 10037441 }) }
    const listed = listGames([...best, other], { list: 'bl' }, NOW)
    expect(idsOf(listed).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5])
  })

  test('SPT-08 the live list contains what is under way, including interruptions', () => {
    const statuses = ['scheduled', 'live', 'halftime', 'interrupted', 'postponed', 'ended'] as const
    const games = statuses.map((status, i) => game(i, -HOUR + i, { status }))
    expect(idsOf(listGames(games, { list: 'live' }, NOW))).toEqual([1, 2, 3])
  })

  test('contain no game that is over', () => {
    const games = [game(1, -HOUR, { status: 'ended' }), game(2, HOUR, { status: 'cancelled' })]
    expect(listGames(games, {}, NOW)).toEqual([])
  })

  test('can be filtered by sport and tournament', () => {
    const tennis = { ...game(1, HOUR), fixture: fixture(1, { sportId: 2 }) }
    const cup = { ...game(2, HOUR), fixture: fixture(2, { tournamentId: 5 }) }
    expect(idsOf(listGames([tennis, cup], { sportId: 2 }, NOW))).toEqual([1])
    expect(idsOf(listGames([tennis, cup], { tournamentId: 5 }, NOW))).toEqual([2])
  })

  test('CST-26 contain 3,000 games at most, whatever the requested limit', () => {
    const games = Array.from({ length: 3002 }, (_, i) => game(i + 1, HOUR))
    expect(listGames(games, {}, NOW)).toHaveLength(3000)
    expect(listGames(games, { limit: 3001 }, NOW)).toHaveLength(3000)
    expect(listGames(games, { limit: 7 }, NOW)).toHaveLength(7)
  })

  test('the strip of the home page contains highlighted games that are not over', () => {
    const highlight = (id: number): GameState => ({
      ...game(id, HOUR),
      fixture: fixture(id, { isHighlight: true }),
    })
    const over = { ...highlight(2), status: 'ended' as const }
    expect(idsOf(highlightedGames([game(1, HOUR), over, highlight(3)], NOW))).toEqual([3])
  })
})

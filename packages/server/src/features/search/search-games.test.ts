import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fixture, gameWithoutOdds, START, TestClock } from '../catalogue/book-fixtures.ts'
import type { BookGame } from '../catalogue/catalogue.ts'
import { GameSearch } from './search-games.ts'

const HOUR = 3_600_000
const CLOCK = new TestClock()

interface Given {
  readonly teams?: readonly [string, string]
  readonly tournament?: string
  readonly tournamentId?: number
  readonly location?: string
  readonly status?: BookGame['status']
  readonly startsAt?: number
}

function game(gameId: number, given: Given = {}): BookGame {
  const [home, away] = given.teams ?? ['Grêmio', 'Santos']
  const { tournamentId, location } = given
  const gameFixture = fixture(gameId, {
    ...(tournamentId !== undefined && { tournamentId }),
    ...(location !== undefined && { location }),
    teams: [
      { id: 1, name: home },
      { id: 2, name: away },
    ],
    tournamentName: given.tournament ?? 'Brasileirão Série A',
    startsAt: given.startsAt ?? START,
  })
  return gameWithoutOdds(gameFixture, given.status)
}

const idsOf = (games: readonly BookGame[], query: string): number[] =>
  new GameSearch(CLOCK).search(games, query, 50).map(({ fixture: { gameId } }) => gameId)

describe('a search for games', () => {
  test('SRC-09 ignores accents and case', () => {
    const games = [game(1), game(2, { teams: ['São Paulo', 'Ceará'] })]
    for (const query of ['GREMIO', 'grêmio', 'Gremio', 'GRÊMIO'])
      expect(idsOf(games, query)).toEqual([1])
    expect(idsOf(games, 'sao paulo')).toEqual([2])
    expect(idsOf(games, 'CEARA')).toEqual([2])
  })

  test('finds by team, tournament and place, each word by its beginning', () => {
    const games = [game(1), game(2, { teams: ['Porto', 'Benfica'], tournament: 'Liga Portugal' })]
    expect(idsOf(games, 'sant')).toEqual([1])
    expect(idsOf(games, 'serie')).toEqual([1])
    expect(idsOf(games, 'liga por')).toEqual([2])
    expect(idsOf(games, 'brasil gre')).toEqual([1])
    expect(idsOf(games, 'antos')).toEqual([])
    expect(idsOf(games, 'porto santos')).toEqual([])
  })

  test('finds by the names of both languages', () => {
    const cup = { teams: ['Croácia', 'Holanda'], tournament: 'Copa do Mundo' } as const
    const games = [game(1), game(2, cup)]
    for (const query of ['copa do mundo', 'world cup', 'croatia', 'croacia', 'nether'])
      expect(idsOf(games, query)).toEqual([2])
    expect(idsOf(games, 'brazil gre')).toEqual([1])
  })

  test.each([
    ['Mengão', 'Flamengo'],
    ['timao', 'Corinthians'],
    ['verdão', 'Palmeiras'],
    ['fogao', 'Botafogo'],
    ['galo', 'Atlético-MG'],
    ['leao do pici', 'Fortaleza'],
    ['mengao', 'Flamengo Feminino'],
  ])('finds %s as %s', (nickname, club) => {
    expect(idsOf([game(1), game(2, { teams: [club, 'Others'] })], nickname)).toEqual([2])
  })

  test('finds two teams written as in a result', () => {
    const games = [game(1), game(2, { teams: ['Grêmio', 'Bahia'] })]
    expect(idsOf(games, 'Grêmio X Santos')).toEqual([1])
    expect(idsOf(games, 'x')).toEqual([])
  })

  test('puts those found by team first, then the most relevant, then the soonest', () => {
    const games = [
      game(1, { teams: ['A', 'B'], tournament: 'Copa Santos' }),
      game(2, { startsAt: START + 2 * HOUR }),
      game(3, { startsAt: START + HOUR }),
      game(4, { teams: ['A', 'B'], tournament: 'Copa Santos', status: 'live' }),
      game(5, { status: 'halftime' }),
    ]
    expect(idsOf(games, 'santos')).toEqual([5, 3, 2, 4, 1])
  })

  test('puts the club that most look for before its namesakes', () => {
    const games = [
      game(1, { teams: ['Flama do Rio', 'Minas'], tournament: 'Superliga Feminina' }),
      game(2, { teams: ['Flamurtari', 'Tirana'], tournament: 'Superliga da Albânia' }),
      game(3, { teams: ['Santos', 'Flamengo'], startsAt: START + 9 * HOUR }),
    ]
    expect(idsOf(games, 'fla')[0]).toBe(3)
  })

  test('puts a minor match of Brazil after the great ones beside a followed one, as a list', () => {
    const teams = ['Real Ariquemes', 'Manaus'] as const
    const serieD = game(1, { teams, tournament: 'Série D', tournamentId: 7 })
    const great = game(2, { teams: ['Real Madrid', 'Liverpool'], location: 'Europa' })
    const followed = game(3, { teams: ['Real Noroeste', 'Flamengo'] })
    expect(idsOf([serieD, great], 'real')).toEqual([1, 2])
    expect(idsOf([serieD, great, followed], 'real')).toEqual([3, 2, 1])
  })

  test.each(['ended', 'cancelled'] as const)('omits a game that is %s', (status) => {
    expect(idsOf([game(1, { status })], 'gremio')).toEqual([])
  })

  test('returns no more than the limit, and nothing without a word', () => {
    const games = Array.from({ length: 9 }, (_, i) => game(i + 1))
    expect(new GameSearch(CLOCK).search(games, 'gremio', 3)).toHaveLength(3)
    expect(new GameSearch(CLOCK).search(games, '!', 3)).toEqual([])
  })

  test('reflects a fixture that changes its teams', () => {
    const before = game(1)
    expect(idsOf([before], 'gremio')).toEqual([1])
    const after = {
      ...before,
      fixture: fixture(1, {
        teams: [
          { id: 3, name: 'Bahia' },
          { id: 4, name: 'Vitória' },
        ],
      }),
    }
    expect(idsOf([after], 'gremio')).toEqual([])
    expect(idsOf([after], 'bahia')).toEqual([1])
  })

  test('a longer prefix never finds more', () => {
    const clubs = ['Grêmio', 'Santos', 'São Paulo', 'Sport', 'Flamengo', 'Fluminense']
    const games = clubs.map((club, i) => game(i + 1, { teams: [club, 'Others'] }))
    fc.assert(
      fc.property(fc.constantFrom(...clubs), fc.nat(12), (club, length) => {
        const short = idsOf(games, club.slice(0, length))
        const long = idsOf(games, club.slice(0, length + 1))
        if (length > 0) expect(long.every((id) => short.includes(id))).toBe(true)
        expect(idsOf(games, club)).toContain(clubs.indexOf(club) + 1)
      }),
    )
  })
})

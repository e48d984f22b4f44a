import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BEST_LEAGUES } from '../markets/market/market.ts'
import { FOOTBALL, SPORTS } from '../markets/registry/sports.ts'
import { competitionInterest } from './competition-interest.ts'
import { type RankedGame, relevanceAmong } from './game-relevance.ts'
import { isBrazilianTeam, teamInterest } from './team-interest.ts'

const NOW = Date.UTC(2026, 10, 22, 19)
const HOUR = 3_600_000

function game(given: Partial<RankedGame>): RankedGame {
  return {
    sportId: FOOTBALL,
    tournamentId: 1,
    tournamentName: 'Liga',
    location: 'Croácia',
    teamNames: ['Osijek', 'Vukovar 1991'],
    startsAt: NOW + 3 * HOUR,
    isLive: false,
    ...given,
  }
}

const champions = (given: Partial<RankedGame> = {}) =>
  game({
    location: 'Europa',
    tournamentName: 'Liga dos Campeões',
    teamNames: ['Real Madrid', 'Liverpool'],
    ...given,
  })
const serieD = (given: Partial<RankedGame> = {}) =>
  game({ location: 'Brasil', tournamentName: 'Brasileirão Série D', ...given })

/** Of a game that is listed alone. */
const gameRelevance = (one: RankedGame, now: number) => relevanceAmong([one], now)(one)

const leads = (one: RankedGame, other: RankedGame) =>
  expect(gameRelevance(one, NOW)).toBeGreaterThan(gameRelevance(other, NOW))

describe('the relevance of a game', () => {
  it('puts football of Brazil within a day before every other match', () => {
    leads(serieD({ startsAt: NOW + 24 * HOUR }), champions({ isLive: true }))
    leads(serieD({ isLive: true, startsAt: NOW - HOUR }), champions())
    leads(champions(), serieD({ startsAt: NOW + 25 * HOUR }))
  })

  it('puts minor matches of Brazil first only where no followed one is near', () => {
    const libertadores = game({ location: 'América do Sul', tournamentName: 'Libertadores' })
    const followed = { ...libertadores, teamNames: ['Palmeiras', 'Peñarol'] }
    const alone = relevanceAmong([serieD(), champions()], NOW)
    expect(alone(serieD())).toBeGreaterThan(alone(champions()))
    const beside = relevanceAmong([serieD(), champions(), followed], NOW)
    expect(beside(followed)).toBeGreaterThan(beside(champions()))
    expect(beside(champions())).toBeGreaterThan(beside(serieD()))
  })

  it('puts the minor matches of one competition of Brazil first, of the highest interest', () => {
    const women = serieD({ tournamentId: 3, tournamentName: 'Taça Feminina', isLive: true })
    const earlier = serieD({ tournamentId: 4, startsAt: NOW + 2 * HOUR })
    const games = [women, serieD(), earlier, champions()]
    const relevanceOf = relevanceAmong(games, NOW)
    const ranked = games.toSorted((a, b) => relevanceOf(b) - relevanceOf(a))
    expect(ranked).toEqual([earlier, champions(), serieD(), women])
  })

  it('takes a match whose kick-off passed without play for none that is near', () => {
    const postponed = { startsAt: NOW - HOUR }
    leads(champions(), serieD(postponed))
    const derby = serieD({ teamNames: ['Flamengo', 'Fluminense'], ...postponed })
    const beside = relevanceAmong([serieD(), champions(), derby], NOW)
    expect(beside(serieD())).toBeGreaterThan(beside(champions()))
    const played = relevanceAmong([serieD(), champions(), { ...derby, isLive: true }], NOW)
    expect(played(champions())).toBeGreaterThan(played(serieD()))
  })

  it('keeps the place of a match that has not begun at its kick-off', () => {
    const late = { startsAt: NOW - HOUR / 4 }
    leads(serieD(late), champions())
    const derby = serieD({ teamNames: ['Flamengo', 'Fluminense'], ...late })
    const beside = relevanceAmong([serieD(), champions(), derby], NOW)
    expect(beside(champions())).toBeGreaterThan(beside(serieD()))
  })

  it('counts a Brazilian team abroad as football of Brazil, and basketball in Brazil not', () => {
    leads(game({ teamNames: ['Pafos', 'Flamengo'] }), champions())
    leads(champions(), game({ location: 'Brasil', sportId: 2 }))
  })

  it('follows the interest of the competition, then of the teams', () => {
    leads(champions(), game({ teamNames: ['Real Madrid', 'Liverpool'] }))
    leads(champions(), champions({ teamNames: ['Kairat', 'Pafos'] }))
  })

  it('puts what is played before what is to come, and that before next week', () => {
    leads(champions({ isLive: true, startsAt: NOW - HOUR }), champions())
    const ahead = [24, 25, 49, 97, 169].map((hours) => champions({ startsAt: NOW + hours * HOUR }))
    const relevances = ahead.map((each) => gameRelevance(each, NOW))
    expect(relevances).toEqual(relevances.toSorted((a, b) => b - a))
    expect(new Set(relevances).size).toBe(ahead.length)
  })

  it('puts no sport of minor interest before the usual football', () => {
    const college = game({ sportId: 16, location: 'Estados Unidos', tournamentName: 'Sudeste' })
    leads(game({}), college)
  })

  it('is a whole number for whatever a source calls its games', () => {
    const anything = fc.record({
      sportId: fc.oneof(fc.integer(), fc.constantFrom(...SPORTS.map(({ id }) => id))),
      tournamentId: fc.integer(),
      tournamentName: fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', '')),
      location: fc.oneof(fc.string(), fc.constantFrom('__proto__', 'toString', 'Brasil')),
      teamNames: fc.array(fc.string(), { maxLength: 2 }),
      startsAt: fc.integer(),
      isLive: fc.boolean(),
    })
    fc.assert(
      fc.property(anything, (any) => {
        expect(Number.isSafeInteger(gameRelevance(any, NOW))).toBe(true)
      }),
    )
  })
})

describe('the interest of a competition', () => {
  it.each([
    ['Brasil', 'Brasileirão Série A', 10],
    ['Brasil', 'Um torneio novo', 4],
    ['Europa', 'UEFA Champions League', 10],
    ['Rússia', 'Premier League', 1],
    ['Inglaterra', 'Premier League', 9],
  ])('of %s, %s, is %d', (location, tournamentName, interest) => {
    expect(competitionInterest(game({ location, tournamentName }))).toBe(interest)
  })

  it('is high for the best leagues under any name', () => {
    for (const tournamentId of BEST_LEAGUES)
      expect(competitionInterest(game({ tournamentId, tournamentName: '' }))).toBe(9)
  })

  it('is none for an unknown sport', () => {
    expect(competitionInterest(game({ sportId: 4_711 }))).toBe(0)
  })
})

describe('the interest of a team', () => {
  it('of women is one less than that of the club', () => {
    expect(teamInterest('Flamengo')).toBe(3)
    expect(teamInterest('Flamengo Feminino')).toBe(2)
    expect(teamInterest('Osijek')).toBe(0)
    expect(teamInterest('Osijek Feminino')).toBe(0)
    expect(isBrazilianTeam('Corinthians Feminino')).toBe(true)
    expect(isBrazilianTeam('Real Madrid')).toBe(false)
  })
})

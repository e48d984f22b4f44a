import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FOOTBALL, SPORT, SPORTS } from '../markets/registry/sports.ts'
import { chooseHighlights } from './choose-highlights.ts'
import { competitionInterest } from './competition-interest.ts'
import type { RankedGame } from './game-relevance.ts'

const NOW = Date.UTC(2026, 10, 22, 19)
const HOUR = 3_600_000
const MOST = 12

const game = (location: string, tournamentName: string, given: Partial<RankedGame> = {}) => ({
  ...{ sportId: FOOTBALL, tournamentId: 1, teamNames: ['Osijek', 'Pafos'], isLive: false },
  ...{ startsAt: NOW + 3 * HOUR, location, tournamentName },
  ...given,
})

const champions = game('Europa', 'Liga dos Campeões')
const serieD = game('Brasil', 'Brasileirão Série D')
const college = game('Estados Unidos', 'Sudeste', { sportId: SPORT['american-football'].id })

const chosen = (games: readonly RankedGame[], most = MOST) =>
  chooseHighlights(games, (one) => one, NOW, most)
const namesOf = (games: readonly RankedGame[]) =>
  chosen(games).map(({ tournamentName }) => tournamentName)
const isFirstClass = (one: RankedGame) => competitionInterest(one) >= 8

describe('the highlights', () => {
  it.each([
    ['the fourth division', serieD],
    ['women of a great club', { ...serieD, teamNames: ['Flamengo Feminino', 'Vasco Feminino'] }],
  ])('begin with the great match of elsewhere and not with %s of Brazil', (_name, minor) => {
    expect(chosen([{ ...minor, isLive: true }, champions])[0]).toBe(champions)
  })

  it.each([
    ['the second division', game('Brasil', 'Brasileirão Série B')],
    ['a great club in a small cup', { ...serieD, teamNames: ['Flamengo', 'Pafos'] }],
  ])('begin with %s of Brazil within a day', (_name, followed) => {
    expect(chosen([champions, followed])[0]).toBe(followed)
  })

  it('have no other sport in front of football', () => {
    const league = game('Brasil', 'NBB', { sportId: SPORT.basketball.id, isLive: true })
    const later = { ...champions, startsAt: NOW + 100 * HOUR }
    expect(namesOf([college, league, later, serieD])).toEqual([
      'Brasileirão Série D',
      'Liga dos Campeões',
      'NBB',
      'Sudeste',
    ])
  })

  it('are all of the first class and four others where those are few', () => {
    const others = Array.from({ length: 9 }, () => serieD)
    expect(chosen([...others, champions])).toHaveLength(5)
  })

  const anyGame = fc.record({
    sportId: fc.constantFrom(FOOTBALL, ...SPORTS.map(({ id }) => id)),
    tournamentId: fc.constant(1),
    tournamentName: fc.constantFrom(
      ...['Brasileirão Série A', 'Brasileirão Série B', 'Brasileirão Série D', 'Sub-20'],
      ...['Liga dos Campeões', 'Premier League', 'LaLiga', 'NBB'],
    ),
    location: fc.constantFrom('Brasil', 'Europa', 'Inglaterra', 'Espanha', 'Croácia'),
    teamNames: fc.array(fc.constantFrom('Flamengo', 'Flamengo Feminino', 'Real Madrid', 'Pafos'), {
      minLength: 2,
      maxLength: 2,
    }),
    startsAt: fc.integer({ min: -2, max: 100 }).map((hours) => NOW + hours * HOUR),
    isLive: fc.boolean(),
  })

  it('of whatever is offered are half of the first class, none dropped for another', () => {
    fc.assert(
      fc.property(
        fc.array(anyGame, { maxLength: 40 }),
        fc.integer({ min: 8, max: 16 }),
        (of, most) => {
          const shown = chosen(of, most)
          const first = shown.filter(isFirstClass).length
          const offered = of.filter(isFirstClass).length
          expect(shown.length).toBeLessThanOrEqual(most)
          expect(new Set(shown).size).toBe(shown.length)
          expect(
            first >= shown.length / 2 || (first === offered && shown.length - first <= 4),
          ).toBe(true)
          const sports = shown.map(({ sportId }) => sportId === FOOTBALL)
          expect(sports).toEqual(sports.toSorted((a, b) => Number(b) - Number(a)))
        },
      ),
    )
  })
})

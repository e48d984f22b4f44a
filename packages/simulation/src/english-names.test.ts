import { englishPlace, englishTournament } from '@caderneta/contract/english-names'
import { englishSide } from '@caderneta/contract/english-sides'
import { describe, expect, it } from 'vitest'
import { AMERICAN_FOOTBALL } from './american-football/american-football.ts'
import { BASKETBALL } from './basketball/basketball.ts'
import { BOXING } from './boxing/boxing.ts'
import { FOOTBALL_TOURNAMENTS } from './football/tournaments/football-tournaments.ts'
import { E_SPORTS } from './sets/e-sports-season.ts'
import { TENNIS } from './sets/tennis-season.ts'
import { VOLLEYBALL } from './sets/volleyball-season.ts'

const TOURNAMENTS = [
  ...FOOTBALL_TOURNAMENTS,
  ...[TENNIS, BASKETBALL, VOLLEYBALL, AMERICAN_FOOTBALL, E_SPORTS, BOXING].flatMap(
    ({ tournaments }) => tournaments,
  ),
]
const TOURNAMENTS_MIN = 130

/** Words that only Portuguese has, of which no English name is made. */
const PORTUGUESE = new RegExp(
  `\\b(${[
    ...['d[ao]', 'das', 'dos', 'Peso', 'Noite', 'Boxe', 'Vôlei', 'Basquete', 'Tênis', 'Tiro'],
    ...['Futebol', 'Feminin[ao]', 'Masculino', 'Aberto', 'Circuito', 'Desafio', 'Universitário'],
    ...['Campeonato Brasileiro', 'Liga \\p{L}+(ana|esa|eia|ina|ira|ca)'],
  ].join('|')})\\b`,
  'u',
)
/** Proper names that stay as they are in any language. */
const KEPT = ['Copa do Brasil', 'Liga Promérica']

describe('names in English', () => {
  it('leave no word of Portuguese in the name of a tournament', () => {
    expect(TOURNAMENTS.length).toBeGreaterThan(TOURNAMENTS_MIN)
    const names = TOURNAMENTS.map(({ name }) => englishTournament(name))
    const left = names.filter((name) => PORTUGUESE.test(name))
    expect(left).toEqual(KEPT)
  })

  it('leave no place in Portuguese', () => {
    const places = TOURNAMENTS.map(({ location }) => englishPlace(location))
    expect(places.filter((place) => /[à-ú]|Brasil|Holanda/iu.test(place))).toEqual([])
  })

  it('call a city and a women’s team by their English names, and leave clubs alone', () => {
    const sides = TOURNAMENTS.flatMap(({ entrants }) => entrants).map(englishSide)
    expect(sides.filter((name) => name.endsWith(' Feminino'))).toEqual([])
    expect(['Nova York', 'Pireu', 'Flamengo Feminino', 'Vila Nova'].map(englishSide)).toEqual([
      'New York',
      'Piraeus',
      'Flamengo Women',
      'Vila Nova',
    ])
  })
})

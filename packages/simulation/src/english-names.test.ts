import { englishLocation, englishTournament } from '@caderneta/contract/catalogue/english-names'
import { englishSide } from '@caderneta/contract/catalogue/english-sides'
import { COUNTRIES } from '@caderneta/domain/person/countries'
import { portugueseSide } from '@caderneta/feed/openfootball/portuguese-side'
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
const SIDES_MIN = 1_000
const NATIONS_MIN = 130
/** Words that are generic and that only English writes so. */
const ENGLISH_WORDS = /\b(Women|Reserves?|Under|Winner|Loser|Runner|Group|Match|U-?\d\d)\b/
/** Clubs that are called like a country in English. */
const CLUBS = ['Monaco', 'Liberia']
/** Sides that are made of words. */
const MADE = [
  ...['Brasil Feminino', 'Alemanha Sub-20', 'Espanha Sub-17 Feminino', 'Boca Juniors Reservas'],
  ...['Vencedor do jogo 61', 'Perdedor do jogo 62', '1º do Grupo A', '2º do Grupo B'],
  ...['3º do Grupo A/B/C', 'A definir'],
]
/** English as files write it. */
const shortened = (name: string) => name.replace(/^Third of/, 'Third place')

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
const KEPT = ['Copa do Brasil', 'Copa do Nordeste', 'Supercopa do Brasil', 'Liga Promérica']

const SIDES = [...new Set(TOURNAMENTS.flatMap(({ entrants }) => entrants))]

/** Cities that European clubs are named by and that only Portuguese writes so. */
const PORTUGUESE_CITIES = /\b(Atenas|Bucareste|Copenhague|Marselha|Praga|Varsóvia|Viena)$/u

describe('names in Portuguese', () => {
  it('are those of the feed: no side or place has an English name that a file would have', () => {
    const names = [...SIDES, ...TOURNAMENTS.map(({ location }) => location)]
    expect(names.length).toBeGreaterThan(SIDES_MIN)
    expect(names.filter((name) => portugueseSide(name) !== name)).toEqual(CLUBS)
    expect(names.filter((name) => ENGLISH_WORDS.test(name))).toEqual([])
  })

  it('of a file have an English one, which leads back to the same', () => {
    const nations = COUNTRIES.map(({ nameEn }) => portugueseSide(nameEn)).filter(
      (name) => englishSide(name) !== name,
    )
    expect(nations.length).toBeGreaterThan(NATIONS_MIN)
    const names = [...nations, ...MADE]
    expect(names.filter((name) => portugueseSide(shortened(englishSide(name))) !== name)).toEqual(
      [],
    )
  })
})

describe('a place', () => {
  it('has one name in Portuguese, so that its competitions are together', () => {
    const locations = [...new Set(TOURNAMENTS.map(({ location }) => location))]
    const english = locations.map(englishLocation)
    expect(locations.filter((_, at) => english.indexOf(english[at] ?? '') !== at)).toEqual([])
  })
})

describe('names in English', () => {
  it('leave no word of Portuguese in the name of a tournament', () => {
    expect(TOURNAMENTS.length).toBeGreaterThan(TOURNAMENTS_MIN)
    const names = TOURNAMENTS.map(({ name }) => englishTournament(name))
    const left = names.filter((name) => PORTUGUESE.test(name))
    expect(left).toEqual(KEPT)
  })

  it('leave no place in Portuguese', () => {
    const locations = TOURNAMENTS.map(({ location }) => englishLocation(location))
    expect(locations.filter((location) => /[à-ú]|Brasil|Holanda/iu.test(location))).toEqual([])
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

describe('clubs in English', () => {
  it('are not named by the Portuguese name of their city', () => {
    const names = SIDES.map(englishSide)
    expect(names.filter((name) => PORTUGUESE_CITIES.test(name))).toEqual([])
  })
})

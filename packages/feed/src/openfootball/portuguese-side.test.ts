import { fileURLToPath } from 'node:url'
import { COUNTRIES } from '@caderneta/domain/person/countries'
import { describe, expect, it } from 'vitest'
import { loadOpenfootball } from './load-openfootball.ts'
import { portugueseSide } from './portuguese-side.ts'

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const FILES_OF_NATIONS = [
  pathOf('./fixtures/worldcup-2022-excerpt.json'),
  pathOf('./fixtures/whole/worldcup-2022/worldcup.json'),
]

describe('a side of a file in Portuguese', () => {
  it.each([
    ['Czech Republic', 'Tchéquia'],
    ['Albania', 'Albânia'],
    ['Côte d’Ivoire', 'Costa do Marfim'],
    ['Bosnia & Herzegovina', 'Bósnia e Herzegovina'],
    ['Northern Ireland', 'Irlanda do Norte'],
    ['Brazil Women', 'Brasil Feminino'],
    ['Germany U20', 'Alemanha Sub-20'],
    ['Spain U-17 Women', 'Espanha Sub-17 Feminino'],
    ['Boca Juniors Reserves', 'Boca Juniors Reservas'],
    ['Winner Match 61', 'Vencedor do jogo 61'],
    ['W61', 'Vencedor do jogo 61'],
    ['L62', 'Perdedor do jogo 62'],
    ['1A', '1º do Grupo A'],
    ['3A/B/C', '3º do Grupo A/B/C'],
    ['Winner Group A', '1º do Grupo A'],
    ['Runner-up Group B', '2º do Grupo B'],
    ['TBD', 'A definir'],
  ])('%s is %s', (name, expected) => {
    expect(portugueseSide(name)).toBe(expected)
  })

  it.each(['CR Flamengo', 'Racing Club', 'W Connection', '1. FC Köln', 'Liverpool FC'])(
    '%s keeps its name',
    (name) => {
      expect(portugueseSide(name)).toBe(name)
    },
  )

  it('is no country under its English name', () => {
    const portuguese = new Set(COUNTRIES.map(({ name }) => name))
    const left = COUNTRIES.filter(({ nameEn }) => !portuguese.has(nameEn)).filter(
      ({ nameEn }) => portugueseSide(nameEn) === nameEn,
    )
    expect(left).toEqual([])
  })

  it.each(FILES_OF_NATIONS)('is one of every nation of %s', (path) => {
    const sides = new Set(
      loadOpenfootball(path).competitions.flatMap(({ matches }) =>
        matches.flatMap(({ teams }) => teams),
      ),
    )
    const portuguese = new Set(COUNTRIES.map(({ name }) => name))
    const isPortuguese = (side: string) => portugueseSide(side) !== side || portuguese.has(side)
    expect(sides.size).toBeGreaterThan(1)
    expect([...sides].filter((side) => !isPortuguese(side))).toEqual([])
  })
})

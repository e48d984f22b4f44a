import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { CREST_COLOURS, crestEntry } from './crest-book.ts'
import { crestLetter, crestLook } from './crest-look.ts'

/** What a fan sees when the team comes out: colours first named is the ground, then the pattern. */
const WORN: readonly (readonly [club: string, pattern: string, colours: string])[] = [
  ['Flamengo', 'hoops', 'red black'],
  ['Palmeiras', 'plain', 'green white'],
  ['Corinthians', 'plain', 'white black'],
  ['São Paulo', 'bands', 'white red black'],
  ['Santos', 'plain', 'white black'],
  ['Fluminense', 'stripes', 'wine green white'],
  ['Botafogo', 'stripes', 'black white'],
  ['Vasco da Gama', 'sash', 'black white'],
  ['Grêmio', 'stripes', 'azure black white'],
  ['Internacional', 'plain', 'red white'],
  ['Cruzeiro', 'plain', 'blue white'],
  ['Atlético-MG', 'stripes', 'black white'],
  ['Bahia', 'stripes', 'blue red white'],
  ['Vitória', 'hoops', 'red black'],
  ['Red Bull Bragantino', 'plain', 'white red'],
  ['Mirassol', 'plain', 'yellow green'],
  ['Coritiba', 'hoops', 'green white'],
  ['Athletico-PR', 'stripes', 'red black'],
  ['Chapecoense', 'plain', 'green white'],
  ['Remo', 'plain', 'navy white'],
  ['Ceará', 'stripes', 'black white'],
  ['Fortaleza', 'hoops', 'blue red white'],
  ['Juventude', 'stripes', 'green white'],
  ['Sport', 'hoops', 'red black'],
  ['Criciúma', 'stripes', 'yellow black'],
  ['Goiás', 'plain', 'green white'],
  ['Avaí', 'stripes', 'blue white'],
  ['CRB', 'stripes', 'red white'],
  ['América-MG', 'stripes', 'green black'],
  ['Ponte Preta', 'sash', 'white black'],
  ['Santa Cruz', 'hoops', 'black red white'],
  ['Paysandu', 'stripes', 'sky white'],
  ['Náutico', 'stripes', 'red white'],
  ['Vila Nova', 'plain', 'red white'],
  ['Arsenal', 'sleeves', 'red white'],
  ['Aston Villa', 'sleeves', 'wine sky'],
  ['West Ham', 'sleeves', 'wine sky'],
  ['Chelsea', 'plain', 'blue white'],
  ['Liverpool', 'plain', 'red white'],
  ['Manchester City', 'plain', 'sky white'],
  ['Manchester United', 'plain', 'red white'],
  ['Newcastle', 'stripes', 'black white'],
  ['Tottenham', 'plain', 'white navy'],
  ['Crystal Palace', 'stripes', 'red blue'],
  ['Wolverhampton', 'plain', 'amber black'],
  ['Queens Park Rangers', 'hoops', 'blue white'],
  ['Real Madrid', 'plain', 'white gold'],
  ['Barcelona', 'stripes', 'blue wine'],
  ['Atlético de Madrid', 'stripes', 'red white'],
  ['Athletic Bilbao', 'stripes', 'red white'],
  ['Real Betis', 'stripes', 'green white'],
  ['Sevilla', 'plain', 'white red'],
  ['Villarreal', 'plain', 'yellow blue'],
  ['Rayo Vallecano', 'sash', 'white red'],
  ['Juventus', 'stripes', 'black white'],
  ['Milan', 'stripes', 'red black'],
  ['Internazionale', 'stripes', 'blue black'],
  ['Napoli', 'plain', 'azure white'],
  ['Roma', 'plain', 'wine yellow'],
  ['Lazio', 'plain', 'sky white'],
  ['Fiorentina', 'plain', 'purple white'],
  ['Torino', 'plain', 'wine white'],
  ['Genoa', 'halves', 'red navy'],
  ['Parma', 'cross', 'white black'],
  ['Bayern de Munique', 'plain', 'red white'],
  ['Borussia Dortmund', 'plain', 'yellow black'],
  ['Bayer Leverkusen', 'plain', 'red black'],
  ['Stuttgart', 'band', 'white red'],
  ['Schalke 04', 'plain', 'blue white'],
  ['St. Pauli', 'plain', 'brown white'],
  ['Wolfsburg', 'plain', 'green white'],
  ['Paris Saint-Germain', 'pale', 'navy red white'],
  ['Olympique de Marselha', 'plain', 'white sky'],
  ['Monaco', 'diagonal', 'red white'],
  ['Saint-Étienne', 'plain', 'green white'],
  ['Lens', 'stripes', 'red yellow'],
  ['Benfica', 'plain', 'red white'],
  ['Porto', 'stripes', 'blue white'],
  ['Sporting', 'hoops', 'green white'],
  ['Braga', 'sleeves', 'red white'],
  ['River Plate', 'sash', 'white red'],
  ['Boca Juniors', 'band', 'blue yellow'],
  ['Racing', 'stripes', 'sky white'],
  ['Independiente', 'plain', 'red white'],
  ['San Lorenzo', 'stripes', 'red blue'],
  ['Vélez Sarsfield', 'chevron', 'white blue'],
  ["Newell's Old Boys", 'halves', 'red black'],
  ['Rosario Central', 'stripes', 'blue yellow'],
  ['Peñarol', 'stripes', 'yellow black'],
  ['Ajax', 'pale', 'white red'],
  ['Celtic', 'hoops', 'green white'],
  ['Croácia', 'checks', 'white red'],
]

const nameOf = (hex: string) =>
  Object.entries(CREST_COLOURS).find(([, colour]) => colour === hex)?.[0]

describe('a crest', () => {
  it.each(WORN)('of %s is %s in %s', (club, pattern, colours) => {
    const look = crestLook(club)
    expect(look?.pattern).toBe(pattern)
    expect(look?.colours.map((hex) => hex && nameOf(hex)).join(' ')).toBe(colours)
  })

  it('is that of the club for its women, its youth and its second team', () => {
    for (const team of ['Flamengo Feminino', 'Flamengo Sub-20', 'Flamengo B'])
      expect(crestLook(team)).toEqual(crestLook('Flamengo'))
  })

  it('is not invented for a side that is not known', () => {
    for (const name of ['Halmstad', 'Oțelul Galați', 'Clube 7', ''])
      expect(crestLook(name)).toBeNull()
  })
})

test('a side that is not known has the first letter of its name', () => {
  expect(crestLetter('Halmstad')).toBe('H')
  expect(crestLetter('FC Nordsjælland')).toBe('N')
  expect(crestLetter('El Paso Locomotive')).toBe('E')
  expect(crestLetter('1860 München')).toBe('M')
  expect(crestLetter('Ñublense')).toBe('Ñ')
  expect(crestLetter('2')).toBe('2')
  expect(crestLetter('')).toBe('')
})

test('the book has at least 300 sides, none of them twice', () => {
  const source = readFileSync(new URL('./crest-book.ts', import.meta.url), 'utf8')
  const [, book = ''] = /BOOK = `([^`]+)`/.exec(source) ?? []
  const names = book
    .split(';')
    .flatMap((line) => line.split(':')[1]?.split(',') ?? [])
    .map((name) => name.trim().replace(/\s+/g, ' '))
  expect(names.length).toBeGreaterThan(300)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  for (const name of names) expect(crestEntry(name), name).toBeDefined()
})

import { expect, test } from 'vitest'
import { foundCompetitions, foundMarkets } from './find-entries.ts'
import { entryPath } from './search-entry.ts'

const MARKETS = [
  { route: 'football', key: 'both', name: 'Ambas as Equipes Marcam' },
  { route: 'football', key: 'total', name: 'Total de Gols' },
  { route: 'football', key: 'corner', name: 'nº Escanteio' },
  { route: 'football', key: 'half', name: 'Escanteios – 1º Tempo' },
  { route: 'basketball', key: 'result', name: 'Resultado Final' },
  { route: 'football', key: 'result', name: 'Resultado Final' },
] as const

const namesOf = (typed: string) =>
  foundMarkets(MARKETS, typed).map((one) => one.is === 'market' && one.market.name)

test('a market is found by the beginnings of its words, without accents and case', () => {
  expect(namesOf('AMBAS marc')).toEqual(['Ambas as Equipes Marcam'])
  expect(namesOf('gols')).toEqual(['Total de Gols'])
  expect(namesOf('arcam')).toEqual([])
})

test('a market is found by its ordinal, however that is typed', () => {
  expect(namesOf('º escanteio')).toEqual(['nº Escanteio', 'Escanteios – 1º Tempo'])
  expect(namesOf('3º escanteio')).toEqual(['nº Escanteio'])
  expect(namesOf('escanteios 1o tempo')).toEqual(['Escanteios – 1º Tempo'])
  expect(namesOf('2º tempo')).toEqual([])
})

test('a name that several sports have is listed once', () => {
  expect(namesOf('resultado')).toEqual(['Resultado Final'])
})

test('two letters find no market and no competition: they begin half of all names', () => {
  expect(namesOf('to')).toEqual([])
  const one = { sportId: 1, tournamentId: 2, name: 'Torneio', location: '', count: 1, isTop: true }
  expect(foundCompetitions([one], 'to', ({ name }) => name)).toEqual([])
  expect(foundCompetitions([one], 'tor', ({ name }) => name)).toHaveLength(1)
})

test('a market leads to its rule', () => {
  const [found] = foundMarkets(MARKETS, 'ambas')
  expect(found && entryPath(found)).toBe('/regras-de-apostas#football-both')
})

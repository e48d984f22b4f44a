import { expect, test } from 'vitest'
import { searchMarkets } from './search-markets.ts'

const MARKETS = [
  ['Resultado Final', 'Grêmio', 'Empate', 'São Paulo'],
  ['Total de Gols', 'Mais de 2,5', 'Menos de 2,5'],
  ['Escanteios – 1º Tempo', 'Mais de 4,5'],
  ['Intervalo/Final do Jogo', 'Grêmio/Empate'],
  ['3º Escanteio', 'Grêmio', 'São Paulo'],
]

const found = (search: string) =>
  searchMarkets(MARKETS, (names) => names, search).map(([name]) => name)

test('finds markets by the beginnings of words, without accents and capitals', () => {
  expect(found('escant')).toEqual(['Escanteios – 1º Tempo', '3º Escanteio'])
  expect(found('GREMIO final')).toEqual(['Resultado Final', 'Intervalo/Final do Jogo'])
  expect(found('sao paulo final')).toEqual(['Resultado Final'])
})

test('every word has to match, in any order and from any name of the market', () => {
  expect(found('mais gol')).toEqual(['Total de Gols'])
  expect(found('final empate')).toEqual(['Resultado Final', 'Intervalo/Final do Jogo'])
  expect(found('gols 9')).toEqual([])
})

test('finds singular and plural alike', () => {
  const cards = [['Total de Cartões'], ['1º Cartão'], ['Total de Gols']]
  const named = (search: string) => searchMarkets(cards, (names) => names, search).flat()
  for (const typed of ['cartao', 'cartões', 'cart', 'cartoes'])
    expect(named(typed)).toEqual(['Total de Cartões', '1º Cartão'])
  expect(named('gol')).toEqual(['Total de Gols'])
})

test('finds what bettors call otherwise, beside other words', () => {
  const others = { canto: 'escanteio', vencedor: 'resultado final' }
  const named = (search: string) =>
    searchMarkets(MARKETS, (names) => names, search, others).map(([name]) => name)
  expect(named('canto 1º tempo')).toEqual(['Escanteios – 1º Tempo'])
  expect(named('vencedor')).toEqual(['Resultado Final'])
  expect(named('campeão')).toEqual([])
})

test('finds a handicap with either decimal mark, and a half', () => {
  expect(found('2.5')).toEqual(['Total de Gols'])
  expect(found('4,5')).toEqual(['Escanteios – 1º Tempo'])
  expect(found('1º tempo')).toEqual(['Escanteios – 1º Tempo'])
})

test('finds a negative handicap by the hyphen of a keyboard and by its minus', () => {
  const spreads = [['Handicap', 'Grêmio −4,5', 'Santos +4,5'], ['Total de Gols']]
  for (const typed of ['-4,5', '−4.5']) {
    const found = searchMarkets(spreads, (names) => names, typed)
    expect(found.map(([name]) => name)).toEqual(['Handicap'])
  }
})

test('finds a market by its whole name, marks included', () => {
  expect(found('Escanteios – 1º Tempo')).toEqual(['Escanteios – 1º Tempo'])
  expect(found('Intervalo/Final do Jogo')).toEqual(['Intervalo/Final do Jogo'])
  expect(found('Grêmio/Empate')).toEqual(['Resultado Final', 'Intervalo/Final do Jogo'])
})

test('finds a market by its ordinal, however that is typed', () => {
  for (const typed of ['3º escanteio', '3o escanteio', '3 escanteio', 'º escanteio 3'])
    expect(found(typed)).toEqual(['3º Escanteio'])
  expect(found('º escanteio')).toEqual(['Escanteios – 1º Tempo', '3º Escanteio'])
  expect(found('escanteio 1o tempo')).toEqual(['Escanteios – 1º Tempo'])
})

import { expect, test } from 'vitest'
import { names as en } from '../texts/en/names.ts'
import { names as ptBR } from '../texts/ptBR/names.ts'

test('locations are named in the language of the page', () => {
  expect(ptBR.location('Polônia')).toBe('Polônia')
  expect(en.location('Polônia')).toBe('Poland')
  expect(en.location('Austrália e Nova Zelândia')).toBe('Australia and New Zealand')
})

test('an unknown location keeps its name in the feed', () => {
  expect(en.location('Argentina')).toBe('Argentina')
  expect(en.location('Estádio do Maracanã')).toBe('Estádio do Maracanã')
})

test('tournaments and sides are named in the language of the page', () => {
  expect(ptBR.tournament('Copa do Mundo')).toBe('Copa do Mundo')
  expect(en.tournament('Copa do Mundo')).toBe('World Cup')
  expect(en.tournament('Brasileirão Série A')).toBe('Brasileirão Série A')
  expect(ptBR.side('Croácia')).toBe('Croácia')
  expect([en.side('Croácia'), en.side('Nova York')]).toEqual(['Croatia', 'New York'])
  expect(en.side('Flamengo Feminino')).toBe('Flamengo Women')
})

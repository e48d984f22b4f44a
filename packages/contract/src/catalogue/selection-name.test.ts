import { expect, test } from 'vitest'
import { ENGLISH_SELECTIONS } from './english-selections.ts'
import { PORTUGUESE_SELECTIONS } from './portuguese-selections.ts'
import { letterName, selectionName } from './selection-name.ts'

const WORDS = { ptBR: PORTUGUESE_SELECTIONS, en: ENGLISH_SELECTIONS }
const teams = ['Croácia', 'Brasil'] as const
const named = (name: string, handicap = '', language: 'ptBR' | 'en' = 'ptBR') =>
  selectionName({ name, handicap }, teams, WORDS[language])

test('I18-06 the names 1 and 2 are the two teams', () => {
  expect([named('1'), named('2')]).toEqual(['Croácia', 'Brasil'])
})

test('who wins is a team, and a handicap follows its team', () => {
  expect([named('To Win', '1'), named('Money Line', '2')]).toEqual(['Croácia', 'Brasil'])
  expect([named('1', '-4.5'), named('2', '+4.5')]).toEqual(['Croácia -4,5', 'Brasil +4,5'])
})

test('a total carries its line, with the decimal mark of the language', () => {
  expect(named('Over', '2.5')).toBe('Mais de 2,5')
  expect(named('Over', '-0.25', 'en')).toBe('Over -0.25')
  expect(named('Under', '0.5', 'en')).toBe('Under 0.5')
})

const NAMES = ['Draw', 'or', 'Yes', 'No', 'To Win', 'Total Points', 'Correct Set Score', 'LOSE']
const MORE_NAMES = ['WIN', 'Spread', 'Money Line', 'Over', 'Under']

test.each([...NAMES, ...MORE_NAMES])('I18-08 %s has a text in both languages', (name) => {
  expect(named(name)).not.toBe(name)
  expect(named(name, '', 'en').toLowerCase()).toBe(name.toLowerCase())
})

test('I18-08 a double chance joins what it covers by or, in both languages', () => {
  expect([named('1 or Draw'), named('1 or 2'), named('Draw or 2')]).toEqual([
    'Croácia ou Empate',
    'Croácia ou Brasil',
    'Empate ou Brasil',
  ])
  expect(named('Draw or 2', '', 'en')).toBe('Draw or Brazil')
})

test('half-time and full-time are two results, the first one at half-time', () => {
  expect([named('1/Draw'), named('2/1')]).toEqual(['Croácia/Empate', 'Brasil/Croácia'])
})

test('I18-07 narrow rows write X for a draw and letters for a double chance', () => {
  const letters = ['Draw', '1 or Draw', '1 or 2', 'Draw or 2', '1', 'Over'].map((name) =>
    letterName(name, 'X'),
  )
  expect(letters).toEqual(['X', '1X', '12', 'X2', null, null])
})

test('I18-08 unknown names pass unchanged', () => {
  expect(named('2-1')).toBe('2-1')
  expect(named('Ganha de virada', '', 'en')).toBe('Ganha de virada')
})

import { MARKETS_BY_SPORT } from '@caderneta/domain/markets/registry/markets-by-sport'
import { FOOTBALL } from '@caderneta/domain/markets/registry/sports'
import { expect, test } from 'vitest'
import { isScoreMarket, scoreGroups } from './score-groups.ts'

function namesOf(...names: string[]) {
  const { columns, others } = scoreGroups(names.map((name) => ({ name })))
  return {
    columns: columns.map((column) => column.map(({ name }) => name)),
    others: others.map(({ name }) => name),
  }
}

test('exact scores begin with the wins of the first side, then draws, then the second', () => {
  const half = ['0-0', '0-1', '0-2', '1-0', '1-1', '1-2', '2-0', '2-1', '2-2', 'Other']
  expect(namesOf(...half)).toEqual({
    columns: [
      ['1-0', '2-0', '2-1'],
      ['0-0', '1-1', '2-2'],
      ['0-1', '0-2', '1-2'],
    ],
    others: ['Other'],
  })
})

test('scores of sets have no column of draws', () => {
  const columns = [
    ['2-0', '2-1'],
    ['0-2', '1-2'],
  ]
  expect(namesOf('0-2', '1-2', '2-0', '2-1')).toEqual({ columns, others: [] })
})

test('ranges of goals, written like scores, are none', () => {
  const keys = MARKETS_BY_SPORT.football
    .filter(({ id }) => isScoreMarket(FOOTBALL, id))
    .map(({ key }) => key)
  expect(keys.toSorted()).toEqual(['correct-score', 'h1-correct-score', 'h2-correct-score'])
})

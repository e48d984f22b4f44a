import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  namedSelections,
  selectionId,
  sideSelections,
  spreadSelections,
  totalSelections,
} from './game-selection.ts'

describe('selectionId', () => {
  it('is game × 1,000 + place', () => {
    expect(selectionId(42, 121)).toBe(42_121)
  })

  it('differs for every game below 2^43 and every place, within safe numbers', () => {
    const games = fc.integer({ min: 1, max: 2 ** 43 - 1 })
    const indexes = fc.integer({ min: 1, max: 999 })
    fc.assert(
      fc.property(games, indexes, (gameId, index) => {
        const id = selectionId(gameId, index)
        expect(Number.isSafeInteger(id)).toBe(true)
        expect([Math.floor(id / 1000), id % 1000]).toEqual([gameId, index])
      }),
    )
  })
})

describe('lists of selections', () => {
  it('give names without a handicap one index each', () => {
    const [home, draw, away] = namedSelections(7, 31, ['1', 'Draw', '2'])
    expect(home).toEqual({ index: 31, marketId: 7, name: '1', handicap: '', specifier: '' })
    expect([draw?.index, away?.index]).toEqual([32, 33])
  })

  it('give a total an over and an under of each line', () => {
    const totals = totalSelections(7, 11, ['20.5', '21.5'])
    expect(totals.map(({ index }) => index)).toEqual([11, 12, 13, 14])
    expect(totals.map(({ name, handicap }) => `${name} ${handicap}`)).toEqual([
      'Over 20.5',
      'Under 20.5',
      'Over 21.5',
      'Under 21.5',
    ])
  })

  it('distinguish the two sides of one name by their number, under one specifier', () => {
    const sides = sideSelections(1000040, 1, 'To Win')
    expect(sides.map(({ name, handicap }) => [name, handicap])).toEqual([
      ['To Win', '1'],
      ['To Win', '2'],
    ])
    expect(new Set(sides.map(({ specifier }) => specifier))).toEqual(new Set(['']))
  })

  it('set the spread of one side against that of the other', () => {
    const spreads = spreadSelections(7, 21, [-4.5, 3.5])
    expect(spreads.map(({ name, handicap }) => `${name} ${handicap}`)).toEqual([
      '1 -4.5',
      '2 +4.5',
      '1 +3.5',
      '2 -3.5',
    ])
    expect(spreads.map(({ specifier }) => specifier)).toEqual(['-4.5', '-4.5', '+3.5', '+3.5'])
  })
})

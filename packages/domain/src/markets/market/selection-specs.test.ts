import { describe, expect, it } from 'vitest'
import { beats, opposite, type Sum } from '../rule/rule.ts'
import { against, named, overUnder, sides, spreads, threeWay } from './selection-specs.ts'

const LEAD: Sum<'home' | 'away'> = [
  ['home', 1],
  ['away', -1],
]

describe('lists of selections', () => {
  it('give names without a handicap one index each', () => {
    const [home, draw, away] = named(31, threeWay(LEAD))
    expect(home).toMatchObject({ index: 31, name: '1', handicap: '', specifier: '' })
    expect([draw?.index, away?.index]).toEqual([32, 33])
  })

  it('give a total an over and an under of each line', () => {
    const totals = overUnder(11, ['20.5', '21.5'], against(LEAD))
    expect(totals.map(({ index }) => index)).toEqual([11, 12, 13, 14])
    expect(totals.map(({ name, handicap }) => `${name} ${handicap}`)).toEqual([
      'Over 20.5',
      'Under 20.5',
      'Over 21.5',
      'Under 21.5',
    ])
  })

  it('distinguish the two sides of one name by their number, under one specifier', () => {
    const both = sides([1, 2], 'To Win', [beats(LEAD, 0), beats(opposite(LEAD), 0)])
    expect(both.map(({ name, handicap }) => [name, handicap])).toEqual([
      ['To Win', '1'],
      ['To Win', '2'],
    ])
    expect(new Set(both.map(({ specifier }) => specifier))).toEqual(new Set(['']))
  })

  it('set the spread of one side against that of the other', () => {
    const pairs = spreads(21, [-4.5, 3.5], LEAD)
    expect(pairs.map(({ name, handicap }) => `${name} ${handicap}`)).toEqual([
      '1 -4.5',
      '2 +4.5',
      '1 +3.5',
      '2 -3.5',
    ])
    expect(pairs.map(({ specifier }) => specifier)).toEqual(['-4.5', '-4.5', '+3.5', '+3.5'])
  })
})

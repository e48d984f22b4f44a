import {
  atLeast,
  type Bounds,
  beats,
  equals,
  given,
  type Rule,
} from '@caderneta/domain/markets/rule'
import { describe, expect, it } from 'vitest'
import { type EndTable, tableChances } from './rule-table.ts'

type Counter = 'goals' | 'cards' | 'played'

/** 0, 1 and 2 goals, the last one with a card, and a match that is not played. */
const TABLE: EndTable<Counter> = {
  size: 4,
  values: new Map<Counter, readonly number[]>([
    ['goals', [0, 1, 2, 0]],
    ['played', [1, 1, 1, 0]],
  ]),
}
const KNOWN: Bounds<Counter> = { goals: [0, 9], cards: [0, 9], played: [0, 1] }
const CHANCES = Float64Array.of(0.2, 0.3, 0.1, 0.4)

const chanceOf = (rule: Rule<Counter>) => tableChances(TABLE, KNOWN)(rule)(CHANCES)

describe('the chance of a rule', () => {
  it('is that of the ends at which it wins', () => {
    expect(chanceOf(atLeast([['goals', 1]], 1))).toBeCloseTo(0.4, 12)
    expect(chanceOf(equals([['goals', 1]], 0))).toBeCloseTo(0.6, 12)
  })

  it('leaves out what is returned', () => {
    const played = atLeast<Counter>([['played', 1]], 1)
    expect(chanceOf(given(played, atLeast([['goals', 1]], 1)))).toBeCloseTo(0.4 / 0.6, 12)
    expect(chanceOf(beats([['goals', 1]], 1))).toBeCloseTo(0.1 / 0.7, 12)
    expect(chanceOf(beats([['goals', 1]], 0.75))).toBeCloseTo(0.25 / 0.85, 12)
  })

  it('is one, too certain to be priced, when everything is returned', () => {
    const played = atLeast<Counter>([['played', 1]], 1)
    const rule = given(played, atLeast([['goals', 1]], 1))
    expect(tableChances(TABLE, KNOWN)(rule)(Float64Array.of(0, 0, 0, 1))).toBe(1)
  })

  it('follows the chances of the moment', () => {
    const chance = tableChances(TABLE, KNOWN)(atLeast([['goals', 1]], 2))
    expect(chance(CHANCES)).toBeCloseTo(0.1, 12)
    expect(chance(Float64Array.of(0, 0, 1, 0))).toBe(1)
    expect(chance(CHANCES)).toBeCloseTo(0.1, 12)
  })

  it('is not that of a counter that the ends do not distinguish', () => {
    expect(() => chanceOf(atLeast([['cards', 1]], 1))).toThrow(RangeError)
  })
})

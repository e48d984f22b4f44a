import { describe, expect, it } from 'vitest'
import { chanceAt, itemAt } from './item-at.ts'

describe('reading a list by index', () => {
  it('gives the item, and throws where there is none', () => {
    expect(itemAt(['a', 'b'], 1)).toBe('b')
    expect(() => itemAt(['a', 'b'], 2)).toThrow(RangeError)
    expect(() => itemAt([], 0)).toThrow(RangeError)
  })

  it('gives no chance to what is beyond the ends of a distribution', () => {
    expect([-1, 0, 1].map((index) => chanceAt(Float64Array.of(0.25), index))).toEqual([0, 0.25, 0])
  })
})

import { describe, expect, it } from 'vitest'
import { slopeOf } from './slope.ts'

describe('the slope of values', () => {
  it('is what a straight line rises by per step', () => {
    expect(slopeOf([7, 9, 11, 13])).toBeCloseTo(2)
    expect(slopeOf([5, 4, 3])).toBeCloseTo(-1)
  })

  it('is none where they go up and down about one height, or are too few', () => {
    expect(slopeOf([10, 12, 12, 10])).toBeCloseTo(0)
    expect(slopeOf([3])).toBe(0)
    expect(slopeOf([])).toBe(0)
  })
})

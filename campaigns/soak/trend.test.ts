import { describe, expect, it } from 'vitest'
import { isFlat, trendOf } from './trend.ts'

const pointsOf = (values: readonly number[]) =>
  values.map((value, index) => ({ hours: index / 2, value }))

describe('the trend of values over time', () => {
  it('is that of a straight line, without an error', () => {
    expect(trendOf(pointsOf([10, 11, 12, 13]))).toEqual({
      ...{ mean: 11.5, perHour: 2, errorPerHour: 0, hours: 1.5 },
    })
  })

  it('has the standard error of least squares', () => {
    const { perHour, errorPerHour } = trendOf(pointsOf([1, 3, 2, 4]))
    expect(perHour).toBeCloseTo(1.6)
    // Squares left over 1.8, two degrees of freedom, squares of time 1.25.
    expect(errorPerHour).toBeCloseTo(Math.sqrt(1.8 / 2 / 1.25))
  })
})

describe('what is flat', () => {
  const allowance = { share: 0.1, least: 1 }
  const flat = (...values: readonly number[]) => isFlat(trendOf(pointsOf(values)), allowance)

  it('goes up and down, or falls, or rises by no more than is allowed', () => {
    expect(flat(100, 104, 98, 102, 100)).toBe(true)
    expect(flat(100, 90, 80, 70, 60)).toBe(true)
    expect(flat(100, 102, 104, 106, 108)).toBe(true)
    expect(flat(1, 1.2, 1.4, 1.6, 1.8)).toBe(true)
  })

  it('is not what rises by more beyond chance', () => {
    expect(flat(100, 110, 120, 130, 140)).toBe(false)
    expect(flat(100, 111, 119, 131, 139)).toBe(false)
  })
})

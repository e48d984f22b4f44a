import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { twoPoints } from './two-points.ts'

describe('two points in place of a distribution', () => {
  it('have its mean, its variance and its third moment', () => {
    const variances = fc.double({ min: 0.01, max: 10, noNaN: true })
    const thirds = fc.double({ min: -10, max: 10, noNaN: true })
    fc.assert(
      fc.property(variances, thirds, (variance, third) => {
        const points = twoPoints(variance, third)
        const moment = (power: number) =>
          points.reduce((sum, { chance, offset }) => sum + chance * offset ** power, 0)
        expect(moment(0)).toBeCloseTo(1, 9)
        expect(moment(1)).toBeCloseTo(0, 6)
        expect(moment(2)).toBeCloseTo(variance, 6)
        expect(moment(3)).toBeCloseTo(third, 6)
      }),
    )
  })

  it('are the mean alone where nothing varies', () => {
    expect(twoPoints(0, 0)).toEqual([{ chance: 1, offset: 0 }])
  })
})

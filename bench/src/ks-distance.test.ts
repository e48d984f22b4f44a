import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ksDistance, ksNoise } from './ks-distance.ts'

const samples = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 30 })

describe('ksDistance', () => {
  it('is nothing between a sample and itself, and everything between samples apart', () => {
    expect(ksDistance([3, 1, 2], [1, 2, 3])).toBe(0)
    expect(ksDistance([1, 2], [5, 6, 7])).toBe(1)
    expect(ksDistance([1, 2, 3, 4], [3, 4, 5, 6])).toBe(0.5)
  })

  it('is what a search over every threshold finds', () => {
    const share = (sample: readonly number[], most: number) =>
      sample.filter((value) => value <= most).length / sample.length
    fc.assert(
      fc.property(samples, samples, (one, other) => {
        const distances = [...one, ...other].map((t) => Math.abs(share(one, t) - share(other, t)))
        expect(ksDistance(one, other)).toBeCloseTo(Math.max(...distances), 12)
        expect(ksDistance(other, one)).toBe(ksDistance(one, other))
      }),
    )
  })

  it('calls less noise in larger samples', () => {
    expect(ksNoise(400, 400)).toBeCloseTo(0.115, 3)
    expect(ksNoise(100, 100)).toBeGreaterThan(ksNoise(400, 400))
  })
})

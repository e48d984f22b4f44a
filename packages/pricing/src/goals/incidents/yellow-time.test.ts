import { describe, expect, it } from 'vitest'
import { partWithYellow, yellowShare } from './yellow-time.ts'

const HALVES = [0, 1] as const
const PARTS = [0, 0.1, 0.33, 0.5, 0.8, 1, 1.15]

describe('the yellow cards of a half', () => {
  it('are all that it has on average when it is as long as on average', () => {
    for (const half of HALVES) expect(yellowShare(half, 1)).toBe(1)
  })

  it('are fewer in its first third than in its last, in the first half most of all', () => {
    const [early, late] = HALVES.map((half) => yellowShare(half, 1 / 3))
    expect(early).toBeLessThan(0.2)
    expect(late).toBeLessThan(0.28)
    for (const half of HALVES) expect(1 - yellowShare(half, 2 / 3)).toBeGreaterThan(0.38)
  })

  it('come at the moment that has brought so many', () => {
    for (const half of HALVES)
      for (const part of PARTS)
        expect(partWithYellow(half, yellowShare(half, part))).toBeCloseTo(part, 10)
  })
})

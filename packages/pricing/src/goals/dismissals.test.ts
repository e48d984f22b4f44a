import { describe, expect, it } from 'vitest'
import { dismissalRates } from './dismissals.ts'

const sum = ([first, second]: readonly [number, number]) => first + second

describe('dismissals', () => {
  it('are a quarter of one in a match between equals, and most come late', () => {
    const { home, away } = dismissalRates({ home: [0.6, 0.7], away: [0.6, 0.7] })
    expect(sum(home) + sum(away)).toBeCloseTo(0.24, 12)
    expect(home[1]).toBeGreaterThan(3 * home[0])
  })

  it('are more of the side that has less of the match', () => {
    const { home, away } = dismissalRates({ home: [1, 1.2], away: [0.4, 0.5] })
    expect(sum(away)).toBeGreaterThan(sum(home))
  })
})

import { describe, expect, it } from 'vitest'
import { byHalf } from './usual.ts'

describe('events of a usual side', () => {
  it('fall on the halves as most do, and follow its goals by their power', () => {
    const usual = { mean: 4, power: 0.5, firstHalf: 0.25 }
    expect(byHalf(usual, 1)).toEqual([1, 3])
    expect(byHalf(usual, 4)).toEqual([2, 6])
  })
})

import { describe, expect, it } from 'vitest'
import { opinionAt } from './opinion.ts'

describe('opinion', () => {
  it('is the same at every asking, differs from game to game, and stays within one', () => {
    expect(opinionAt(7, -3.2)).toEqual(opinionAt(7, -3.2))
    expect(opinionAt(7, -3.2)).not.toEqual(opinionAt(8, -3.2))
    for (let step = 0; step < 200; step += 1) {
      const { edge, pace } = opinionAt(7, step / 3)
      expect(Math.abs(edge)).toBeLessThanOrEqual(1)
      expect(Math.abs(pace)).toBeLessThanOrEqual(1)
    }
  })

  it('moves without jumps', () => {
    for (let step = -50; step < 50; step += 1) {
      const [one, next] = [opinionAt(7, step / 10), opinionAt(7, (step + 1) / 10)]
      expect(Math.abs(next.edge - one.edge)).toBeLessThanOrEqual(0.2 + 1e-9)
    }
  })
})

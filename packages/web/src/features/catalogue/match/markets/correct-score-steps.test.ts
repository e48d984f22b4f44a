import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canStep, firstScore, scoreName, withGoals } from './correct-score-steps.ts'

const upTo = (most: number) => {
  const counts = Array.from({ length: most + 1 }, (_, goals) => goals)
  return new Set([...counts.flatMap((a) => counts.map((b) => `${a}-${b}`)), 'Other'])
}

describe('the steps of the correct score', () => {
  it('MTC-09 goes down to 0 and no further', () => {
    expect(canStep(upTo(3), [1, 0], 0, -1)).toBe(true)
    expect(canStep(upTo(3), [0, 1], 0, -1)).toBe(false)
    expect(canStep(upTo(3), [0, 1], 1, -1)).toBe(true)
  })

  it('MTC-10 goes up only while an odd exists for the next score', () => {
    expect(canStep(upTo(3), [2, 0], 0, 1)).toBe(true)
    expect(canStep(upTo(3), [3, 0], 0, 1)).toBe(false)
    expect(canStep(upTo(3), [3, 0], 1, 1)).toBe(true)
  })

  it('never leaves the scores that have odds, whatever is pressed', () => {
    const press = fc.tuple(fc.constantFrom<0 | 1>(0, 1), fc.constantFrom<1 | -1>(1, -1))
    fc.assert(
      fc.property(fc.array(press), (presses) => {
        const names = upTo(3)
        let score = firstScore(names, null)
        for (const [team, by] of presses) {
          if (canStep(names, score, team, by)) score = withGoals(score, team, by)
        }
        expect(names.has(scoreName(score))).toBe(true)
      }),
    )
  })

  it('starts at the current score when it has odds', () => {
    expect(firstScore(upTo(3), [2, 1])).toEqual([2, 1])
    expect(firstScore(upTo(3), [6, 0])).toEqual([0, 0])
    expect(firstScore(upTo(3), null)).toEqual([0, 0])
  })
})

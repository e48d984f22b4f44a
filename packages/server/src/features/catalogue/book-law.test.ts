import type { GoalLaw } from '@caderneta/feed/goal-law'
import { describe, expect, test } from 'vitest'
import { believedLaw } from './book-law.ts'

const TIME = { played: [1, 0.5], outlooks: [{ chance: 1, left: [0, 0.5] }] } as const
const LAW: GoalLaw = {
  rates: { home: [0.65, 0.8], away: [0.5, 0.6] },
  goals: { half1: ['away'], half2: ['home', 'home'] },
  isFirstHalfOver: true,
  times: [TIME],
}

describe('the law of a match', () => {
  test('is believed when it has the goals of the score', () => {
    expect(believedLaw(LAW, [2, 1])).toBe(LAW)
    expect(believedLaw(LAW, [1, 2])).toBeNull()
    expect(believedLaw(LAW, [2, 0])).toBeNull()
    expect(believedLaw(undefined, [0, 0])).toBeNull()
  })

  test.each([
    ['no time', { times: [] }],
    ['a rate of zero', { rates: { home: [0, 0.8], away: [0.5, 0.6] } }],
    ['a rate that is no number', { rates: { home: [Number.NaN, 0.8], away: [0.5, 0.6] } }],
    ['a rate beyond all', { rates: { home: [0.6, 0.8], away: [0.5, 60] } }],
    [
      'chances of less than one',
      { times: [{ ...TIME, outlooks: [{ chance: 0.9, left: [0, 1] }] }] },
    ],
    ['time that was won back', { times: [{ ...TIME, outlooks: [{ chance: 1, left: [0, -1] }] }] }],
  ] as const)('is not believed with %s', (_, changes) => {
    expect(believedLaw({ ...LAW, ...changes }, [2, 1])).toBeNull()
  })
})

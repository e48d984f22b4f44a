import { FOOTBALL_SELECTIONS } from '@caderneta/domain/markets/sports/football/football'
import type { GoalRates } from '@caderneta/pricing/goals/rates'
import { chancesInState, pricesInState } from '@caderneta/pricing/testing/chances-in-state'
import { describe, expect, it } from 'vitest'

const RATES: GoalRates = { home: [0.6, 0.8], away: [0.5, 0.6] }
const STATES = [
  { score: [10, 0], halfTime: [10, 0], left: [0, 0.2] },
  { score: [11, 0], halfTime: [11, 0], left: [0, 0.2] },
  { score: [0, 13], halfTime: null, left: [0.4, 1] },
  { score: [12, 1], halfTime: [1, 0], left: [0, 0.1] },
  { score: [11, 12], halfTime: [11, 12], left: [0, 1] },
] as const

describe('a match in which one side scores very often in one half', () => {
  it.each(STATES)('has chances and prices that are numbers at $score, $halfTime', (state) => {
    const chances = chancesInState(RATES, state)
    const wrong = FOOTBALL_SELECTIONS.filter((_, position) => {
      const chance = chances[position] ?? Number.NaN
      return !(chance >= 0 && chance <= 1 + 1e-9)
    })
    expect(wrong.map(({ marketId, name }) => `${marketId} ${name}`)).toEqual([])
    const { odds } = pricesInState(RATES, state)
    expect(odds.filter((each) => !Number.isSafeInteger(each))).toEqual([])
  })
})

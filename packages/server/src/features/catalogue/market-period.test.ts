import { PERIODS, type Period } from '@caderneta/domain/markets/game/game'
import {
  FIRST_HALF_RESULT,
  FIRST_HALF_TOTAL_POINTS,
  FIRST_QUARTER_TOTAL_POINTS,
  MATCH_RESULT,
  MONEY_LINE,
} from '@caderneta/domain/markets/market/market'
import { describe, expect, test } from 'vitest'
import { isInPlay } from './market-period.ts'

const clock = (period: Period) => ({ period, minute: 3, stoppage: 0 })
const periodsOf = (marketId: number) =>
  PERIODS.filter((period) => isInPlay(marketId, clock(period)))

describe('a market on one part of the match', () => {
  test('on the first half is in play in the first half, or in the first two quarters', () => {
    expect(periodsOf(FIRST_HALF_RESULT)).toEqual(['1H', 'Q1', 'Q2'])
    expect(periodsOf(FIRST_HALF_TOTAL_POINTS)).toEqual(['1H', 'Q1', 'Q2'])
  })

  test('on the first quarter is in play in that quarter', () => {
    expect(periodsOf(FIRST_QUARTER_TOTAL_POINTS)).toEqual(['Q1'])
  })

  test('is in play before the match, and other markets always are', () => {
    expect(isInPlay(FIRST_HALF_RESULT, null)).toBe(true)
    for (const marketId of [MATCH_RESULT, MONEY_LINE]) {
      expect(periodsOf(marketId)).toEqual([...PERIODS])
    }
  })
})

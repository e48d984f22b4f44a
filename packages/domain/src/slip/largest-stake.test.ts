import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { multipleBonusPercent } from '../bet/multiple-bonus.ts'
import { potentialReturn } from '../bet/payout.ts'
import { centavos } from '../money/money.ts'
import { odds } from '../odds/odds.ts'
import { largestStake } from './largest-stake.ts'

const legs = fc.array(fc.integer({ min: 1010, max: 100_000 }).map(odds), {
  minLength: 1,
  maxLength: 8,
})
const amount = fc.integer({ min: 0, max: 10 ** 12 }).map(centavos)

describe('the largest stake', () => {
  test('at 2.00 is half of the largest payout', () => {
    expect(largestStake([odds(2000)], centavos(50_000))).toBe(25_000)
  })

  test('counts the bonus of a multiple: 2.00 × 2.00 with 1 % of the winnings', () => {
    expect(largestStake([odds(2000), odds(2000)], centavos(403))).toBe(100)
  })

  test('is larger for the same legs without the bonus', () => {
    expect(largestStake([odds(2000), odds(2000)], centavos(403), 0)).toBe(100)
    expect(largestStake([odds(2000), odds(2000)], centavos(40_000), 0)).toBe(10_000)
    expect(largestStake([odds(2000), odds(2000)], centavos(40_000))).toBe(9925)
  })

  test('returns no more than allowed, and a centavo more would', () => {
    fc.assert(
      fc.property(legs, amount, fc.boolean(), (all, payoutMax, isBonusOffered) => {
        const percent = isBonusOffered ? multipleBonusPercent(all) : 0
        const stake = largestStake(all, payoutMax, percent)
        expect(potentialReturn(stake, all, percent)).toBeLessThanOrEqual(payoutMax)
        expect(potentialReturn(centavos(stake + 1), all, percent)).toBeGreaterThan(payoutMax)
      }),
    )
  })
})

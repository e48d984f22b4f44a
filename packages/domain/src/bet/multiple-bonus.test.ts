import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fraction, reduced } from '../money/fraction.ts'
import { centavos } from '../money/money.ts'
import { odds } from '../odds/odds.ts'
import {
  BONUS_PERCENT_BY_LEGS,
  bonusPercentByLegs,
  isBonusLeg,
  multipleBonusPercent,
  withBonus,
} from './multiple-bonus.ts'

const legsAt = (count: number, thousandths: number) => Array(count).fill(odds(thousandths))

describe('bonusPercentByLegs', () => {
  it('SEC-48 is the public table, from 1 % for two legs to 20 % for ten or more', () => {
    const percents = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 20].map(bonusPercentByLegs)
    expect(percents).toEqual([1, 3, 5, 7, 9, 11, 14, 17, 20, 20, 20, 20])
    expect(Object.keys(BONUS_PERCENT_BY_LEGS)).toHaveLength(9)
  })

  it('rises with every leg up to ten', () => {
    for (let legs = 2; legs <= 10; legs += 1) {
      expect(bonusPercentByLegs(legs)).toBeGreaterThan(bonusPercentByLegs(legs - 1))
    }
  })

  it('gives nothing for a single or for no leg', () => {
    expect([0, 1].map(bonusPercentByLegs)).toEqual([0, 0])
  })
})

describe('multipleBonusPercent', () => {
  it('SEC-49 each leg must be at 1.30 or more', () => {
    expect(multipleBonusPercent([odds(1300), odds(1500)])).toBe(1)
    expect(multipleBonusPercent([odds(1290), odds(1500)])).toBe(0)
    expect(isBonusLeg(odds(1299))).toBe(false)
  })

  it('follows the table when every leg is long enough', () => {
    expect(multipleBonusPercent(legsAt(10, 1300))).toBe(20)
    expect(multipleBonusPercent(legsAt(12, 1300))).toBe(20)
    expect(multipleBonusPercent([...legsAt(9, 5000), odds(1299)])).toBe(0)
  })

  it('gives nothing for a single, however long', () => {
    expect(multipleBonusPercent([odds(50_000)])).toBe(0)
    expect(multipleBonusPercent([])).toBe(0)
  })
})

describe('withBonus', () => {
  it('adds the percentage of the winnings, not of the return', () => {
    const returned = withBonus(centavos(1000), fraction(3000), 10)
    expect(reduced(returned)).toEqual(fraction(3200))
  })

  it('adds nothing when there are no winnings', () => {
    expect(withBonus(centavos(1000), fraction(1000), 20)).toEqual(fraction(1000))
    expect(withBonus(centavos(1000), fraction(400), 20)).toEqual(fraction(400))
    expect(withBonus(centavos(1000), fraction(0), 20)).toEqual(fraction(0))
  })

  it('is exact: return plus percent/100 of return less stake', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.bigInt({ min: 0n, max: 10n ** 20n }),
        fc.bigInt({ min: 1n, max: 10n ** 12n }),
        fc.integer({ min: 0, max: 20 }),
        (stake, numerator, denominator, percent) => {
          const whole = BigInt(stake) * denominator
          const more = numerator > whole ? (numerator - whole) * BigInt(percent) : 0n
          const total = withBonus(centavos(stake), { numerator, denominator }, percent)
          expect(total.numerator * 100n * denominator).toBe(
            (100n * numerator + more) * total.denominator,
          )
        },
      ),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SELECTION_RESULTS } from '../markets/market/market.ts'
import { floorOf } from '../money/fraction.ts'
import { add, CENTAVOS_MAX, centavos } from '../money/money.ts'
import { ODDS_MAX, ODDS_MIN, odds } from '../odds/odds.ts'
import { BONUS_TABLE, bonusPercentByLegs } from './multiple-bonus.ts'
import { type LegOutcome, legFactor, payout, potentialReturn } from './payout.ts'

const leg = (
  thousandths: number,
  result: LegOutcome['result'],
  deadHeat?: { places: number; tied: number },
): LegOutcome => ({ odds: odds(thousandths), result, ...(deadHeat ? { deadHeat } : {}) })

const win = (thousandths: number) => leg(thousandths, 'win')

const placed = (percent: number) => ({ percent, table: BONUS_TABLE })

const stakes = fc.integer({ min: 1, max: 1_000_000 }).map((value) => centavos(value))
const shortOdds = fc.integer({ min: ODDS_MIN, max: 20_000 }).map((value) => odds(value))
const deadHeats = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.nat(4))
  .map(([places, more]) => ({ places, tied: places + more }))
const settledLegs: fc.Arbitrary<LegOutcome> = fc.record(
  { odds: shortOdds, result: fc.constantFrom(...SELECTION_RESULTS), deadHeat: deadHeats },
  { requiredKeys: ['odds', 'result'] },
)
const slips = fc.array(settledLegs, { minLength: 1, maxLength: 6 })

/**
 * The same rule by another road: every factor over the common denominator 2000 × tied, multiplied
 * as decimal text by long addition of digits, then cut.
 */
function payoutByDigits(stake: number, legs: readonly LegOutcome[]): string {
  let over = 1n
  let under = 1n
  for (const { odds: price, result, deadHeat } of legs) {
    const { places, tied } = deadHeat ?? { places: 1, tied: 1 }
    const halves = { win: 2 * price, void: 2000, half_win: price + 1000, half_lose: 1000, lose: 0 }
    over *= BigInt(result ? halves[result] : 0) * BigInt(result === 'win' ? places : 1)
    under *= 2000n * BigInt(result === 'win' ? tied : 1)
  }
  const exact = ((BigInt(stake) * over * 10n ** 40n) / under).toString().padStart(41, '0')
  return exact.slice(0, -40)
}

describe('payout', () => {
  it('SEC-32 is an exact fraction rounded down to the centavo once', () => {
    expect(payout(centavos(1001), [win(1855)])).toBe(1856)
    expect(payout(centavos(1000), [win(1855), win(1333)])).toBe(2472)
  })

  it('does not round leg by leg', () => {
    const third = { places: 1, tied: 3 }
    expect(payout(centavos(100), [leg(3000, 'win', third), leg(3000, 'win', third)])).toBe(100)
  })

  it('pays each result of a single', () => {
    const stake = centavos(1000)
    expect(payout(stake, [win(1850)])).toBe(1850)
    expect(payout(stake, [leg(1850, 'lose')])).toBe(0)
    expect(payout(stake, [leg(1850, 'void')])).toBe(1000)
    expect(payout(stake, [leg(1850, 'half_win')])).toBe(1425)
    expect(payout(stake, [leg(1850, 'half_lose')])).toBe(500)
  })

  it('shares the whole return in a dead heat', () => {
    expect(payout(centavos(1000), [leg(6000, 'win', { places: 1, tied: 2 })])).toBe(3000)
    expect(payout(centavos(1000), [leg(6000, 'win', { places: 2, tied: 3 })])).toBe(4000)
    expect(payout(centavos(1000), [leg(6000, 'lose', { places: 1, tied: 2 })])).toBe(0)
    expect(payout(centavos(1000), [leg(6000, 'void', { places: 1, tied: 2 })])).toBe(1000)
  })

  it('goes on without a void leg', () => {
    expect(payout(centavos(1000), [win(2000), leg(9000, 'void')])).toBe(2000)
  })

  it('is nothing with a lost leg, though others are open', () => {
    expect(payout(centavos(1000), [leg(2000, 'lose'), leg(2000, null)])).toBe(0)
  })

  it('throws while a leg is open and none is lost', () => {
    expect(() => payout(centavos(1000), [win(2000), leg(2000, null)])).toThrow(
      new RangeError('a leg without a result has no factor'),
    )
  })

  it.each([
    { places: 0, tied: 1 },
    { places: 3, tied: 2 },
    { places: 1.5, tied: 2 },
  ])('throws on the dead heat %j', (deadHeat) => {
    expect(() => payout(centavos(1000), [leg(2000, 'win', deadHeat)])).toThrow(RangeError)
    expect(() => payout(centavos(1000), [leg(2000, 'win', { places: 3, tied: 2 })])).toThrow(
      'dead heat: 3 of 2',
    )
  })

  it('agrees with an independent calculator', () => {
    fc.assert(
      fc.property(stakes, slips, (stake, legs) => {
        expect(String(payout(stake, legs))).toBe(payoutByDigits(stake, legs))
      }),
      { numRuns: 1000 },
    )
  })

  it('is stake times the product of the factors, less than a centavo cut off', () => {
    fc.assert(
      fc.property(stakes, slips, (stake, legs) => {
        const factors = legs.map(legFactor)
        const over = factors.reduce((all, one) => all * one.numerator, BigInt(stake))
        const under = factors.reduce((all, one) => all * one.denominator, 1n)
        expect(BigInt(payout(stake, legs))).toBe(floorOf({ numerator: over, denominator: under }))
      }),
    )
  })

  it('does not depend on the order of the legs', () => {
    fc.assert(
      fc.property(stakes, slips, (stake, legs) => {
        expect(payout(stake, [...legs].reverse())).toBe(payout(stake, legs))
      }),
    )
  })

  it('never pays two halves of a stake more than the whole', () => {
    fc.assert(
      fc.property(stakes, stakes, slips, (one, other, legs) => {
        const apart = add(payout(one, legs), payout(other, legs))
        const together = payout(add(one, other), legs)
        expect(together - apart === 0 || together - apart === 1).toBe(true)
      }),
    )
  })
})

describe('payout with the multiple bonus', () => {
  it('adds the percentage of the winnings', () => {
    expect(payout(centavos(1000), [win(1500), win(2000)], placed(1))).toBe(3020)
    expect(payout(centavos(1000), [win(2000), leg(1500, 'void')], placed(1))).toBe(2000)
  })

  it('counts no void leg, up to the percent of the placement', () => {
    const voided = Array.from({ length: 9 }, () => leg(1500, 'void'))
    expect(payout(centavos(10_000), [win(3000), ...voided], placed(20))).toBe(30_000)
    expect(payout(centavos(10_000), [win(2000), win(2000), ...voided], placed(20))).toBe(40_300)
    expect(payout(centavos(10_000), [win(2000), win(2000), win(2000)], placed(1))).toBe(80_700)
  })

  it('keeps the percent of a bet from before the table had versions', () => {
    const before = { percent: 20, table: 0 }
    expect(payout(centavos(10_000), [win(3000), leg(1500, 'void')], before)).toBe(34_000)
  })

  it('gives no bonus on a stake that only comes back', () => {
    expect(payout(centavos(1000), [leg(1500, 'void'), leg(2000, 'void')], placed(20))).toBe(1000)
    expect(payout(centavos(1000), [win(1500), leg(2000, 'half_lose')], placed(20))).toBe(750)
  })

  it('rounds down once, after the bonus was added', () => {
    expect(payout(centavos(101), [win(1999), win(1999)])).toBe(403)
    expect(payout(centavos(101), [win(1999), win(1999)], placed(20))).toBe(406)
  })

  it('never pays less with a bonus', () => {
    fc.assert(
      fc.property(stakes, slips, fc.nat(20), (stake, legs, percent) => {
        expect(payout(stake, legs, placed(percent))).toBeGreaterThanOrEqual(payout(stake, legs))
      }),
    )
  })
})

describe('potentialReturn', () => {
  it('is what is paid when every leg wins', () => {
    fc.assert(
      fc.property(stakes, fc.array(shortOdds, { minLength: 1, maxLength: 6 }), (stake, prices) => {
        const percent = bonusPercentByLegs(prices.length)
        const won = prices.map((price) => ({ odds: price, result: 'win' as const }))
        expect(potentialReturn(stake, prices, percent)).toBe(payout(stake, won, placed(percent)))
      }),
    )
  })

  it('is never below what is paid in the end', () => {
    fc.assert(
      fc.property(stakes, slips, (stake, legs) => {
        const promised = potentialReturn(
          stake,
          legs.map((one) => one.odds),
        )
        expect(payout(stake, legs)).toBeLessThanOrEqual(promised)
      }),
    )
  })

  it('is cut where no amount could be written down', () => {
    const longest = Array(20).fill(odds(ODDS_MAX))
    expect(potentialReturn(centavos(1), longest)).toBe(CENTAVOS_MAX)
  })
})

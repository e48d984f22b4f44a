import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SELECTION_RESULTS } from '../markets/market/market.ts'
import { centavos } from '../money/money.ts'
import { ODDS_MIN, odds } from '../odds/odds.ts'
import { BONUS_TABLE } from './multiple-bonus.ts'
import { type LegOutcome, payout } from './payout.ts'
import { payoutBreakdown } from './payout-breakdown.ts'

const leg = (thousandths: number, result: LegOutcome['result']): LegOutcome => ({
  odds: odds(thousandths),
  result,
})

const placed = (percent: number) => ({ percent, table: BONUS_TABLE })

describe('the account of a settlement', () => {
  it('shows each factor, their product and what was rounded down', () => {
    const breakdown = payoutBreakdown(centavos(1001), [leg(1855, 'win'), leg(2000, 'void')])
    expect(breakdown).toEqual({
      legs: [
        { result: 'win', factor: '1.855' },
        { result: 'void', factor: '1' },
      ],
      product: '1.855',
      returned: '18.56855',
      bonusPercent: 0,
      bonus: 0,
      payout: 1856,
    })
  })

  it('shows halves and a dead heat exactly', () => {
    const shared = { odds: odds(5000), result: 'win', deadHeat: { places: 1, tied: 3 } } as const
    const breakdown = payoutBreakdown(centavos(1000), [shared, leg(1855, 'half_win')])
    expect(breakdown.legs.map(({ factor }) => factor)).toEqual(['5/3', '1.4275'])
    expect(breakdown).toMatchObject({ product: '571/240', returned: '571/24', payout: 2379 })
  })

  it('shows the bonus beside the return', () => {
    const breakdown = payoutBreakdown(
      centavos(1000),
      [leg(2000, 'win'), leg(1500, 'win')],
      placed(1),
    )
    expect(breakdown).toMatchObject({ returned: '30', bonus: 20, payout: 3020 })
  })

  it('is nothing with a lost leg, while others may be open', () => {
    const breakdown = payoutBreakdown(
      centavos(1000),
      [leg(2000, 'lose'), leg(2000, null)],
      placed(3),
    )
    expect(breakdown).toMatchObject({ product: '0', returned: '0', bonus: 0, payout: 0 })
    expect(breakdown.legs[1]).toEqual({ result: null, factor: null })
  })

  it('always comes to the payout', () => {
    const legs = fc.array(
      fc.record({
        odds: fc.integer({ min: ODDS_MIN, max: 20_000 }).map((value) => odds(value)),
        result: fc.constantFrom(...SELECTION_RESULTS),
      }),
      { minLength: 1, maxLength: 6 },
    )
    const stakes = fc.integer({ min: 1, max: 1_000_000 }).map((value) => centavos(value))
    fc.assert(
      fc.property(stakes, legs, fc.nat(20), (stake, outcomes, percent) => {
        const breakdown = payoutBreakdown(stake, outcomes, placed(percent))
        expect(breakdown.payout).toBe(payout(stake, outcomes, placed(percent)))
        expect(breakdown.payout - breakdown.bonus).toBe(payout(stake, outcomes))
      }),
    )
  })
})

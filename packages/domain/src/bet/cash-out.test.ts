import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SELECTION_RESULTS } from '../markets/market/market.ts'
import { centavos, ZERO } from '../money/money.ts'
import { ODDS_MIN, odds } from '../odds/odds.ts'
import { type ClosingLeg, cashOutValue, closingPart } from './cash-out.ts'
import { potentialReturn } from './payout.ts'

const leg = (
  agreed: number,
  current: number | null,
  result: ClosingLeg['result'] = null,
): ClosingLeg => ({ odds: odds(agreed), current: current === null ? null : odds(current), result })

const stakes = fc.integer({ min: 1, max: 1_000_000 }).map((value) => centavos(value))
const prices = fc.integer({ min: ODDS_MIN, max: 20_000 }).map((value) => odds(value))
const margins = fc.integer({ min: 0, max: 1000 })
const openLeg: fc.Arbitrary<ClosingLeg> = fc.record({
  odds: prices,
  current: prices,
  result: fc.constant(null),
})
const anyLeg: fc.Arbitrary<ClosingLeg> = fc.record({
  odds: prices,
  current: prices,
  result: fc.constantFrom(null, ...SELECTION_RESULTS),
})
const openLegs = fc.array(openLeg, { minLength: 1, maxLength: 6 })
const anyLegs = fc.array(anyLeg, { minLength: 1, maxLength: 6 })
const percents = fc.integer({ min: 1, max: 100 })
const wallets = fc
  .tuple(fc.nat(100_000), fc.nat(100_000))
  .filter(([cash, cashback]) => cash + cashback > 0)
  .map(([cash, cashback]) => ({ cash: centavos(cash), cashback: centavos(cashback) }))

const sum = (pockets: { cash: number; cashback: number }) => pockets.cash + pockets.cashback

describe('the value of a bet that is closed', () => {
  it('counts a decided leg by its result, whatever its price is now', () => {
    const open = leg(3000, 3000)
    expect(cashOutValue(centavos(1000), [leg(2000, 1500, 'win'), open], 0)).toBe(2000)
    expect(cashOutValue(centavos(1000), [leg(2000, null, 'win'), open], 0)).toBe(2000)
    expect(cashOutValue(centavos(1000), [leg(2000, 1500, 'void'), open], 0)).toBe(1000)
  })

  it('is stake × agreed ÷ current odds less the margin, rounded down', () => {
    expect(cashOutValue(centavos(1000), [leg(2000, 2000)], 0)).toBe(1000)
    expect(cashOutValue(centavos(1000), [leg(2000, 1500)], 0)).toBe(1333)
    expect(cashOutValue(centavos(1000), [leg(2000, 2500)], 50)).toBe(760)
  })

  it('takes decided legs by their factors, a void one as 1', () => {
    const open = leg(2000, 2000)
    expect(cashOutValue(centavos(1000), [leg(1850, null, 'win'), open], 0)).toBe(1850)
    expect(cashOutValue(centavos(1000), [leg(1850, null, 'void'), open], 0)).toBe(1000)
    expect(cashOutValue(centavos(1000), [leg(1850, null, 'half_win'), open], 0)).toBe(1425)
    expect(cashOutValue(centavos(1000), [leg(1850, null, 'half_lose'), open], 0)).toBe(500)
    expect(cashOutValue(centavos(1000), [leg(1850, null, 'lose'), open], 0)).toBe(0)
  })

  it('is nothing while one open leg cannot be bet on, and once no leg is open', () => {
    expect(cashOutValue(centavos(1000), [leg(2000, 2000), leg(2000, null)], 0)).toBe(0)
    expect(cashOutValue(centavos(1000), [leg(2000, 1500, 'win')], 0)).toBe(0)
  })

  it('is at most the stake while the prices are those that were agreed', () => {
    fc.assert(
      fc.property(stakes, openLegs, margins, (stake, legs, margin) => {
        const unchanged = legs.map((one) => ({ ...one, current: one.odds }))
        expect(cashOutValue(stake, unchanged, margin)).toBeLessThanOrEqual(stake)
      }),
    )
  })

  it('is never more than the potential return', () => {
    fc.assert(
      fc.property(stakes, anyLegs, margins, (stake, legs, margin) => {
        const most = potentialReturn(
          stake,
          legs.map((one) => one.odds),
        )
        expect(cashOutValue(stake, legs, margin)).toBeLessThanOrEqual(most)
      }),
    )
  })

  it('falls when a current price rises, and never rises with the margin', () => {
    fc.assert(
      fc.property(stakes, openLegs, margins, fc.nat(5000), (stake, legs, margin, more) => {
        const [first, ...others] = legs
        const longer = leg(first?.odds ?? ODDS_MIN, (first?.current ?? ODDS_MIN) + more)
        const value = cashOutValue(stake, legs, margin)
        expect(cashOutValue(stake, [longer, ...others], margin)).toBeLessThanOrEqual(value)
        expect(cashOutValue(stake, legs, Math.min(1000, margin + 1))).toBeLessThanOrEqual(value)
      }),
    )
  })

  it('is less than a centavo below the exact value, and does not depend on the order', () => {
    fc.assert(
      fc.property(stakes, openLegs, margins, (stake, legs, margin) => {
        const over = legs.reduce((all, one) => all * BigInt(one.odds), BigInt(stake))
        const under = legs.reduce((all, one) => all * BigInt(one.current ?? 1), 1000n)
        const exact = (over * BigInt(1000 - margin)) / under
        expect(BigInt(cashOutValue(stake, legs, margin))).toBe(exact)
        expect(cashOutValue(stake, [...legs].reverse(), margin)).toBe(Number(exact))
      }),
    )
  })
})

describe('a part of a bet that is closed', () => {
  it('takes its share of the stake and of the quote', () => {
    const atStake = { cash: centavos(1001), cashback: ZERO }
    expect(closingPart(atStake, centavos(800), 25)).toEqual({
      stake: { cash: 250, cashback: 0 },
      returned: { cash: 199, cashback: 0 },
    })
    expect(closingPart(atStake, centavos(800), 100)).toEqual({
      stake: { cash: 1001, cashback: 0 },
      returned: { cash: 800, cashback: 0 },
    })
  })

  it('returns to cashback its share of the stake, and winnings to cash', () => {
    const atStake = { cash: centavos(300), cashback: centavos(500) }
    expect(closingPart(atStake, centavos(400), 100).returned).toEqual({ cash: 150, cashback: 250 })
    expect(closingPart(atStake, centavos(2000), 100).returned).toEqual({
      cash: 1500,
      cashback: 500,
    })
    const all = { cash: ZERO, cashback: centavos(500) }
    expect(closingPart(all, centavos(475), 100).returned).toEqual({ cash: 0, cashback: 475 })
  })

  it('never takes more from a pocket than it holds, nor returns more cashback than staked', () => {
    fc.assert(
      fc.property(wallets, stakes, percents, (atStake, quote, percent) => {
        const { stake, returned } = closingPart(atStake, quote, percent)
        expect(sum(stake)).toBe(Math.floor((sum(atStake) * percent) / 100))
        expect(stake.cash).toBeLessThanOrEqual(atStake.cash)
        expect(stake.cashback).toBeLessThanOrEqual(atStake.cashback)
        expect(returned.cashback).toBeLessThanOrEqual(stake.cashback)
        expect(Math.min(stake.cash, stake.cashback, returned.cash, returned.cashback)).toBe(
          Math.max(0, Math.min(stake.cash, stake.cashback, returned.cash, returned.cashback)),
        )
      }),
    )
  })

  it('closes everything at 100 percent, for the whole quote', () => {
    fc.assert(
      fc.property(wallets, stakes, (atStake, quote) => {
        const { stake, returned } = closingPart(atStake, quote, 100)
        expect(stake).toEqual(atStake)
        expect(sum(returned)).toBe(quote)
      }),
    )
  })

  it('returns, part after part at the same prices, never more than the whole at once', () => {
    const parts = fc.array(percents, { maxLength: 5 })
    fc.assert(
      fc.property(wallets, openLegs, margins, parts, (wallet, legs, margin, shares) => {
        const whole = cashOutValue(centavos(sum(wallet)), legs, margin)
        let left = wallet
        let returned = 0
        for (const percent of [...shares, 100]) {
          if (sum(left) === 0) break
          const quote = cashOutValue(centavos(sum(left)), legs, margin)
          const part = closingPart(left, quote, percent)
          returned += sum(part.returned)
          left = {
            cash: centavos(left.cash - part.stake.cash),
            cashback: centavos(left.cashback - part.stake.cashback),
          }
        }
        expect(sum(left)).toBe(0)
        expect(returned).toBeLessThanOrEqual(whole)
      }),
      { numRuns: 500 },
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LIVE_CASHBACK_PERCENT } from '../bet/live-cashback.ts'
import { type Centavos, centavos } from '../money/money.ts'
import { dayCashback, type SettledLiveBet } from './day-cashback.ts'

const DAY_MAX = centavos(20_000)

function settled(staked: number, returned: number): SettledLiveBet {
  return {
    staked: centavos(staked),
    returned: centavos(returned),
    percent: LIVE_CASHBACK_PERCENT,
  }
}

const bet = fc
  .tuple(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 0, max: 3_000_000 }))
  .map(([staked, returned]) => settled(staked, returned))

function staked(bets: readonly SettledLiveBet[]): number {
  return bets.reduce((sum, each) => sum + each.staked, 0)
}

function returned(bets: readonly SettledLiveBet[], cashback: Centavos): number {
  return bets.reduce((sum, each) => sum + each.returned, Number(cashback))
}

describe('dayCashback', () => {
  it('SEC-45 is 10 % of stakes less returns: 50.00 lost and 30.00 that returned 45.00 give 3.50', () => {
    expect(dayCashback([settled(5000, 0), settled(3000, 4500)], DAY_MAX)).toBe(350)
  })

  it('is rounded down once, over the whole day', () => {
    expect(dayCashback([settled(109, 0)], DAY_MAX)).toBe(10)
    expect(dayCashback([settled(105, 0), settled(105, 0)], DAY_MAX)).toBe(21)
  })

  it('is nothing on a day of winnings or without bets', () => {
    expect(dayCashback([settled(5000, 5000)], DAY_MAX)).toBe(0)
    expect(dayCashback([settled(5000, 9000)], DAY_MAX)).toBe(0)
    expect(dayCashback([], DAY_MAX)).toBe(0)
  })

  it('SEC-45 is at most the maximum of a day', () => {
    expect(dayCashback([settled(200_000, 0)], DAY_MAX)).toBe(20_000)
    expect(dayCashback([settled(200_100, 0)], DAY_MAX)).toBe(20_000)
  })

  it('never turns a losing day into a winning one', () => {
    fc.assert(
      fc.property(fc.array(bet), (bets) => {
        const lost = staked(bets) - returned(bets, centavos(0))
        const cashback = dayCashback(bets, DAY_MAX)
        expect(cashback * 10).toBeLessThanOrEqual(Math.max(0, lost))
        if (lost > 0) expect(returned(bets, cashback)).toBeLessThan(staked(bets))
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LIVE_CASHBACK_PERCENT, liveCashback, liveCashbackPercent } from './live-cashback.ts'
import { centavos } from './money.ts'

const live = { isLive: true }
const before = { isLive: false }

describe('live cashback', () => {
  it('SEC-45 is for bets of which every match had started', () => {
    expect(liveCashbackPercent([live])).toBe(LIVE_CASHBACK_PERCENT)
    expect(liveCashbackPercent([live, live])).toBe(LIVE_CASHBACK_PERCENT)
    expect(liveCashbackPercent([live, before])).toBe(0)
    expect(liveCashbackPercent([before])).toBe(0)
    expect(liveCashbackPercent([])).toBe(0)
  })

  it('SEC-45 is 10 % of the stake, rounded down', () => {
    expect(liveCashback(centavos(5000), LIVE_CASHBACK_PERCENT)).toBe(500)
    expect(liveCashback(centavos(109), LIVE_CASHBACK_PERCENT)).toBe(10)
    expect(liveCashback(centavos(5000), 0)).toBe(0)
  })

  it('never gives two halves of a stake more than the whole', () => {
    const stakes = fc.nat(1_000_000).map((value) => centavos(value))
    fc.assert(
      fc.property(stakes, stakes, (one, other) => {
        const apart = liveCashback(one, 10) + liveCashback(other, 10)
        expect(apart).toBeLessThanOrEqual(liveCashback(centavos(one + other), 10))
      }),
    )
  })
})

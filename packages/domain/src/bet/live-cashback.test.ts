import { describe, expect, it } from 'vitest'
import { LIVE_CASHBACK_PERCENT, liveCashbackPercent } from './live-cashback.ts'

const live = { isLive: true }
const before = { isLive: false }

describe('liveCashbackPercent', () => {
  it('SEC-45 counts a bet of which every match had started', () => {
    expect(liveCashbackPercent([live])).toBe(LIVE_CASHBACK_PERCENT)
    expect(liveCashbackPercent([live, live])).toBe(LIVE_CASHBACK_PERCENT)
    expect(liveCashbackPercent([live, before])).toBe(0)
    expect(liveCashbackPercent([before])).toBe(0)
    expect(liveCashbackPercent([])).toBe(0)
  })
})

import { randomFrom } from '@caderneta/pricing/random'
import { describe, expect, it } from 'vitest'
import { advantageByMinute, sampleDismissals } from './sample-dismissals.ts'

const STOPPAGE = { '1H': 2, '2H': 5 }

describe('dismissals of a match', () => {
  it('come at their rates, within the halves', () => {
    const rates = { home: [0.2, 0.6], away: [0, 0.3] } as const
    const all = Array.from({ length: 4000 }, (_, i) =>
      sampleDismissals(randomFrom(`${i}`), rates, STOPPAGE),
    ).flat()
    const count = (side: string, period: string) =>
      all.filter((one) => one.side === side && one.period === period).length / 4000
    expect(Math.abs(count('home', '1H') - 0.2)).toBeLessThan(0.03)
    expect(Math.abs(count('home', '2H') - 0.6)).toBeLessThan(0.05)
    expect(count('away', '1H')).toBe(0)
    expect(all.every(({ second }) => second > 0 && second < 50 * 60)).toBe(true)
    expect(sampleDismissals(randomFrom('0'), { home: [0, 0], away: [0, 0] }, STOPPAGE)).toEqual([])
  })

  it('give the other side a player more from their second on', () => {
    const dismissals = [
      { side: 'home', period: '1H', second: 90 },
      { side: 'home', period: '2H', second: 60 },
      { side: 'away', period: '2H', second: 120 },
    ] as const
    expect(advantageByMinute(dismissals, '1H', 4)).toEqual([0, -0.5, -1, -1])
    expect(advantageByMinute(dismissals, '2H', 4)).toEqual([-1, -2, -1, -1])
  })
})

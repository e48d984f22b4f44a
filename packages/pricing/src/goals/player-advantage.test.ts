import { describe, expect, it } from 'vitest'
import { advantageAfter, attackFactor, attacksIn } from './player-advantage.ts'

const RATES = { home: [0.7, 0.8], away: [0.5, 0.6] } as const
const whole = (advantage: number) => ({ share: [1, 1], advantage: [advantage, advantage] }) as const

describe('the advantage of players', () => {
  it('is that of the side with fewer dismissals, up to three players', () => {
    expect([advantageAfter(1, 0), advantageAfter(0, 1), advantageAfter(2, 2)]).toEqual([-1, 1, 0])
    expect([advantageAfter(5, 0), advantageAfter(0, 4)]).toEqual([-3, 3])
  })

  it('takes three tenths of the goals of the side with one fewer, and gives as many', () => {
    expect(attacksIn(RATES, 'home', whole(-1))).toBeCloseTo(1.5 * 0.7, 12)
    expect(attacksIn(RATES, 'away', whole(-1))).toBeCloseTo(1.1 * 1.3, 12)
    expect(attacksIn(RATES, 'home', { share: [0, 0.5], advantage: [0, 0.25] })).toBeCloseTo(
      0.8 * (0.5 + 0.3 * 0.25),
      12,
    )
  })

  it('leaves each side some goals, however many players it lacks', () => {
    expect(attackFactor('home', -3)).toBeGreaterThan(0)
    expect(attacksIn(RATES, 'home', whole(-4))).toBe(0)
  })
})

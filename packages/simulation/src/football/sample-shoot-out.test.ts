import { randomFrom } from '@caderneta/pricing/random'
import { describe, expect, it } from 'vitest'
import { sampleShootOut } from './sample-shoot-out.ts'

const shootOuts = Array.from({ length: 5000 }, (_, i) => sampleShootOut(randomFrom(`${i}`)))

describe('a shoot-out', () => {
  it('always has a winner', () => {
    expect(shootOuts.every(([home, away]) => home !== away)).toBe(true)
  })

  it('ends as soon as it is decided: by three at most within five kicks, by one beyond', () => {
    for (const [home, away] of shootOuts) {
      expect(Math.abs(home - away)).toBeLessThanOrEqual(Math.max(home, away) > 5 ? 1 : 3)
    }
  })

  it('is even and sometimes long', () => {
    const homeWins = shootOuts.filter(([home, away]) => home > away).length
    expect(Math.abs(homeWins / shootOuts.length - 0.5)).toBeLessThan(0.03)
    expect(shootOuts.some(([home, away]) => Math.max(home, away) > 8)).toBe(true)
  })
})

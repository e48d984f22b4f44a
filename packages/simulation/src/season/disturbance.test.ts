import { describe, expect, it } from 'vitest'
import { disturbanceOf, type Hazards } from './disturbance.ts'

const HAZARDS: Hazards = {
  interruptions: [
    [5, 40],
    [70, 100],
  ],
  postponedShare: 0.004,
  abandonedShare: 0.006,
}

const sampled = Array.from({ length: 20_000 }, (_, i) =>
  disturbanceOf('caderneta', 3_000_000_000 + i, HAZARDS),
)
const share = (kind: string) => sampled.filter((each) => each.kind === kind).length / sampled.length

describe('what goes wrong with games', () => {
  it('is none for almost all games, and each kind for a few', () => {
    expect(share('none')).toBeGreaterThan(0.95)
    for (const kind of ['cancelled', 'delayed', 'interrupted', 'postponed', 'abandoned']) {
      expect(share(kind)).toBeGreaterThan(0.001)
      expect(share(kind)).toBeLessThan(0.02)
    }
  })

  it('is the same whenever it is requested', () => {
    expect(disturbanceOf('caderneta', 3_000_000_007, HAZARDS)).toEqual(sampled[7])
  })

  it('puts games back by an hour at most, so that clubs keep their rest', () => {
    for (const each of sampled) {
      if (each.kind !== 'delayed') continue
      expect(each.minutes).toBeGreaterThanOrEqual(15)
      expect(each.minutes).toBeLessThanOrEqual(60)
      expect(each.announcedMinutesBefore).toBeGreaterThan(0)
    }
  })

  it('interrupts within a half, never at half-time', () => {
    for (const each of sampled) {
      if (each.kind !== 'interrupted') continue
      expect(each.atMinute < 45 || each.atMinute > 64).toBe(true)
      expect(each.atMinute).toBeLessThan(106)
    }
  })
})

import type { Score } from '@caderneta/domain/markets/game/game'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gameChance, pointChance, tieBreakChance, tieBreakServer } from './tennis-game.ts'

const anyChance = fc.double({ min: 0.35, max: 0.75, noNaN: true })
const anyPoints = fc.nat(3)

describe('a game of tennis', () => {
  it('is known in the books: 0.6 on the point is 0.736 in the game', () => {
    expect(gameChance([0, 0], 0.6)).toBeCloseTo(0.7357, 4)
    expect(gameChance([0, 0], 0.5)).toBeCloseTo(0.5, 12)
    expect(gameChance([3, 3], 0.6)).toBeCloseTo(0.36 / 0.52, 12)
  })

  it('is won or lost when it is over', () => {
    expect(gameChance([4, 2], 0.6)).toBe(1)
    expect(gameChance([6, 8], 0.6)).toBe(0)
  })

  it('equals the expectation over its next point', () => {
    fc.assert(
      fc.property(anyPoints, anyPoints, anyChance, (home, away, chance) => {
        const next =
          chance * gameChance([home + 1, away], chance) +
          (1 - chance) * gameChance([home, away + 1], chance)
        expect(gameChance([home, away], chance)).toBeCloseTo(next, 12)
      }),
    )
  })

  it('at advantage is as one point ahead at deuce', () => {
    expect(gameChance([4, 3], 0.6)).toBeCloseTo(0.6 + 0.4 * gameChance([3, 3], 0.6), 12)
    expect(gameChance([9, 10], 0.6)).toBeCloseTo(gameChance([3, 4], 0.6), 12)
  })
})

describe('a point', () => {
  it('is won by who serves with the own chance', () => {
    expect(pointChance({ home: 0.6, away: 0.7 }, 0)).toBe(0.6)
    expect(pointChance({ home: 0.6, away: 0.7 }, 1)).toBeCloseTo(0.3, 12)
  })
})

describe('a tie-break', () => {
  it('is served once, then twice each in turn', () => {
    const servers = Array.from({ length: 9 }, (_, played) => tieBreakServer([played, 0], 0))
    expect(servers).toEqual([0, 1, 1, 0, 0, 1, 1, 0, 0])
    expect(tieBreakServer([0, 0], 1)).toBe(1)
  })

  it('is even between equals, whichever side begins', () => {
    for (const first of [0, 1] as const) {
      expect(tieBreakChance([0, 0], first, { home: 0.66, away: 0.66 })).toBeCloseTo(0.5, 10)
    }
  })

  it('equals the expectation over its next point', () => {
    const scores = fc.tuple(fc.nat(6), fc.nat(6))
    fc.assert(
      fc.property(scores, anyChance, anyChance, ([home, away], one, other) => {
        const serve = { home: one, away: other }
        const at = (score: Score) => tieBreakChance(score, 0, serve)
        const chance = pointChance(serve, tieBreakServer([home, away], 0))
        const next = chance * at([home + 1, away]) + (1 - chance) * at([home, away + 1])
        expect(at([home, away])).toBeCloseTo(next, 10)
      }),
    )
  })

  it('is over at seven, two ahead', () => {
    expect(tieBreakChance([7, 5], 0, { home: 0.6, away: 0.6 })).toBe(1)
    expect(tieBreakChance([9, 11], 0, { home: 0.6, away: 0.6 })).toBe(0)
    const chance = tieBreakChance([7, 6], 0, { home: 0.6, away: 0.6 })
    expect(chance).toBeGreaterThan(0.5)
    expect(chance).toBeLessThan(1)
  })
})

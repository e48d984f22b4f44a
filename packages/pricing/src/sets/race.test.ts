import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { totalChance } from '../chances/distribution.ts'
import { meanOf } from '../testing/mean-of.ts'
import { raceFrom, raceWinner } from './race.ts'

/** Every way to the end, tried one by one; what takes longer than `depth` points is cut in half. */
function tried(
  score: readonly [number, number],
  target: number,
  chance: number,
  depth: number,
): number {
  const winner = raceWinner(score, target)
  if (winner !== null) return winner === 0 ? 1 : 0
  if (depth === 0) return 0.5
  const [home, away] = score
  return (
    chance * tried([home + 1, away], target, chance, depth - 1) +
    (1 - chance) * tried([home, away + 1], target, chance, depth - 1)
  )
}

const anyChance = fc.double({ min: 0.3, max: 0.7, noNaN: true })

describe('a race two ahead', () => {
  it('is won at the target with two between, and not before', () => {
    expect(raceWinner([25, 23], 25)).toBe(0)
    expect(raceWinner([23, 25], 25)).toBe(1)
    expect(raceWinner([25, 24], 25)).toBeNull()
    expect(raceWinner([24, 10], 25)).toBeNull()
    expect(raceWinner([31, 33], 25)).toBe(1)
  })

  it('is won by one side from every state', () => {
    fc.assert(
      fc.property(fc.nat(30), fc.nat(30), anyChance, (home, away, chance) => {
        fc.pre(raceWinner([home, away], 25) === null && Math.abs(home - away) < 25)
        fc.pre(Math.max(home, away) < 25 || Math.abs(home - away) < 2)
        const [first, second] = raceFrom([home, away], 25, chance)
        expect(totalChance(first) + totalChance(second)).toBeCloseTo(1, 10)
      }),
    )
  })

  it('has the chances that trying every point gives', () => {
    fc.assert(
      fc.property(fc.nat(3), fc.nat(3), anyChance, (home, away, chance) => {
        const [first] = raceFrom([home, away], 4, chance)
        expect(totalChance(first)).toBeCloseTo(tried([home, away], 4, chance, 18), 2)
      }),
      { numRuns: 30 },
    )
  })

  it('goes on beyond the target while neither side is two ahead', () => {
    const [first, second] = raceFrom([30, 29], 25, 0.5)
    expect(totalChance(first)).toBeCloseTo(0.75, 10)
    expect(totalChance(second)).toBeCloseTo(0.25, 10)
    const soon = first.chances[31 + 29 - first.from] ?? 0
    expect(soon).toBeCloseTo(0.5, 10)
  })

  it('counts all points that are played', () => {
    const [first, second] = raceFrom([0, 0], 25, 0.5)
    const mean = meanOf(first) + meanOf(second)
    expect(mean).toBeGreaterThan(42)
    expect(mean).toBeLessThan(47)
    const fewest = [first, second].map(
      ({ from, chances }) => from + chances.findIndex((c) => c > 0),
    )
    expect(fewest).toEqual([25, 25])
  })

  it('is the mirror image for the other side', () => {
    fc.assert(
      fc.property(fc.nat(12), fc.nat(12), anyChance, (home, away, chance) => {
        const [first] = raceFrom([home, away], 15, chance)
        const [, mirrored] = raceFrom([away, home], 15, 1 - chance)
        expect(totalChance(first)).toBeCloseTo(totalChance(mirrored), 10)
      }),
    )
  })
})

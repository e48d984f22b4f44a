import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomFrom } from '../random.ts'
import { sampleTempo, tempoAfter } from './tempo.ts'

const SAMPLES = 20_000
/** A fixed seed makes the draw the same for ever; a sound one goes so far once in a thousand. */
const DEVIATIONS_MAX = 3.3

const expected = fc.double({ min: 0, max: 4, noNaN: true })
const meanOf = (goals: number, played: number) =>
  tempoAfter(goals, played).reduce((sum, { factor, chance }) => sum + factor * chance, 0)

describe('the tempo of a match', () => {
  it('has mean one before the match, and a variance that real seasons have', () => {
    const before = tempoAfter(0, 0)
    const variance = before.reduce((sum, each) => sum + each.chance * (each.factor - 1) ** 2, 0)
    expect(meanOf(0, 0)).toBeCloseTo(1, 12)
    expect(variance).toBeGreaterThan(0.03)
    expect(variance).toBeLessThan(0.06)
  })

  it('is sampled as often as it is priced', () => {
    const sampled = Array.from({ length: SAMPLES }, (_, i) => sampleTempo(randomFrom(`${i}`)))
    for (const { factor, chance } of tempoAfter(0, 0)) {
      const count = sampled.filter((each) => each === factor).length
      const deviation = Math.sqrt(SAMPLES * chance * (1 - chance))
      expect(Math.abs(count - SAMPLES * chance)).toBeLessThan(DEVIATIONS_MAX * deviation)
    }
  })

  it('is believed higher after goals and lower after time without any', () => {
    fc.assert(
      fc.property(fc.nat(8), expected, (goals, played) => {
        expect(meanOf(goals + 1, played)).toBeGreaterThan(meanOf(goals, played))
        expect(meanOf(goals, played + 0.1)).toBeLessThan(meanOf(goals, played))
      }),
    )
  })

  it('is as likely on average after any time as before it', () => {
    fc.assert(
      fc.property(expected, (played) => {
        const before = tempoAfter(0, 0)
        const averages = before.map(() => 0)
        for (let goals = 0; goals < 60; goals += 1) {
          const chance = before.reduce(
            (sum, each) => sum + each.chance * poisson(each.factor * played, goals),
            0,
          )
          tempoAfter(goals, played).forEach((after, i) => {
            averages[i] = (averages[i] ?? 0) + chance * after.chance
          })
        }
        before.forEach((each, i) => {
          expect(averages[i]).toBeCloseTo(each.chance, 10)
        })
      }),
    )
  })
})

function poisson(mean: number, goals: number): number {
  let chance = Math.exp(-mean)
  for (let i = 1; i <= goals; i += 1) chance *= mean / i
  return chance
}

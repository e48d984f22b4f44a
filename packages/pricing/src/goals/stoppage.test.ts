import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomFrom } from '../random.ts'
import { HALF_MINUTES, type Half, halfSeconds, leftOfHalf, sampleStoppage } from './stoppage.ts'

const HALVES: readonly Half[] = ['1H', '2H']
const half = fc.constantFrom(...HALVES)
const SAMPLES = 20_000

const samples = (of: Half, minutesMin = 0) =>
  Array.from({ length: SAMPLES }, (_, i) => sampleStoppage(of, randomFrom(`${i}`), minutesMin))
const meanOf = (numbers: readonly number[]) =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length

describe('the length of a half', () => {
  it('is sampled as it is priced: before the match and at each minute of stoppage', () => {
    for (const of of HALVES) {
      const minutes = samples(of)
      for (const played of [-HALF_MINUTES, 0, 1, 3, 5]) {
        const going = minutes.filter((each) => each > played)
        const mean = (meanOf(going) - played) * 60
        const priced = leftOfHalf(of, (HALF_MINUTES + played) * 60)
        const expected = priced.reduce((sum, { chance, left }) => sum + chance * left, 0)
        expect(Math.abs(mean / halfSeconds(of) - expected)).toBeLessThan(0.002)
      }
    }
  })

  it('is never known from the clock: at every second some of it may be left', () => {
    fc.assert(
      fc.property(half, fc.nat(70 * 60), (of, second) => {
        const ends = leftOfHalf(of, second)
        expect(ends.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9)
        for (const { chance, left } of ends) {
          expect(chance).toBeGreaterThan(0)
          expect(left).toBeGreaterThan(0)
        }
      }),
    )
  })

  it('goes on after a known goal as it would have gone on without it', () => {
    for (const of of HALVES) {
      const free = samples(of)
      const held = samples(of, 5)
      expect(Math.min(...held)).toBeGreaterThanOrEqual(5)
      free.forEach((minutes, i) => {
        if (minutes >= 5) expect(held[i]).toBe(minutes)
      })
      const after = (minutes: readonly number[]) => meanOf(minutes.filter((each) => each >= 5)) - 5
      expect(Math.abs(after(held) - after(free))).toBeLessThan(0.1)
    }
  })
})

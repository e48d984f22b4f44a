import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noiseAt, randomFrom, seedOf, smoothNoiseAt } from './random.ts'

const samples = (key: string, count: number) => {
  const random = randomFrom(key)
  return Array.from({ length: count }, () => random.next())
}

describe('chance from a key', () => {
  it('gives the same numbers for the same key', () => {
    fc.assert(
      fc.property(fc.string(), (key) => {
        expect(samples(key, 20)).toEqual(samples(key, 20))
      }),
    )
  })

  it('gives the numbers of every earlier version, so that a restart sends the same games', () => {
    expect(seedOf('caderneta')).toBe(3451220230)
    expect(samples('caderneta', 3)).toEqual([
      0.24431460397318006, 0.3356181781273335, 0.7395523807499558,
    ])
  })

  it('gives other numbers for another key', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 2, maxLength: 2 }), ([one, other]) => {
        expect(samples(one ?? '', 4)).not.toEqual(samples(other ?? '', 4))
      }),
    )
  })

  it('is spread evenly over its range', () => {
    const tenths = new Array<number>(10).fill(0)
    for (const sample of samples('spread', 20_000)) {
      const tenth = Math.floor(sample * 10)
      tenths[tenth] = (tenths[tenth] ?? 0) + 1
    }
    for (const count of tenths) expect(Math.abs(count - 2000)).toBeLessThan(200)
  })

  it('keeps whole numbers within both bounds and reaches them', () => {
    const random = randomFrom('dice')
    const dice = new Set(Array.from({ length: 500 }, () => random.integer(1, 6)))
    expect([...dice].sort()).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('picks every item and refuses to pick from none', () => {
    const random = randomFrom('pick')
    const picked = new Set(Array.from({ length: 200 }, () => random.pick(['a', 'b', 'c'])))
    expect([...picked].sort()).toEqual(['a', 'b', 'c'])
    expect(() => random.pick([])).toThrow(RangeError)
  })

  it('splits into parts that do not disturb one another', () => {
    const whole = randomFrom('whole')
    const part = whole.split('part')
    const before = part.next()
    whole.next()
    expect(randomFrom('whole').split('part').next()).toBe(before)
    expect(randomFrom('whole').split('other').next()).not.toBe(before)
  })
})

describe('noise', () => {
  it('is in [−1, 1) and needs no earlier sample', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: -1_000_000, max: 1_000_000 }), (seed, index) => {
        const noise = noiseAt(seed, index)
        expect(noise).toBeGreaterThanOrEqual(-1)
        expect(noise).toBeLessThan(1)
        expect(noiseAt(seed, index)).toBe(noise)
      }),
    )
  })

  it('averages out', () => {
    let sum = 0
    for (let index = 0; index < 10_000; index += 1) sum += noiseAt(7, index)
    expect(Math.abs(sum / 10_000)).toBeLessThan(0.03)
  })

  it('moves without jumps when smooth', () => {
    fc.assert(
      fc.property(fc.nat(), fc.double({ min: 0, max: 1000, noNaN: true }), (seed, position) => {
        const step = smoothNoiseAt(seed, position + 0.01) - smoothNoiseAt(seed, position)
        expect(Math.abs(step)).toBeLessThan(0.021)
      }),
    )
  })

  it('meets the noise of whole positions', () => {
    expect(smoothNoiseAt(3, 12)).toBe(noiseAt(3, 12))
  })
})

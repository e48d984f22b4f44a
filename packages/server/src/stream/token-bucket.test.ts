import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TokenBucket } from './token-bucket.ts'

const RATE = { burst: 5, perSecond: 10 }

test('allows its burst at once and then its rate', () => {
  const bucket = new TokenBucket(RATE, 0)
  const takenAt = (now: number) => Array.from({ length: 9 }, () => bucket.take(1, now))
  expect(takenAt(0).filter(Boolean)).toHaveLength(5)
  expect(takenAt(300).filter(Boolean)).toHaveLength(3)
  expect(bucket.waitMs(1, 300)).toBe(100)
  expect(takenAt(100_000).filter(Boolean)).toHaveLength(5)
})

test('tokens charged on credit have to be waited for', () => {
  const bucket = new TokenBucket(RATE, 0)
  bucket.charge(25, 0)
  expect(bucket.waitMs(0, 0)).toBe(2_000)
  expect(bucket.take(1, 1_999)).toBe(false)
  expect(bucket.waitMs(1, 2_000)).toBe(100)
  expect(bucket.spent(3_000)).toBe(0)
})

test('never allows more than its burst and its rate, whatever the clock does', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(2_000), { minLength: 1, maxLength: 60 }), (steps) => {
      const bucket = new TokenBucket(RATE, 0)
      let now = 0
      let taken = 0
      for (const step of steps) {
        now += step
        while (bucket.take(1, now)) taken += 1
      }
      expect(taken).toBeLessThanOrEqual(RATE.burst + (now / 1000) * RATE.perSecond + 1e-6)
    }),
  )
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seasonTime } from './season-time.ts'

const EPOCH = 1_800_000_000_000

describe('the time of a season', () => {
  it('is real time at speed 1, whenever the run began', () => {
    const time = seasonTime(EPOCH, 1)
    expect([time.realMs(123_456), time.seasonMs(123_456)]).toEqual([123_456, 123_456])
  })

  it('begins with the run and runs at the configured speed', () => {
    const time = seasonTime(EPOCH, 60)
    expect(time.seasonMs(EPOCH)).toBe(EPOCH)
    expect(time.seasonMs(EPOCH + 1000)).toBe(EPOCH + 60_000)
    expect(time.realMs(EPOCH + 60_000)).toBe(EPOCH + 1000)
  })

  it('comes back to the same real moment', () => {
    const moments = fc.integer({ min: -1e9, max: 1e9 })
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: 10_000 }), (offset, speed) => {
        const time = seasonTime(EPOCH, speed)
        expect(time.realMs(time.seasonMs(EPOCH + offset))).toBe(EPOCH + offset)
      }),
    )
  })
})

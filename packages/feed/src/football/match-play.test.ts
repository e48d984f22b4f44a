import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { examplePlay, exampleScript } from '../testing/example-match.ts'
import { ratesBefore, ratesDuring } from './match-play.ts'

const play = examplePlay()
const { rates } = play.script
const anyTime = fc.integer({ min: 0, max: 30 * 3_600_000 })

describe('the opinion of the market', () => {
  it('stays near the rates of the script', () => {
    fc.assert(
      fc.property(anyTime, (before) => {
        const moved = ratesBefore(play, before)
        for (const side of ['home', 'away'] as const) {
          for (const half of [0, 1] as const) {
            const factor = moved[side][half] / rates[side][half]
            expect(Math.abs(Math.log(factor))).toBeLessThanOrEqual(0.05 + 1e-12)
          }
        }
      }),
    )
  })

  it('moves both halves of a side alike', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 7_000 }), (second) => {
        const { home } = ratesDuring(play, second)
        expect(home[0] / rates.home[0]).toBeCloseTo(home[1] / rates.home[1], 12)
      }),
    )
  })

  it('passes from before the kick-off to the match without a jump in prices', () => {
    expect(ratesBefore(play, 0)).toEqual(ratesDuring(play, 0))
  })

  it('moves a little within a minute and more within hours', () => {
    const at = (minutes: number) => ratesBefore(play, minutes * 60_000).home[0]
    expect(Math.abs(at(61) / at(60) - 1)).toBeLessThan(0.006)
    const hours = Array.from({ length: 24 }, (_, hour) => at(hour * 60))
    expect(Math.max(...hours) / Math.min(...hours)).toBeGreaterThan(1.03)
  })

  it('is another in another game', () => {
    const { fixture } = exampleScript()
    const other = examplePlay({ script: exampleScript({ fixture: { ...fixture, gameId: 78 } }) })
    expect(ratesBefore(other, 60_000)).not.toEqual(ratesBefore(play, 60_000))
  })
})

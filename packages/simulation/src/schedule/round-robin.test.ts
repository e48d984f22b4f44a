import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pairingsOfRound, roundsOfLeg } from './round-robin.ts'

const counts = fc.integer({ min: 2, max: 45 })
const leg = (count: number, first: number) =>
  Array.from({ length: roundsOfLeg(count) }, (_, round) => pairingsOfRound(count, first + round))

describe('a round robin', () => {
  it('pairs everyone with everyone once in each leg', () => {
    fc.assert(
      fc.property(counts, (count) => {
        const met = leg(count, 0).flatMap((round) =>
          round.map(([home, away]) => `${Math.min(home, away)}-${Math.max(home, away)}`),
        )
        expect(new Set(met).size).toBe(met.length)
        expect(met.length).toBe((count * (count - 1)) / 2)
      }),
    )
  })

  it('has no entrant play twice in a round, and one rest when their number is odd', () => {
    fc.assert(
      fc.property(counts, fc.nat(200), (count, round) => {
        const playing = pairingsOfRound(count, round).flat()
        expect(new Set(playing).size).toBe(playing.length)
        expect(playing.length).toBe(count - (count % 2))
        expect(playing.every((index) => index >= 0 && index < count)).toBe(true)
      }),
    )
  })

  it('changes home and away in the second leg', () => {
    fc.assert(
      fc.property(counts, (count) => {
        const turned = leg(count, roundsOfLeg(count)).map((round) =>
          round.map(([home, away]) => [away, home]),
        )
        expect(turned).toEqual(leg(count, 0))
      }),
    )
  })

  it('gives everyone about half of the games at home', () => {
    fc.assert(
      fc.property(counts, (count) => {
        const homes = leg(count, 0).flatMap((round) => round.map(([home]) => home))
        for (let index = 0; index < count; index += 1) {
          const share = homes.filter((home) => home === index).length
          expect(Math.abs(share - (count - 1) / 2)).toBeLessThanOrEqual(1)
        }
      }),
    )
  })
})

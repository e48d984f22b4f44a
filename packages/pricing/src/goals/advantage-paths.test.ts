import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chanceAt } from '../chances/item-at.ts'
import { poissonChances } from '../chances/poisson.ts'
import { advantagePaths } from './advantage-paths.ts'
import { dismissalRates } from './dismissals.ts'
import { type MatchTime, NOT_PLAYED, NOT_PLAYED_LEVEL } from './match-time.ts'
import { attacksIn } from './player-advantage.ts'
import type { GoalRates } from './rates.ts'

const rate = fc.double({ min: 0.15, max: 1.3, noNaN: true })
const anyRates: fc.Arbitrary<GoalRates> = fc.record({
  home: fc.tuple(rate, rate),
  away: fc.tuple(rate, rate),
})
const share = fc.double({ min: 0.01, max: 1, noNaN: true })
const anyTime: fc.Arbitrary<MatchTime> = fc.oneof(
  fc.constant(NOT_PLAYED_LEVEL),
  fc.tuple(share, fc.integer({ min: -1, max: 1 })).map(([left, now]) => timeWith([left, 1], now)),
  fc.tuple(share, fc.integer({ min: -1, max: 1 })).map(([left, now]) => timeWith([0, left], now)),
)

function timeWith(left: readonly [number, number], now: number): MatchTime {
  const played = [1 - left[0], 1 - left[1]] as const
  return { played, outlooks: [{ chance: 1, left }], advantage: { now, played: [0, 0] } }
}

/** A shift of the advantage from some time on: shares of what is left, both halves in a row. */
type Shift = readonly [at: number, by: number]

/** How many parts each half is cut into, at whose middle a dismissal of it comes. */
const PARTS = 8

/** Every way in which at most two players are sent off, by how likely it is beside none. */
function allWays(rates: GoalRates, { outlooks }: MatchTime) {
  const left = outlooks[0]?.left ?? [0, 0]
  const { home, away } = dismissalRates(rates)
  const one = ([0, 1] as const).flatMap((half) =>
    Array.from({ length: PARTS }, (_, part) => half + (part + 0.5) / PARTS).flatMap((at) => [
      { chance: (home[half] * left[half]) / PARTS, shifts: [[at, -1]] as readonly Shift[] },
      { chance: (away[half] * left[half]) / PARTS, shifts: [[at, 1]] as readonly Shift[] },
    ]),
  )
  const two = one.flatMap((first) =>
    one.map((second) => ({
      chance: (first.chance * second.chance) / 2,
      shifts: [...first.shifts, ...second.shifts],
    })),
  )
  return [{ chance: 1, shifts: [] }, ...one, ...two]
}

/** The sum of the advantage over what is left of a half. */
function summed(now: number, shifts: readonly Shift[], half: 0 | 1, left: number): number {
  const later = shifts.reduce(
    (sum, [at, by]) => sum + by * Math.max(0, Math.min(1, half + 1 - at)),
    0,
  )
  return (now + later) * left
}

/** Chances of each score of a few goals in what is left, over some ways, which count in all one. */
function scoreChances(
  rates: GoalRates,
  left: readonly [number, number],
  ways: readonly { readonly chance: number; readonly sums: readonly [number, number] }[],
): readonly number[] {
  const chances = SCORES.map(() => 0)
  const all = ways.reduce((sum, { chance }) => sum + chance, 0)
  for (const { chance, sums } of ways) {
    const stretch = { share: left, advantage: sums }
    const home = poissonChances(attacksIn(rates, 'home', stretch), 12)
    const away = poissonChances(attacksIn(rates, 'away', stretch), 12)
    SCORES.forEach(([ofHome, ofAway], i) => {
      const ofWay = chanceAt(home, ofHome) * chanceAt(away, ofAway)
      chances[i] = (chances[i] ?? 0) + (chance / all) * ofWay
    })
  }
  return chances
}

/** The mean over all ways of the advantage times the time, from now or the start of a half. */
function meanWithin(rates: GoalRates, time: MatchTime, half: 0 | 1, to: number): number {
  const { home, away } = dismissalRates(rates)
  const shift = [away[0] - home[0], away[1] - home[1]] as const
  const now = time.advantage?.now ?? 0
  const atStart = half === 0 ? now : now + shift[0] * (time.outlooks[0]?.left[0] ?? 0)
  return atStart * to + (shift[half] * to ** 2) / 2
}

const SCORES = [0, 1, 2, 3].flatMap((home) => [0, 1, 2, 3].map((away) => [home, away] as const))

describe('the two paths of the advantage of players', () => {
  it('give each score the chance that it has over all ways of sending players off', () => {
    fc.assert(
      fc.property(anyRates, anyTime, (rates, time) => {
        const left = time.outlooks[0]?.left ?? [0, 0]
        const now = time.advantage?.now ?? 0
        const ways = allWays(rates, time).map(({ chance, shifts }) => ({
          chance,
          sums: [summed(now, shifts, 0, left[0]), summed(now, shifts, 1, left[1])] as const,
        }))
        const paths = advantagePaths(rates, time).map(({ chance, within }) => ({
          chance,
          sums: [within(0, 0, left[0]), within(1, 0, left[1])] as const,
        }))
        const expected = scoreChances(rates, left, ways)
        // More than two dismissals are not among the ways: they come in one match of five hundred.
        scoreChances(rates, left, paths).forEach((chance, i) => {
          expect(Math.abs(chance - (expected[i] ?? 0))).toBeLessThan(0.0002)
        })
      }),
      { numRuns: 12 },
    )
  })

  it('have the mean of all ways, add up to one and begin with the players of now', () => {
    fc.assert(
      fc.property(anyRates, anyTime, (rates, time) => {
        const paths = advantagePaths(rates, time)
        expect(paths.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
        for (const half of [0, 1] as const) {
          const mean = paths.reduce((sum, path) => sum + path.chance * path.within(half, 0, 0.6), 0)
          expect(mean).toBeCloseTo(meanWithin(rates, time, half, 0.6), 12)
        }
        const half = (time.outlooks[0]?.left[0] ?? 0) > 0 ? 0 : 1
        for (const path of paths) {
          expect(path.within(half, 0, 1e-6) / 1e-6).toBeCloseTo(time.advantage?.now ?? 0, 4)
        }
      }),
    )
  })

  it('are one where dismissals are not recorded, and where nothing is left', () => {
    const rates: GoalRates = { home: [0.7, 0.8], away: [0.5, 0.6] }
    expect(advantagePaths(rates, NOT_PLAYED).map(({ within }) => within(1, 0, 1))).toEqual([0])
    expect(advantagePaths(rates, timeWith([0, 0], 1))).toHaveLength(1)
  })
})

import type { Score } from '@caderneta/domain/markets/game/game'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FittedMatch, fitRates } from './fit-rates.ts'

const match = (
  day: number,
  homeId: number,
  awayId: number,
  fullTime: Score | null,
): FittedMatch => ({
  moment: `2025-01-${String(day).padStart(2, '0')} 16:00`,
  homeId,
  awayId,
  fullTime,
})

const sum = ([first, second]: readonly [number, number]) => first + second

/** Team 1 beats everyone, team 2 loses to everyone, before they meet. */
const UNEQUAL = [
  ...[3, 4, 5, 6].map((other, i) => match(i + 1, 1, other, [4, 0])),
  ...[3, 4, 5, 6].map((other, i) => match(i + 1, other, 2, [3, 0])),
  match(20, 1, 2, [5, 0]),
]

const anyMatches = fc.array(
  fc
    .tuple(fc.integer({ min: 1, max: 28 }), fc.nat(5), fc.nat(5), fc.nat(7), fc.nat(7))
    .map(([day, home, away, first, second]) => match(day, home, 10 + away, [first, second])),
  { maxLength: 60 },
)

describe('rates from earlier results', () => {
  it('know nothing of the first match but who is at home', () => {
    const [rates] = fitRates([match(1, 1, 2, [3, 0])], false)
    const [home, away] = [sum(rates?.home ?? [0, 0]), sum(rates?.away ?? [0, 0])]
    expect(home).toBeGreaterThan(away)
    expect(home * away).toBeCloseTo(1.25 ** 2, 10)
  })

  it('favour neither side on neutral ground', () => {
    const [rates] = fitRates([match(1, 1, 2, [3, 0])], true)
    expect(rates?.home).toEqual(rates?.away)
  })

  it('put more goals in the second half', () => {
    const [rates] = fitRates([match(1, 1, 2, [3, 0])], true)
    expect(rates?.home[0]).toBeLessThan(rates?.home[1] ?? 0)
  })

  it('favour those who have scored more and conceded less', () => {
    const last = fitRates(UNEQUAL, true).at(-1)
    expect(sum(last?.home ?? [0, 0])).toBeGreaterThan(1.6)
    expect(sum(last?.away ?? [0, 0])).toBeLessThan(1)
  })

  it('draw few results towards the mean', () => {
    const afterOne = fitRates([match(1, 1, 3, [9, 0]), match(2, 1, 4, [0, 0])], true).at(-1)
    expect(sum(afterOne?.home ?? [0, 0])).toBeLessThan(2.5)
  })

  it('never know a result of the same moment or a later one', () => {
    fc.assert(
      fc.property(anyMatches, fc.integer({ min: 1, max: 28 }), (matches, day) => {
        const from = match(day, 0, 0, null).moment
        const changed = matches.map((each) =>
          each.moment < from ? each : { ...each, fullTime: [9, 9] as const },
        )
        const [before, after] = [fitRates(matches, false), fitRates(changed, false)]
        matches.forEach((each, i) => {
          if (each.moment <= from) expect(after[i]).toEqual(before[i])
        })
      }),
    )
  })

  it('of matches at the same moment know nothing of each other', () => {
    const beside = (fullTime: Score) =>
      fitRates([match(1, 1, 3, fullTime), match(1, 1, 4, [0, 0])], true)
    expect(beside([9, 0])).toEqual(beside([0, 0]))
  })

  it('do not depend on the order of the file', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 28 }), { minLength: 2 }), (days) => {
        const matches = days.map((day) => match(day, day % 3, 10 + (day % 4), [day % 5, day % 2]))
        const forwards = fitRates(matches, false)
        const backwards = fitRates([...matches].reverse(), false).reverse()
        expect(backwards).toEqual(forwards)
      }),
    )
  })

  it('learn nothing from a match that was not played', () => {
    const played = [match(1, 1, 3, [2, 0]), match(3, 1, 4, [0, 0])]
    const withPostponed = [...played, match(2, 1, 2, null)]
    expect(fitRates(withPostponed, false)[1]).toEqual(fitRates(played, false)[1])
  })

  it('can be priced, whatever the results', () => {
    fc.assert(
      fc.property(anyMatches, (matches) => {
        for (const rates of fitRates(matches, false)) {
          for (const goals of [sum(rates.home), sum(rates.away)]) {
            expect(goals).toBeGreaterThanOrEqual(0.25 - 1e-9)
            expect(goals).toBeLessThanOrEqual(4 + 1e-9)
          }
        }
      }),
    )
  })
})

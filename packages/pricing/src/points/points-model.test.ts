import { GAME_PARTS, NO_POINTS } from '@caderneta/domain/markets/sports/points-progress'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chanceOf, totalChance } from '../chances/distribution.ts'
import { meanOf } from '../testing/mean-of.ts'
import { fairPoints } from './fair-points.ts'
import { type PointsState, pointsChances, possession } from './points-model.ts'
import { AMERICAN_FOOTBALL_POINTS, BASKETBALL_POINTS } from './points-sports.ts'

const SPORTS = [BASKETBALL_POINTS, AMERICAN_FOOTBALL_POINTS] as const

const fresh = (possessions: number): PointsState => ({
  ...NO_POINTS,
  quartersLeft: [0, 1, 2, 3].map(() => [possessions, possessions] as const),
  overtimeLeft: null,
})

const left = fc.nat(3)
const anyState: fc.Arbitrary<PointsState> = fc.record({
  atEndOf: fc.constant(NO_POINTS.atEndOf),
  score: fc.tuple(fc.nat(60), fc.nat(60)),
  quartersLeft: fc.array(fc.tuple(left, left), { minLength: 4, maxLength: 4 }),
  overtimeLeft: fc.constant(null),
})
const rate = fc.double({ min: 0.3, max: 1.6, noNaN: true })
const anyRates = fc.record({ home: rate, away: rate })
const anySport = fc.constantFrom(...SPORTS)

describe('the points of a game of quarters', () => {
  it('come from possessions that are worth the rate on average', () => {
    fc.assert(
      fc.property(anySport, rate, (sport, each) => {
        const one = possession(sport, each)
        expect(totalChance(one)).toBeCloseTo(1, 12)
        expect(meanOf(one)).toBeCloseTo(each, 12)
      }),
    )
  })

  it('keep all of the chance in each part, in every state of the game', () => {
    fc.assert(
      fc.property(anySport, anyRates, anyState, (sport, rates, state) => {
        const chances = pointsChances(sport, rates, state)
        for (const name of GAME_PARTS) {
          const { lead, total } = chances.part(name)
          expect(totalChance(lead)).toBeCloseTo(1, 8)
          expect(totalChance(total)).toBeCloseTo(1, 8)
        }
      }),
    )
  })

  it('are never level at the end of basketball, and may be in American football', () => {
    const rates = { home: 1, away: 1 }
    const level = SPORTS.map((sport) =>
      chanceOf(pointsChances(sport, rates, fresh(3)).part('whole').lead, 0),
    )
    expect(level[0]).toBe(0)
    expect(level[1]).toBeGreaterThan(0)
    expect(level[1]).toBeLessThan(0.05)
  })

  it('lead as often by one side as by the other when both are alike', () => {
    for (const sport of SPORTS) {
      const { lead } = pointsChances(sport, { home: 1.1, away: 1.1 }, fresh(4)).part('whole')
      for (const points of [1, 3, 7, 10]) {
        expect(chanceOf(lead, points)).toBeCloseTo(chanceOf(lead, -points), 10)
      }
    }
  })

  it('of overtime lead to the whole game as those of the quarters do', () => {
    const rates = { home: 1.2, away: 1 }
    const over = {
      ...NO_POINTS,
      score: [80, 80],
      quartersLeft: [0, 0, 0, 0].map(() => [0, 0] as const),
    } as const
    for (const sport of SPORTS) {
      const both = sport.overtimePossessions
      const before = pointsChances(sport, rates, { ...over, overtimeLeft: null }).part('whole')
      const begun = pointsChances(sport, rates, { ...over, overtimeLeft: [both, both] })
      for (const lead of [-3, 0, 1, 3, 7]) {
        expect(chanceOf(begun.part('whole').lead, lead)).toBeCloseTo(chanceOf(before.lead, lead), 9)
      }
      expect(meanOf(begun.part('whole').total)).toBeCloseTo(meanOf(before.total), 6)
    }
  })

  it('play overtime to a decision in basketball', () => {
    const level = { ...NO_POINTS, score: [90, 90], quartersLeft: [], overtimeLeft: [0, 0] } as const
    const { lead, total } = pointsChances(BASKETBALL_POINTS, { home: 1, away: 1 }, level).part(
      'whole',
    )
    expect(chanceOf(lead, 0)).toBe(0)
    expect(chanceOf(total, 180)).toBeCloseTo(0, 12)
    const tied = pointsChances(AMERICAN_FOOTBALL_POINTS, { home: 1, away: 1 }, level).part('whole')
    expect(chanceOf(tied.lead, 0)).toBe(1)
  })
})

describe('fair chances of points', () => {
  const handicaps = {
    spread: [-9.5, -6, -2.5, 0, 3.5, 7],
    total: [50, 60.5, 70, 80.5, 95],
    firstHalfTotal: [40.5],
    firstQuarterTotal: [20.5],
  }
  const selections = BASKETBALL_POINTS.offer.selections(handicaps)
  const fair = (...[sport, rates, state]: Parameters<typeof pointsChances>) => {
    const chances = fairPoints(selections, pointsChances(sport, rates, state))
    return (name: string, handicap: string) =>
      chances[selections.findIndex((one) => one.name === name && one.handicap === handicap)] ?? -1
  }

  it('add up to one in every line', () => {
    fc.assert(
      fc.property(anySport, anyRates, anyState, (sport, rates, state) => {
        const chances = fairPoints(selections, pointsChances(sport, rates, state))
        const sums = new Map<string, number>()
        selections.forEach(({ marketId, specifier }, i) => {
          const key = `${marketId} ${specifier}`
          sums.set(key, (sums.get(key) ?? 0) + (chances[i] ?? 0))
        })
        for (const sum of sums.values()) expect(sum).toBeCloseTo(1, 8)
      }),
    )
  })

  it('fall with a higher total, rise with a larger handicap, and agree at nothing', () => {
    fc.assert(
      fc.property(anySport, anyRates, anyState, (sport, rates, state) => {
        const chance = fair(sport, rates, state)
        const over = handicaps.total.map((specifier) => chance('Over', String(specifier)))
        const spread = ['-9.5', '-6', '-2.5', '0', '+3.5', '+7'].map((specifier) =>
          chance('1', specifier),
        )
        const isRising = (list: readonly number[]) =>
          list.every((each, i) => i === 0 || each >= (list[i - 1] ?? 0) - 1e-9)
        expect(isRising(spread)).toBe(true)
        expect(isRising(over.toReversed())).toBe(true)
        expect(chance('1', '0')).toBeCloseTo(chance('Money Line', '1'), 10)
      }),
    )
  })

  it('follow the score and the ball', () => {
    const rates = { home: 1.1, away: 1.1 }
    const at = (home: number, away: number) =>
      fair(BASKETBALL_POINTS, rates, {
        ...NO_POINTS,
        score: [home, away],
        quartersLeft: [
          [0, 0],
          [0, 0],
          [0, 0],
          [6, 6],
        ],
        overtimeLeft: null,
      })('Money Line', '1')
    expect(at(80, 80)).toBeCloseTo(0.5, 10)
    expect(at(83, 80)).toBeGreaterThan(at(81, 80))
    expect(at(80, 83)).toBeCloseTo(1 - at(83, 80), 10)
  })
})

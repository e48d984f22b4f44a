import type { IncidentProgress } from '@caderneta/domain/markets/sports/football/incidents/incident-counters'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chanceAt } from '../../chances/item-at.ts'
import { type MatchTime, NOT_PLAYED, NOT_PLAYED_LEVEL } from '../match-time.ts'
import { ADVANTAGE_MAX } from '../player-advantage.ts'
import type { GoalRates } from '../rates.ts'
import type { Measure } from './count-chances.ts'
import { firstChances } from './first-chances.ts'
import { type IncidentLaw, incidentLaw, SIZES } from './incident-law.ts'
import { incidentRates } from './incident-rates.ts'

const rate = fc.double({ min: 0.15, max: 1.3, noNaN: true })
const anyRates: fc.Arbitrary<GoalRates> = fc.record({
  home: fc.tuple(rate, rate),
  away: fc.tuple(rate, rate),
})
const anyAdvantage = fc.integer({ min: -ADVANTAGE_MAX, max: ADVANTAGE_MAX })
const anyLeft = fc.oneof(
  fc.double({ min: 0.05, max: 1, noNaN: true }).map((left) => [left, 1] as const),
  fc.double({ min: 0.05, max: 1, noNaN: true }).map((left) => [0, left] as const),
)

function timeWith(left: readonly [number, number], now: number): MatchTime {
  const played = [1 - left[0], 1 - left[1]] as const
  return { played, outlooks: [{ chance: 1, left }], advantage: { now, played: [0, 0] } }
}

const nothingSeen = (left: readonly [number, number]): IncidentProgress => ({
  incidents: [],
  score: [0, 0],
  isFirstHalfOver: left[0] === 0,
  isNinetyOver: false,
  minute: left[0] === 0 ? 60 : 20,
})

const lawWith = (rates: GoalRates, left: readonly [number, number], now: number): IncidentLaw =>
  incidentLaw(rates, nothingSeen(left), timeWith(left, now))

const COUNTS = ['corners.match', 'onTarget.match', 'shots.match'] as const
const MEASURES: readonly Measure[] = ['home', 'away', 'total', 'lead', 'sides']

const sumOf = (chances: Float64Array) => chances.reduce((sum, chance) => sum + chance, 0)
const meanOf = (law: IncidentLaw, count: keyof typeof SIZES, side: 'home' | 'away') =>
  law.chancesOf(count, side).reduce((sum, chance, cell) => sum + chance * cell, 0)

describe('corners and shots', () => {
  it('have chances that add up to one with any advantage of players', () => {
    fc.assert(
      fc.property(anyRates, anyLeft, anyAdvantage, (rates, left, now) => {
        const law = lawWith(rates, left, now)
        for (const count of [...COUNTS, 'corners.half1', 'corners.from81'] as const)
          for (const measure of MEASURES)
            expect(sumOf(law.chancesOf(count, measure)), `${count} ${measure}`).toBeCloseTo(1, 8)
        for (const counter of ['corners.nth1', 'corners.race3']) {
          const chances = firstChances(counter, law)
          expect(sumOf(chances)).toBeCloseTo(1, 12)
          expect(Math.min(...chances)).toBeGreaterThanOrEqual(0)
        }
      }),
      { numRuns: 20 },
    )
  })

  it('are never fewer of a side with more players, nor more of the other', () => {
    fc.assert(
      fc.property(anyRates, anyLeft, fc.integer({ min: -3, max: 2 }), (rates, left, now) => {
        const [one, more] = [lawWith(rates, left, now), lawWith(rates, left, now + 1)]
        for (const count of COUNTS) {
          expect(meanOf(more, count, 'home'), count).toBeGreaterThan(meanOf(one, count, 'home'))
          expect(meanOf(more, count, 'away'), count).toBeLessThan(meanOf(one, count, 'away'))
        }
        const next = (law: IncidentLaw) => chanceAt(firstChances('corners.nth1', law), 0)
        expect(next(more)).toBeGreaterThan(next(one))
      }),
      { numRuns: 20 },
    )
  })

  it('are three tenths fewer of a side that lacks a player', () => {
    const rates: GoalRates = { home: [0.7, 0.8], away: [0.5, 0.6] }
    // So little is left that no dismissal to come counts.
    const left = [0, 0.001] as const
    const [level, fewer] = [lawWith(rates, left, 0), lawWith(rates, left, -1)]
    for (const count of COUNTS) {
      expect(meanOf(fewer, count, 'home') / meanOf(level, count, 'home')).toBeCloseTo(0.7, 3)
      expect(meanOf(fewer, count, 'away') / meanOf(level, count, 'away')).toBeCloseTo(1.3, 3)
    }
  })

  it('show a quicker pace where a side with few players has had as many', () => {
    const rates: GoalRates = { home: [1.2, 1.2], away: [0.3, 0.3] }
    const corners = Array.from({ length: 5 }, () => CORNER)
    const progress = { ...nothingSeen([0, 1]), incidents: corners }
    const after = (played: number) => {
      const time = { ...timeWith([0, 1], 0), advantage: { now: 0, played: [played, 0] } as const }
      return meanOf(incidentLaw(rates, progress, time), 'corners.match', 'home')
    }
    expect(after(-0.8)).toBeGreaterThan(after(0) + 0.01)
  })

  it('are as many as in a level match where dismissals are not recorded, and cards always', () => {
    fc.assert(
      fc.property(anyRates, anyLeft, anyAdvantage, (rates, left, now) => {
        const before = incidentLaw(rates, nothingSeen([1, 1]), NOT_PLAYED)
        const [first, second] = incidentRates(rates).corners.home
        expect(meanOf(before, 'corners.match', 'home')).toBeCloseTo(first + second, 6)
        const cards = (law: IncidentLaw) => [...law.chancesOf('cards.match', 'lead')]
        expect(cards(lawWith(rates, left, now))).toEqual(cards(lawWith(rates, left, 0)))
      }),
      { numRuns: 20 },
    )
  })

  it('differ more between the sides where dismissals may come', () => {
    const rates: GoalRates = { home: [0.7, 0.8], away: [0.7, 0.8] }
    const variance = (time: MatchTime) =>
      incidentLaw(rates, nothingSeen([1, 1]), time)
        .chancesOf('corners.match', 'lead')
        .reduce((sum, chance, cell) => sum + chance * (cell - SIZES['corners.match'] + 1) ** 2, 0)
    expect(variance(NOT_PLAYED_LEVEL)).toBeGreaterThan(variance(NOT_PLAYED) * 1.02)
  })
})

const CORNER = { kind: 'corner', side: 'home', period: '1H', second: 600, minute: 11 } as const

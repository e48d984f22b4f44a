import {
  MATCH_RESULT,
  MONEY_LINE,
  POINT_SPREAD,
  TOTAL_POINTS,
} from '@caderneta/domain/markets/market/market'
import { priceSheet } from '@caderneta/pricing/chances/market-sheet'
import { PUBLISHED_ODDS_MAX, PUBLISHED_ODDS_MIN } from '@caderneta/pricing/chances/price-chances'
import { pointsHandicaps } from '@caderneta/pricing/points/points-handicaps'
import type { PointsState } from '@caderneta/pricing/points/points-model'
import {
  AMERICAN_FOOTBALL_POINTS,
  BASKETBALL_POINTS,
} from '@caderneta/pricing/points/points-sports'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NO_OPINION } from '../testing/no-opinion.ts'
import { pointsContest } from './points-contest.ts'

const SPORTS = [
  {
    name: 'basketball',
    sport: BASKETBALL_POINTS,
    rates: { home: 1.14, away: 1.1 },
    winner: { id: MONEY_LINE, name: 'Money Line', handicap: '1' },
  },
  {
    name: 'American football',
    sport: AMERICAN_FOOTBALL_POINTS,
    rates: { home: 2, away: 1.8 },
    winner: { id: MATCH_RESULT, name: '1', handicap: '' },
  },
] as const

describe.each(SPORTS)('the contest of $name', ({ sport, rates, winner }) => {
  const model = pointsContest(sport, rates)
  const { selections, markets } = model.sheet

  /** Its state after a number of attacks of each side in the last quarter. */
  const late = (home: number, away: number, left: number): PointsState => ({
    ...model.start,
    score: [home, away],
    atEndOf: { ...model.start.atEndOf, firstQuarter: [20, 20], firstHalf: [40, 40] },
    quartersLeft: [
      [0, 0],
      [0, 0],
      [0, 0],
      [left, left],
    ],
  })
  const oddsOf = (state: PointsState, opinion = NO_OPINION) => {
    const prices = priceSheet(model.sheet, model.chances(state, opinion))
    return (marketId: number, name: string, handicap = '') =>
      prices.odds[
        selections.findIndex(
          (one) => one.marketId === marketId && one.name === name && one.handicap === handicap,
        )
      ] ?? -1
  }

  it('opens every line with its margin, within the published odds', () => {
    const { odds, isPriced } = priceSheet(model.sheet, model.chances(model.start, NO_OPINION))
    expect(isPriced.every((each) => each)).toBe(true)
    for (const { positions, margin } of markets) {
      const sum = positions.reduce((all, each) => all + 1000 / (odds[each] ?? 1), 0)
      expect(margin).toBeGreaterThan(0.04)
      expect(sum).toBeGreaterThanOrEqual(1 + margin - 1e-8)
      expect(sum).toBeLessThan(1 + margin + 0.02)
    }
    for (const each of odds) {
      expect(each).toBeGreaterThanOrEqual(PUBLISHED_ODDS_MIN)
      expect(each).toBeLessThanOrEqual(PUBLISHED_ODDS_MAX)
    }
  })

  it('lays its lines about what is expected: the middle ones are nearly even', () => {
    for (const marketId of [POINT_SPREAD, TOTAL_POINTS]) {
      const ladder = markets.filter((market) => market.marketId === marketId)
      const middle = ladder[Math.floor(ladder.length / 2)]
      const odds = priceSheet(model.sheet, model.chances(model.start, NO_OPINION)).odds
      for (const position of middle?.positions ?? []) {
        expect(odds[position]).toBeGreaterThan(1700)
        expect(odds[position]).toBeLessThan(2150)
      }
      const specifiers = ladder.map(({ specifier }) => Number(specifier))
      expect(specifiers.some((specifier) => specifier % 1 === 0)).toBe(true)
      expect(specifiers.some((specifier) => specifier % 1 !== 0)).toBe(true)
    }
  })

  it('pays less for the side that leads, and less the later it is', () => {
    const home = (state: PointsState) => oddsOf(state)(winner.id, winner.name, winner.handicap)
    expect(home(late(63, 60, 3))).toBeLessThan(home(late(60, 60, 3)))
    expect(home(late(63, 60, 1))).toBeLessThan(home(late(63, 60, 3)))
    expect(home(late(60, 63, 3))).toBeGreaterThan(home(late(60, 60, 3)))
  })

  it('is not priced when it is as good as over', () => {
    const prices = priceSheet(model.sheet, model.chances(late(120, 40, 1), NO_OPINION))
    const moneyLine = markets.findIndex(({ marketId }) => marketId === winner.id)
    expect(prices.isPriced[moneyLine]).toBe(false)
  })

  it('bends with opinion, and never far', () => {
    const home = (edge: number) =>
      oddsOf(model.start, { edge, pace: 0 })(winner.id, winner.name, winner.handicap)
    expect(home(1)).toBeLessThan(home(0))
    expect(home(-1)).toBeGreaterThan(home(0))
    expect(home(-1) / home(1)).toBeLessThan(1.4)
    const total = markets.find(({ marketId }) => marketId === TOTAL_POINTS)?.specifier ?? ''
    const over = (pace: number) =>
      oddsOf(model.start, { edge: 0, pace })(TOTAL_POINTS, 'Over', total)
    expect(over(1)).toBeLessThan(over(-1))
  })

  it('knows a total as soon as it is passed, and a part when it is over', () => {
    const state = late(200, 100, 2)
    const results = model.outcomes(state)
    selections.forEach(({ marketId, name }, position) => {
      const isWhole = [MONEY_LINE, POINT_SPREAD, MATCH_RESULT].includes(marketId)
      expect(results[position] === null).toBe(isWhole)
      if (marketId === TOTAL_POINTS)
        expect(results[position]).toBe(name === 'Over' ? 'win' : 'lose')
    })
  })

  it('agrees between the money line and the spread about nothing', () => {
    const rate = fc.double({ min: 0.9, max: 1.2, noNaN: true })
    fc.assert(
      fc.property(rate, rate, (home, away) => {
        const even = pointsContest(
          { ...sport, steps: { ...sport.steps, spread: [-0.5] } },
          { home, away: home },
        )
        const chances = even.chances(even.start, { edge: 0, pace: away - 1 })
        const at = (wanted: number, side: string) =>
          chances[
            even.sheet.selections.findIndex(
              ({ marketId, name, handicap }) =>
                marketId === wanted && (marketId === MONEY_LINE ? handicap : name) === side,
            )
          ] ?? -1
        for (const side of ['1', '2']) {
          expect(at(POINT_SPREAD, side)).toBeCloseTo(at(winner.id, side), 10)
        }
      }),
      { numRuns: 20 },
    )
  })
})

describe('the lines of a game', () => {
  it('are centred on the half point next to what its rates predict', () => {
    const steps = { spread: [-3, 0, 1.5], total: [0], firstHalfTotal: [0], firstQuarterTotal: [] }
    const handicaps = pointsHandicaps(BASKETBALL_POINTS, { home: 1.125, away: 1.1 }, steps)
    expect(handicaps).toEqual({
      spread: [-5.5, -2.5, -1],
      total: [222.5],
      firstHalfTotal: [111.5],
      firstQuarterTotal: [],
    })
  })
})

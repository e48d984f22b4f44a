import {
  BOXING_WINNER,
  GOES_THE_DISTANCE,
  TOTAL_ROUNDS,
} from '@caderneta/domain/markets/market/market'
import { priceSheet } from '@caderneta/pricing/chances/market-sheet'
import {
  FIGHT_START,
  type FightRates,
  type FightState,
  fightChances,
  SLICES_OF_HALF_ROUND,
  SLICES_OF_ROUND,
} from '@caderneta/pricing/fights/fight-model'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NO_OPINION } from '../testing/no-opinion.ts'
import { fightContest } from './fight-contest.ts'

const stops = fc.double({ min: 0.001, max: 0.03, noNaN: true })
const anyRates: fc.Arbitrary<FightRates> = fc.record({
  roundsScheduled: fc.constantFrom(8, 10, 12),
  homeStops: stops,
  awayStops: stops,
  homeRound: fc.double({ min: 0.2, max: 0.8, noNaN: true }),
})

const after = (slicesFought: number, cardLead = 0): FightState => ({
  slicesFought,
  cardLead,
  halfRoundsFought: Math.floor(slicesFought / SLICES_OF_HALF_ROUND),
  end: null,
})
const anyState = fc
  .tuple(fc.nat(47), fc.integer({ min: -12, max: 12 }))
  .map((args) => after(...args))

const EVEN: FightRates = { roundsScheduled: 12, homeStops: 0.006, awayStops: 0.006, homeRound: 0.5 }

describe('a fight', () => {
  const chanceIn = (rates: FightRates, state: FightState) => {
    const { sheet, chances } = fightContest(rates)
    const fair = chances(state, NO_OPINION)
    return (marketId: number, name: string, handicap = '') =>
      fair[
        sheet.selections.findIndex(
          (one) => one.marketId === marketId && one.name === name && one.handicap === handicap,
        )
      ] ?? -1
  }

  it('has chances that add up to one in every line, in every state', () => {
    fc.assert(
      fc.property(anyRates, anyState, (rates, state) => {
        const { sheet, chances } = fightContest(rates)
        const fair = chances(state, NO_OPINION)
        for (const { positions } of sheet.markets) {
          const sum = positions.reduce((all, position) => all + (fair[position] ?? 0), 0)
          expect(sum).toBeCloseTo(1, 10)
        }
      }),
    )
  })

  it('goes the distance less often than it passes any line, and passes low lines more often', () => {
    fc.assert(
      fc.property(anyRates, anyState, (rates, state) => {
        const { distance, passes } = fightChances(rates, state)
        const passChances = [1.5, 3.5, 5.5, 7.5].map(passes)
        expect(passChances).toEqual(passChances.toSorted((one, other) => other - one))
        expect(distance).toBeLessThanOrEqual(Math.min(...passChances))
      }),
    )
  })

  it('is even between equals, and a draw once in some fifteen fights that last', () => {
    const chance = chanceIn(EVEN, FIGHT_START)
    expect(chance(BOXING_WINNER, 'To Win', '1')).toBeCloseTo(
      chance(BOXING_WINNER, 'To Win', '2'),
      10,
    )
    const draw = chance(BOXING_WINNER, 'Draw') / chance(GOES_THE_DISTANCE, 'Yes')
    expect(draw).toBeGreaterThan(0.05)
    expect(draw).toBeLessThan(0.09)
  })

  it('turns with the cards and more so as it goes on', () => {
    const home = (state: FightState) => chanceIn(EVEN, state)(BOXING_WINNER, 'To Win', '1')
    const rounds = (count: number) => count * SLICES_OF_ROUND
    expect(home(after(rounds(6), 6))).toBeGreaterThan(home(after(rounds(6), 2)))
    expect(home(after(rounds(11), 6))).toBeGreaterThan(home(after(rounds(6), 6)))
    expect(home(after(rounds(6), -6))).toBeCloseTo(
      chanceIn(EVEN, after(rounds(6), 6))(BOXING_WINNER, 'To Win', '2'),
      10,
    )
  })

  it('pays less for a line the nearer it comes', () => {
    const over = (slices: number) => chanceIn(EVEN, after(slices))(TOTAL_ROUNDS, 'Over', '5.5')
    expect(over(30)).toBeGreaterThan(over(6))
    expect(over(33)).toBe(1)
  })

  it('is over for good once it has ended', () => {
    const end = { winner: '2', isByJudges: false } as const
    const chance = chanceIn(EVEN, { ...after(40), end })
    expect(chance(BOXING_WINNER, 'To Win', '2')).toBe(1)
    expect(chance(GOES_THE_DISTANCE, 'Yes')).toBe(0)
    expect(chance(TOTAL_ROUNDS, 'Over', '5.5')).toBe(1)
    expect(chance(TOTAL_ROUNDS, 'Over', '7.5')).toBe(0)
  })

  it('is judged by the scorecards after the last bell', () => {
    const bell = (lead: number) => fightChances(EVEN, after(72, lead))
    expect(bell(2).winner).toEqual({ 1: 1, Draw: 0, 2: 0 })
    expect(bell(-2).winner).toEqual({ 1: 0, Draw: 0, 2: 1 })
    expect(bell(0).winner.Draw).toBeCloseTo(0.5, 12)
    expect(bell(0).distance).toBe(1)
  })

  it('keeps its margin, and opinion moves its prices a little', () => {
    fc.assert(
      fc.property(anyRates, fc.double({ min: -1, max: 1, noNaN: true }), (rates, edge) => {
        const { sheet, chances, start } = fightContest(rates)
        const { odds, isPriced } = priceSheet(sheet, chances(start, { edge, pace: edge }))
        sheet.markets.forEach(({ positions, margin }, i) => {
          if (!isPriced[i]) return
          const sum = positions.reduce((all, each) => all + 1000 / (odds[each] ?? 1), 0)
          expect(sum).toBeGreaterThanOrEqual(1 + margin - 1e-8)
        })
      }),
    )
    const { chances, start } = fightContest(EVEN)
    const home = (edge: number) => chances(start, { edge, pace: 0 })[0] ?? 0
    expect(home(1)).toBeGreaterThan(home(0))
    expect(home(1) - home(0)).toBeLessThan(0.05)
  })
})

import { BOXING_WINNER, GOES_THE_DISTANCE, TOTAL_ROUNDS } from '@caderneta/domain/markets/market'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceSheet } from '../contest/market-sheet.ts'
import { NO_OPINION } from '../testing/no-opinion.ts'
import { fightContest } from './fight-contest.ts'
import {
  FIGHT_START,
  type FightRates,
  type FightState,
  SLICES_OF_HALF_ROUND,
  SLICES_OF_ROUND,
} from './fight-model.ts'

const stops = fc.double({ min: 0.001, max: 0.03, noNaN: true })
const anyRates: fc.Arbitrary<FightRates> = fc.record({
  roundsScheduled: fc.constantFrom(8, 10, 12),
  homeStops: stops,
  awayStops: stops,
  homeRound: fc.double({ min: 0.2, max: 0.8, noNaN: true }),
})

const after = (slicesFought: number, lead = 0): FightState => ({
  slicesFought,
  cards: [lead, lead, lead],
  roundDowns: [0, 0],
  downs: [0, 0],
  halfRoundsFought: Math.floor(slicesFought / SLICES_OF_HALF_ROUND),
  roundsBegun: Math.min(Math.floor(slicesFought / SLICES_OF_ROUND) + 1, 12),
  end: null,
})
const anyState = fc
  .tuple(fc.nat(47), fc.integer({ min: -12, max: 12 }))
  .map((args) => after(...args))

const [KNOCKDOWN, KNOCKED_DOWN] = [1107001, 1107002]

const selectionsOf = (rates: FightRates, marketId: number) =>
  fightContest(rates).sheet.selections.filter((one) => one.marketId === marketId)

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
        for (const { positions, winners } of sheet.markets) {
          if (winners === null) continue
          const sum = positions.reduce((all, position) => all + (fair[position] ?? 0), 0)
          expect(sum).toBeCloseTo(winners, 10)
        }
      }),
    )
  })

  it('goes the distance less often than it passes any line, and passes low lines more often', () => {
    fc.assert(
      fc.property(anyRates, anyState, (rates, state) => {
        const chance = chanceIn(rates, state)
        const lines = selectionsOf(rates, TOTAL_ROUNDS).filter(({ name }) => name === 'Over')
        const passed = lines.map(({ handicap }) => chance(TOTAL_ROUNDS, 'Over', handicap))
        expect(passed).toEqual(passed.toSorted((one, other) => other - one))
        const distance = chance(GOES_THE_DISTANCE, 'Yes')
        expect(distance).toBeLessThanOrEqual(Math.min(...passed) + 1e-12)
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
    const end = { winner: '2', verdict: null } as const
    const chance = chanceIn(EVEN, { ...after(40), end })
    expect(chance(BOXING_WINNER, 'To Win', '2')).toBe(1)
    expect(chance(GOES_THE_DISTANCE, 'Yes')).toBe(0)
    expect(chance(TOTAL_ROUNDS, 'Over', '5.5')).toBe(1)
    expect(chance(TOTAL_ROUNDS, 'Over', '7.5')).toBe(0)
  })

  it('is judged by the scorecards after the last bell', () => {
    const bell = (lead: number) => {
      const chance = chanceIn(EVEN, after(72, lead))
      const winner = (side: string) => chance(BOXING_WINNER, 'To Win', side)
      return [winner('1'), chance(BOXING_WINNER, 'Draw'), winner('2')]
    }
    expect(bell(2)).toEqual([1, 0, 0])
    expect(bell(-2)).toEqual([0, 0, 1])
    // Two level cards or three, or one with a winner on each side: each card stays level by a toss.
    expect(bell(0)[1]).toBeCloseTo(4 / 8 + 6 / 32, 12)
    expect(chanceIn(EVEN, after(72))(GOES_THE_DISTANCE, 'Yes')).toBe(1)
  })

  it('turns with a knockdown: it moves the fight, the cards and what is known', () => {
    const start = after(30)
    const down: FightState = { ...start, downs: [0, 1], roundDowns: [0, 1] }
    const [before, then] = [chanceIn(EVEN, start), chanceIn(EVEN, down)]
    expect(then(BOXING_WINNER, 'To Win', '1')).toBeGreaterThan(
      before(BOXING_WINNER, 'To Win', '1') + 0.02,
    )
    expect(then(KNOCKDOWN, 'Yes')).toBe(1)
    expect(before(KNOCKDOWN, 'Yes')).toBeLessThan(1)
    const other = (chance: typeof then) => chance(KNOCKED_DOWN, 'Yes', 'side=1')
    expect(other(then)).toBeCloseTo(other(before), 12)
  })

  it('has a knockdown wherever it is stopped, and in some fights that are judged', () => {
    fc.assert(
      fc.property(anyRates, anyState, (rates, state) => {
        const chance = chanceIn(rates, state)
        const [yes, no] = [chance(KNOCKDOWN, 'Yes'), chance(KNOCKDOWN, 'No')]
        expect(yes).toBeGreaterThanOrEqual(1 - chance(GOES_THE_DISTANCE, 'Yes') - 1e-12)
        const hit = 1 - 2.5 * (rates.homeStops + rates.awayStops)
        const slices = rates.roundsScheduled * SLICES_OF_ROUND - state.slicesFought
        expect(no).toBeCloseTo(hit ** Math.max(0, slices), 10)
      }),
    )
  })

  it('keeps its margin, and opinion moves its prices a little', () => {
    fc.assert(
      fc.property(anyRates, fc.double({ min: -1, max: 1, noNaN: true }), (rates, edge) => {
        const { sheet, chances, start } = fightContest(rates)
        const { odds, isPriced } = priceSheet(sheet, chances(start, { edge, pace: edge }))
        sheet.markets.forEach(({ positions, margin, winners }, i) => {
          if (!isPriced[i] || winners === null) return
          const sum = positions.reduce((all, each) => all + 1000 / (odds[each] ?? 1), 0)
          expect(sum).toBeGreaterThanOrEqual(winners * (1 + margin) - 1e-8)
        })
      }),
    )
    const { chances, start } = fightContest(EVEN)
    const home = (edge: number) => chances(start, { edge, pace: 0 })[0] ?? 0
    expect(home(1)).toBeGreaterThan(home(0))
    expect(home(1) - home(0)).toBeLessThan(0.05)
  })
})

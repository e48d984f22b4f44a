import type { Score } from '@caderneta/domain/markets/game/game'
import type { SelectionResult } from '@caderneta/domain/markets/market/market'
import {
  CORRECT_SCORE,
  DOUBLE_CHANCE,
  FIRST_HALF_RESULT,
  HALF_TIME_FULL_TIME,
  MATCH_RESULT,
  SECOND_HALF_RESULT,
  TOTAL_GOALS,
} from '@caderneta/domain/markets/market/market'
import { countersOf, orderRulesOf, resultOf } from '@caderneta/domain/markets/rule/rule'
import {
  FOOTBALL_SELECTIONS,
  type FootballSelection,
} from '@caderneta/domain/markets/sports/football/football'
import { goalBounds } from '@caderneta/domain/markets/sports/football/football-goals'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PUBLISHED_ODDS_MAX, PUBLISHED_ODDS_MIN } from '../chances/price-chances.ts'
import { sized } from '../testing/campaign-size.ts'
import {
  type CertainState,
  certainTime,
  chancesInState,
  pricesInState,
} from '../testing/chances-in-state.ts'
import { jointProbability } from '../testing/joint-probability.ts'
import { lawOf } from './goals-model.ts'
import { FOOTBALL_SHEET } from './price-football.ts'
import type { GoalRates } from './rates.ts'

const KICK_OFF: CertainState = { score: [0, 0], halfTime: null, left: [1, 1] }

const rate = fc.double({ min: 0.15, max: 1.6, noNaN: true })
const anyRates: fc.Arbitrary<GoalRates> = fc.record({
  home: fc.tuple(rate, rate),
  away: fc.tuple(rate, rate),
})
const anyState: fc.Arbitrary<CertainState> = fc
  .tuple(
    fc.nat(2),
    fc.nat(2),
    fc.nat(2),
    fc.double({ min: 0.01, max: 1, noNaN: true }),
    fc.boolean(),
  )
  .map(([home, away, more, left, isSecondHalf]) => ({
    score: isSecondHalf ? [home + more, away] : [home, away],
    halfTime: isSecondHalf ? [home, away] : null,
    left: isSecondHalf ? [0, left] : [left, 1],
  }))

const RUNS = sized({ test: 30, small: 200, full: 5_000 })
const check = <Values>(property: fc.IPropertyWithHooks<Values>) =>
  fc.assert(property, { numRuns: RUNS })

const position = (marketId: number, name: string, handicap = '') =>
  FOOTBALL_SELECTIONS.findIndex(
    (each) => each.marketId === marketId && each.name === name && each.handicap === handicap,
  )

const fair = (rates: GoalRates, state: CertainState) => {
  const chances = chancesInState(rates, state)
  return (marketId: number, name: string, handicap = '') =>
    chances[position(marketId, name, handicap)] ?? Number.NaN
}

const total = (chances: readonly number[]) => chances.reduce((sum, chance) => sum + chance, 0)

/** Scores at half-time and after 90 minutes; more goals are too rare to count. */
const SCORES: readonly (readonly [halfTime: Score, fullTime: Score])[] = pairs(8).flatMap(
  ([firstHome, firstAway]) =>
    pairs(8).map(([home, away]) => [
      [firstHome, firstAway],
      [firstHome + home, firstAway + away],
    ]),
)

/** How much of a stake wins and loses: a quarter line is half a bet on each of its neighbours. */
function shares(result: SelectionResult | null): readonly [won: number, lost: number] {
  if (result === 'win') return [1, 0]
  if (result === 'half_win') return [0.5, 0]
  if (result === 'half_lose') return [0, 0.5]
  return [0, result === 'lose' ? 1 : 0]
}

const isOfMinutes = (rule: FootballSelection['rule']) =>
  countersOf(rule).some((counter) => counter.startsWith('goals.from'))

function pairs(most: number): readonly Score[] {
  const counts = Array.from({ length: most + 1 }, (_, goals) => goals)
  return counts.flatMap((home) => counts.map((away): Score => [home, away]))
}

const namesOf = (marketId: number) =>
  FOOTBALL_SELECTIONS.filter((each) => each.marketId === marketId).map(({ name }) => name)

const isReturned = (positions: readonly number[], chances: ArrayLike<number>) =>
  positions.every((each) => chances[each] === 0)

describe('fair chances', () => {
  it('add up to one in every market, to two where two selections win', () => {
    check(
      fc.property(anyRates, anyState, (rates, state) => {
        const chances = chancesInState(rates, state)
        for (const { marketId, positions, winners } of FOOTBALL_SHEET.markets) {
          // A bet that is returned for certain has no chance.
          if (winners === null || isReturned(positions, chances)) continue
          const sum = positions.reduce((all, each) => all + (chances[each] ?? 0), 0)
          expect(sum, `${marketId}`).toBeCloseTo(winners, 9)
        }
      }),
    )
  })

  it('of the result and of low totals follow from those of the correct scores', () => {
    check(
      fc.property(anyRates, anyState, (rates, state) => {
        const chance = fair(rates, state)
        const sumOf = (isMeant: (home: number, away: number) => boolean) =>
          namesOf(CORRECT_SCORE)
            .filter((name) => name !== 'Other')
            .filter((name) => {
              const [home = 0, away = 0] = name.split('-').map(Number)
              return isMeant(home, away)
            })
            .reduce((sum, name) => sum + chance(CORRECT_SCORE, name), 0)
        const other = chance(CORRECT_SCORE, 'Other')
        for (const handicap of ['0.5', '1.5', '2.5', '3.5', '4.5', '5.5']) {
          const under = sumOf((home, away) => home + away < Number(handicap))
          expect(chance(TOTAL_GOALS, 'Under', handicap)).toBeCloseTo(under, 10)
          expect(chance(TOTAL_GOALS, 'Over', handicap)).toBeCloseTo(1 - under, 10)
        }
        const draw = sumOf((home, away) => home === away)
        expect(chance(MATCH_RESULT, 'Draw')).toBeGreaterThanOrEqual(draw - 1e-12)
        expect(chance(MATCH_RESULT, 'Draw')).toBeLessThanOrEqual(draw + other + 1e-12)
        const home = sumOf((first, second) => first > second)
        expect(chance(MATCH_RESULT, '1')).toBeGreaterThanOrEqual(home - 1e-12)
        expect(chance(MATCH_RESULT, '1')).toBeLessThanOrEqual(home + other + 1e-12)
      }),
    )
  })

  it('of both halves and of the double chance follow from one another', () => {
    check(
      fc.property(anyRates, anyState, (rates, state) => {
        const chance = fair(rates, state)
        const both = (half: string, full: string) => chance(HALF_TIME_FULL_TIME, `${half}/${full}`)
        for (const name of ['1', 'Draw', '2']) {
          const halves = ['1', 'Draw', '2'].map((other) => both(name, other))
          const ends = ['1', 'Draw', '2'].map((other) => both(other, name))
          expect(total(halves)).toBeCloseTo(chance(FIRST_HALF_RESULT, name), 9)
          expect(total(ends)).toBeCloseTo(chance(MATCH_RESULT, name), 9)
        }
        const draw = chance(MATCH_RESULT, 'Draw')
        expect(chance(DOUBLE_CHANCE, '1 or 2')).toBeCloseTo(1 - draw, 10)
        expect(chance(DOUBLE_CHANCE, '1 or Draw')).toBeCloseTo(1 - chance(MATCH_RESULT, '2'), 10)
      }),
    )
  })

  it.each([
    ['before the match', KICK_OFF],
    ['at 1-0 in the first half', { score: [1, 0], halfTime: null, left: [0.5, 1] }],
    ['at 0-1 in the second half', { score: [0, 1], halfTime: [0, 1], left: [0, 0.6] }],
    ['at 1-1 in the second half', { score: [1, 1], halfTime: [0, 1], left: [0, 0.3] }],
  ] as const)(
    'of every selection are those of the scores at which its rule wins, %s',
    (_, state) => {
      const rates: GoalRates = { home: [0.6, 0.7], away: [0.4, 0.5] }
      const law = lawOf(rates, state, certainTime(state))
      const chances = chancesInState(rates, state)
      const won = FOOTBALL_SELECTIONS.map(() => 0)
      const lost = FOOTBALL_SELECTIONS.map(() => 0)
      for (const [halfTime, fullTime] of SCORES) {
        const chance = jointProbability(law, halfTime, fullTime)
        if (chance === 0) continue
        const goals = goalBounds({ score: fullTime, halfTime, isNinetyOver: true })
        FOOTBALL_SELECTIONS.forEach(({ rule }, i) => {
          const [ifWon, ifLost] = shares(resultOf(rule, goals))
          won[i] = (won[i] ?? 0) + chance * ifWon
          lost[i] = (lost[i] ?? 0) + chance * ifLost
        })
      }
      FOOTBALL_SELECTIONS.forEach(({ marketId, name, handicap, rule }, i) => {
        if (orderRulesOf(rule).length > 0 || isOfMinutes(rule)) return
        const [ofWin = 0, ofLoss = 0] = [won[i], lost[i]]
        const expected = ofWin + ofLoss === 0 ? 0 : ofWin / (ofWin + ofLoss)
        expect(chances[i], `${marketId} ${name} ${handicap}`).toBeCloseTo(expected, 6)
      })
    },
  )

  it('of the second half hardly depend on the first, and on what was scored in it', () => {
    const one = fair({ home: [0.6, 0.7], away: [0.4, 0.5] }, KICK_OFF)
    const other = fair({ home: [1.6, 0.7], away: [0.1, 0.5] }, KICK_OFF)
    expect(one(SECOND_HALF_RESULT, '1')).toBeCloseTo(other(SECOND_HALF_RESULT, '1'), 2)
    const behind: CertainState = { score: [0, 2], halfTime: [0, 2], left: [0, 0.5] }
    const ahead: CertainState = { score: [1, 2], halfTime: [0, 2], left: [0, 0.5] }
    const rates: GoalRates = { home: [0.6, 0.7], away: [0.5, 0.6] }
    expect(fair(rates, ahead)(SECOND_HALF_RESULT, '1')).toBeGreaterThan(
      fair(rates, behind)(SECOND_HALF_RESULT, '1') + 0.3,
    )
  })

  it('are the same for both sides of an even match', () => {
    const chance = fair({ home: [0.6, 0.7], away: [0.6, 0.7] }, KICK_OFF)
    expect(chance(MATCH_RESULT, '1')).toBeCloseTo(chance(MATCH_RESULT, '2'), 10)
    expect(chance(CORRECT_SCORE, '2-1')).toBeCloseTo(chance(CORRECT_SCORE, '1-2'), 10)
    expect(chance(FIRST_HALF_RESULT, '1')).toBeCloseTo(chance(FIRST_HALF_RESULT, '2'), 10)
  })

  it('of the first half hardly depend on the second', () => {
    const one = fair({ home: [0.6, 0.2], away: [0.4, 1.5] }, KICK_OFF)
    const other = fair({ home: [0.6, 1.9], away: [0.4, 0.1] }, KICK_OFF)
    expect(one(FIRST_HALF_RESULT, '1')).toBeCloseTo(other(FIRST_HALF_RESULT, '1'), 2)
    expect(one(MATCH_RESULT, '1')).toBeLessThan(other(MATCH_RESULT, '1'))
  })

  it('leave a correct score that has been passed without a chance', () => {
    const state: CertainState = { score: [1, 0], halfTime: null, left: [0.5, 1] }
    const chance = fair({ home: [0.6, 0.7], away: [0.5, 0.5] }, state)
    expect(chance(CORRECT_SCORE, '0-0')).toBe(0)
    expect(chance(CORRECT_SCORE, '0-3')).toBe(0)
    expect(chance(CORRECT_SCORE, '1-0')).toBeGreaterThan(0)
    expect(chance(TOTAL_GOALS, 'Over', '0.5')).toBe(1)
  })
})

describe('published odds', () => {
  const overround = (odds: readonly number[], positions: readonly number[]) =>
    positions.reduce((sum, each) => sum + 1000 / (odds[each] ?? Number.NaN), 0)

  it('keep the margin of each market: cutting and the cap only add to it', () => {
    check(
      fc.property(anyRates, anyState, (rates, state) => {
        const { odds, isPriced } = pricesInState(rates, state)
        const chances = chancesInState(rates, state)
        FOOTBALL_SHEET.markets.forEach(({ margin, winners, positions }, index) => {
          const possible = positions.filter((each) => (chances[each] ?? 0) > 0)
          if (!isPriced[index] || winners === null || possible.length <= winners) return
          const booked = winners * (1 + margin)
          const sum = overround(odds, possible)
          const cut = possible.reduce((all, each) => {
            const rate = (odds[each] ?? 0) / 1000
            return all + 1 / rate - 1 / (rate + 0.01)
          }, 0)
          const capped = possible.filter((each) => odds[each] === PUBLISHED_ODDS_MAX)
          expect(margin).toBeGreaterThan(0.04)
          expect(sum).toBeGreaterThanOrEqual(booked - 1e-8)
          expect(sum).toBeLessThanOrEqual(booked + cut + capped.length / 1000 + 1e-8)
        })
      }),
    )
  })

  it('are whole hundredths between 1.01 and 1,000', () => {
    check(
      fc.property(anyRates, anyState, (rates, state) => {
        for (const each of pricesInState(rates, state).odds) {
          expect(each % 10).toBe(0)
          expect(each).toBeGreaterThanOrEqual(PUBLISHED_ODDS_MIN)
          expect(each).toBeLessThanOrEqual(PUBLISHED_ODDS_MAX)
        }
      }),
    )
  })

  it('never pay more for the likelier of two outcomes of a market', () => {
    check(
      fc.property(anyRates, anyState, (rates, state) => {
        const { odds } = pricesInState(rates, state)
        const chances = chancesInState(rates, state)
        for (const { positions } of FOOTBALL_SHEET.markets) {
          const byChance = [...positions].sort((a, b) => (chances[a] ?? 0) - (chances[b] ?? 0))
          byChance.slice(1).forEach((likelier, i) => {
            expect(odds[likelier]).toBeLessThanOrEqual(odds[byChance[i] ?? 0] ?? 0)
          })
        }
      }),
    )
  })

  it('rise with the line for over and fall for under', () => {
    check(
      fc.property(anyRates, anyState, (rates, state) => {
        const { odds } = pricesInState(rates, state)
        const handicaps = ['0.5', '1.5', '2.5', '3.5', '4.5', '5.5']
        const along = (name: string) =>
          handicaps.map((handicap) => odds[position(TOTAL_GOALS, name, handicap)] ?? 0)
        expect(along('Over')).toEqual([...along('Over')].sort((a, b) => a - b))
        expect(along('Under')).toEqual([...along('Under')].sort((a, b) => b - a))
      }),
    )
  })

  it('fall for the home side when it is expected to score more', () => {
    check(
      fc.property(anyRates, (rates) => {
        const stronger = { ...rates, home: [rates.home[0] * 1.2, rates.home[1] * 1.2] as const }
        const before = pricesInState(rates, KICK_OFF).odds[position(MATCH_RESULT, '1')] ?? 0
        const after = pricesInState(stronger, KICK_OFF).odds[position(MATCH_RESULT, '1')]
        expect(after).toBeLessThan(before)
      }),
    )
  })

  it('are not offered in a market with an outcome that would pay less than 1.01', () => {
    const late: CertainState = { score: [4, 0], halfTime: [2, 0], left: [0, 0.05] }
    const { isPriced } = pricesInState({ home: [0.6, 0.7], away: [0.5, 0.5] }, late)
    const index = FOOTBALL_SHEET.markets.findIndex(({ marketId }) => marketId === MATCH_RESULT)
    expect(isPriced[index]).toBe(false)
    const before = pricesInState({ home: [0.6, 0.7], away: [0.5, 0.5] }, KICK_OFF).isPriced
    const unpriced = FOOTBALL_SHEET.markets.filter((_, i) => before[i] !== true)
    // Lines that are too sure, and goals that are not yet the next one.
    expect(unpriced.every(({ specifier }) => specifier !== '')).toBe(true)
  })
})

import { BONUS_TABLE, multipleBonusPercent } from '@caderneta/domain/bet/multiple-bonus'
import { payout } from '@caderneta/domain/bet/payout'
import { SELECTION_RESULTS } from '@caderneta/domain/markets/market/market'
import { FOOTBALL_SELECTIONS } from '@caderneta/domain/markets/sports/football/football'
import { centavos, reaisText } from '@caderneta/domain/money/money'
import { odds, rateText } from '@caderneta/domain/odds/odds'
import { footballOutcome } from '@caderneta/domain/testing/football-outcome'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectedOutcome, expectedPayout } from './independent-calculator.ts'

const RESULT = 1000002
const TOTAL = 1000003
const FIRST_HALF = 1000006
const SCORE = 1000016
const DOUBLE_CHANCE = 1000014
const HALF_AND_FULL = 1010023
const SECOND_HALF = 1012001

describe('the second opinion on a payout', () => {
  it('multiplies, rounds down once and writes two decimals', () => {
    expect(expectedPayout('10', [{ rate: '1.85', result: 'win' }])).toBe('18.50')
    expect(expectedPayout('0.01', [{ rate: '1.99', result: 'win' }])).toBe('0.01')
    expect(expectedPayout('3.33', [{ rate: '3.33', result: 'win' }])).toBe('11.08')
    expect(expectedPayout('7.00', [{ rate: '2.5', result: 'lose' }])).toBe('0.00')
    expect(expectedPayout('7.05', [{ rate: '2.5', result: 'void' }])).toBe('7.05')
    expect(expectedPayout('10', [{ rate: '2.5', result: 'half_win' }])).toBe('17.50')
    expect(expectedPayout('0.05', [{ rate: '2.5', result: 'half_lose' }])).toBe('0.02')
  })

  it('adds the bonus of a multiple to its winnings alone', () => {
    const legs = [
      { rate: '1.5', result: 'win' },
      { rate: '2', result: 'win' },
    ] as const
    expect(expectedPayout('10', legs, true)).toBe('30.20')
    expect(expectedPayout('10', [{ rate: '1.5', result: 'void' }], true)).toBe('10.00')
    expect(expectedPayout('10', [{ rate: '1.5', result: 'half_lose' }], true)).toBe('5.00')
  })

  it('counts no void leg and no multiple with a short one for the bonus', () => {
    const void_ = { rate: '2', result: 'void' } as const
    const won = { rate: '3', result: 'win' } as const
    expect(expectedPayout('10', [won, ...Array(9).fill(void_)], true)).toBe('30.00')
    expect(expectedPayout('10', [won, won, ...Array(8).fill(void_)], true)).toBe('90.80')
    expect(expectedPayout('10', [won, won, { rate: '1.29', result: 'void' }], true)).toBe('90.00')
  })

  it('agrees with the rule of the domain on any bet', () => {
    const legs = fc.array(
      fc.record({
        odds: fc
          .oneof(fc.integer({ min: 1290, max: 4000 }), fc.integer({ min: 1001, max: 50_000 }))
          .map(odds),
        result: fc.constantFrom(...SELECTION_RESULTS),
      }),
      { minLength: 1, maxLength: 12 },
    )
    const stakes = fc.integer({ min: 1, max: 100_000 }).map(centavos)
    fc.assert(
      fc.property(stakes, legs, fc.boolean(), (stake, outcomes, isBonusOn) => {
        const written = outcomes.map((leg) => ({ rate: rateText(leg.odds), result: leg.result }))
        const ours = expectedPayout(reaisText(stake), written, isBonusOn)
        fc.pre(ours.length < 15)
        const percent = isBonusOn ? multipleBonusPercent(outcomes.map((leg) => leg.odds)) : 0
        expect(ours).toBe(reaisText(payout(stake, outcomes, { percent, table: BONUS_TABLE })))
      }),
    )
  })

  it('refuses what is no decimal', () => {
    for (const text of ['', '1,5', '-1', '1e3', '.5']) {
      expect(() => expectedPayout(text, [])).toThrow(RangeError)
    }
  })
})

/** Croatia v Brazil, 2022: level after 90 minutes and after extra time. */
const quarterFinal = { score: { p: [4, 2], et: [1, 1], ft: [0, 0], ht: [0, 0] } }
/** A match with goals in each half, and one of extra time that counts for nothing. */
const final = { score: { p: [4, 2], et: [3, 3], ft: [2, 2], ht: [2, 0] } }

describe('the second opinion on an outcome', () => {
  it('counts the 90 minutes, never extra time or penalties', () => {
    expect(expectedOutcome(quarterFinal, RESULT, 'Draw', '')).toBe('win')
    expect(expectedOutcome(quarterFinal, RESULT, '1', '')).toBe('lose')
    expect(expectedOutcome(final, TOTAL, 'Over', '3.5')).toBe('win')
    expect(expectedOutcome(final, TOTAL, 'Over', '4.5')).toBe('lose')
    expect(expectedOutcome(final, TOTAL, 'Under', '4.5')).toBe('win')
    expect(expectedOutcome(final, SCORE, '2-2', '')).toBe('win')
    expect(expectedOutcome(final, SCORE, '3-3', '')).toBe('lose')
  })

  it('counts half-time for the first half', () => {
    expect(expectedOutcome(final, FIRST_HALF, '1', '')).toBe('win')
    expect(expectedOutcome(final, FIRST_HALF, 'Draw', '')).toBe('lose')
  })

  it('pays a double chance when either of its results comes', () => {
    const paid = ['1 or Draw', '1 or 2', 'Draw or 2'].map((name) =>
      expectedOutcome(quarterFinal, DOUBLE_CHANCE, name, ''),
    )
    expect(paid).toEqual(['win', 'lose', 'win'])
  })

  it('counts the goals after the break for the second half, and both results for the pair', () => {
    expect(expectedOutcome(final, SECOND_HALF, '2', '')).toBe('win')
    expect(expectedOutcome(final, HALF_AND_FULL, '1/Draw', '')).toBe('win')
    expect(expectedOutcome(final, HALF_AND_FULL, 'Draw/Draw', '')).toBe('lose')
    expect(expectedOutcome({ score: { ft: [1, 0] } }, SECOND_HALF, '1', '')).toBe('void')
    expect(expectedOutcome({ score: { ft: [1, 0] } }, HALF_AND_FULL, '1/1', '')).toBe('void')
  })

  it('voids what the file does not contain, but knows the half-time of a goalless match', () => {
    expect(expectedOutcome({ score: { ft: [1, 0] } }, FIRST_HALF, '1', '')).toBe('void')
    expect(expectedOutcome({ score: { ft: [1, 0] } }, RESULT, '1', '')).toBe('win')
    expect(expectedOutcome({ score: { ft: [0, 0] } }, FIRST_HALF, 'Draw', '')).toBe('win')
    expect(expectedOutcome({ score: {}, status: 'postponed' }, RESULT, '1', '')).toBe('void')
    expect(expectedOutcome({}, SCORE, '0-0', '')).toBe('void')
    expect(expectedOutcome({ score: { ft: [3, 0] }, status: 'awarded' }, RESULT, '1', '')).toBe(
      'void',
    )
  })

  it('calls a score beyond the list Other', () => {
    const rout = { score: { ft: [7, 0], ht: [3, 0] } }
    expect(expectedOutcome(rout, SCORE, 'Other', '')).toBe('win')
    expect(expectedOutcome(rout, SCORE, '5-0', '')).toBe('lose')
    expect(expectedOutcome(final, SCORE, 'Other', '')).toBe('lose')
  })

  it('returns the stake of a whole line that is hit, and half of it for a quarter line', () => {
    const goals = { score: { ft: [2, 0] } }
    expect(expectedOutcome(goals, TOTAL, 'Over', '2')).toBe('void')
    expect(expectedOutcome(goals, TOTAL, 'Over', '1.75')).toBe('half_win')
    expect(expectedOutcome(goals, TOTAL, 'Under', '1.75')).toBe('half_lose')
    expect(expectedOutcome(goals, TOTAL, 'Under', '2.25')).toBe('half_win')
  })

  it('has no rule for a market that it does not know', () => {
    expect(() => expectedOutcome(final, 1, '1', '')).toThrow(RangeError)
  })

  it('agrees with the rule of the domain on every selection of any match', () => {
    const goals = fc.nat(7)
    fc.assert(
      fc.property(goals, goals, goals, goals, (homeFirst, awayFirst, home, away) => {
        const halfTime = [homeFirst, awayFirst] as const
        const fullTime = [homeFirst + home, awayFirst + away] as const
        const match = { score: { ft: fullTime, ht: halfTime } }
        for (const selection of FOOTBALL_SELECTIONS) {
          const { marketId, name, handicap } = selection
          const result = { status: 'finished', halfTime, fullTime } as const
          const ours = expectedOutcome(match, marketId, name, handicap)
          expect(ours).toBe(footballOutcome(selection, result))
        }
      }),
    )
  })
})

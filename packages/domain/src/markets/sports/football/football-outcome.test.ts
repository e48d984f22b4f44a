import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { footballOutcome } from '../../../testing/football-outcome.ts'
import type { Score } from '../../game/game.ts'
import { selectionId } from '../../market/game-selection.ts'
import {
  BOTH_TEAMS_TO_SCORE,
  CORRECT_SCORE,
  DOUBLE_CHANCE,
  FIRST_HALF_RESULT,
  HALF_TIME_FULL_TIME,
  MATCH_RESULT,
  SECOND_HALF_RESULT,
  TOTAL_GOALS,
} from '../../market/market.ts'
import { atLeast } from '../../rule/rule.ts'
import { FOOTBALL_SELECTIONS, type FootballSelection } from './football.ts'
import type { FootballCounter } from './football-goals.ts'
import { footballOutcomes } from './football-outcome.ts'
import type { FootballResult } from './football-result.ts'

const finished = (fullTime: Score, halfTime: Score | null = [0, 0]): FootballResult => ({
  status: 'finished',
  halfTime,
  fullTime,
})

function select(marketId: number, name: string, handicap = ''): FootballSelection {
  const found = FOOTBALL_SELECTIONS.find(
    (one) => one.marketId === marketId && one.name === name && one.handicap === handicap,
  )
  if (!found) throw new Error(`no selection ${marketId} ${name} ${handicap}`)
  return found
}

/** Names that win in one market ('Over 0.5' for totals). */
function winners(marketId: number, result: FootballResult): string[] {
  return FOOTBALL_SELECTIONS.filter((one) => one.marketId === marketId)
    .filter((one) => footballOutcome(one, result) === 'win')
    .map((one) => `${one.name} ${one.handicap}`.trim())
}

const goals = fc.nat(9)
const scores: fc.Arbitrary<Score> = fc.tuple(goals, goals)

/** A half-time score never exceeds the full-time score of either team. */
const results: fc.Arbitrary<FootballResult> = scores.chain(([home, away]) =>
  fc
    .tuple(fc.nat(home), fc.nat(away))
    .map((halfTime) => ({ status: 'finished' as const, halfTime, fullTime: [home, away] })),
)

const ONE_WINNER = [
  MATCH_RESULT,
  BOTH_TEAMS_TO_SCORE,
  CORRECT_SCORE,
  FIRST_HALF_RESULT,
  SECOND_HALF_RESULT,
  HALF_TIME_FULL_TIME,
]

describe('footballOutcome on the 90-minute score', () => {
  it('pays the draw of Croatia v Brazil 2022, decided on penalties after 1-1 in extra time', () => {
    const croatiaBrazil = finished([0, 0], [0, 0])
    expect(winners(MATCH_RESULT, croatiaBrazil)).toEqual(['Draw'])
    expect(winners(CORRECT_SCORE, croatiaBrazil)).toEqual(['0-0'])
    expect(winners(TOTAL_GOALS, croatiaBrazil)).toEqual(
      ['0.5', '1.5', '2.5', '3.5', '4.5', '5.5'].map((specifier) => `Under ${specifier}`),
    )
  })

  it.each([
    [[2, 1], '1'],
    [[1, 1], 'Draw'],
    [[0, 3], '2'],
  ] as const)('gives %j to %s alone', (score, name) => {
    expect(winners(MATCH_RESULT, finished(score))).toEqual([name])
  })

  it('counts the goals of both teams against each line', () => {
    expect(winners(TOTAL_GOALS, finished([2, 1]))).toEqual([
      'Over 0.5',
      'Over 1.5',
      'Over 2.5',
      'Under 3.5',
      'Under 4.5',
      'Under 5.5',
    ])
  })

  it.each([
    [[5, 5], '5-5'],
    [[2, 1], '2-1'],
    [[6, 0], 'Other'],
    [[0, 6], 'Other'],
    [[7, 6], 'Other'],
  ] as const)('gives the correct score of %j to %s alone', (score, name) => {
    expect(winners(CORRECT_SCORE, finished(score))).toEqual([name])
  })

  it.each([
    [[1, 1], 'Yes'],
    [[0, 3], 'No'],
    [[0, 0], 'No'],
  ] as const)('settles both teams to score at %j as %s', (score, name) => {
    expect(winners(BOTH_TEAMS_TO_SCORE, finished(score))).toEqual([name])
  })

  it('makes exactly one winner of each market with one winner', () => {
    fc.assert(
      fc.property(results, (result) => {
        for (const marketId of ONE_WINNER) {
          expect(winners(marketId, result)).toHaveLength(1)
        }
        expect(winners(TOTAL_GOALS, result)).toHaveLength(6)
      }),
    )
  })

  it('agrees between result, totals and correct score', () => {
    fc.assert(
      fc.property(results, (result) => {
        const [home, away] = result.fullTime ?? [0, 0]
        const isDrawPaid = footballOutcome(select(MATCH_RESULT, 'Draw'), result) === 'win'
        expect(isDrawPaid).toBe(home - away === 0)
        const isOverPaid = footballOutcome(select(TOTAL_GOALS, 'Over', '2.5'), result) === 'win'
        expect(isOverPaid).toBe(home + away > 2)
      }),
    )
  })
})

describe('footballOutcome on a double chance', () => {
  it.each([
    [
      [2, 1],
      ['1 or Draw', '1 or 2'],
    ],
    [
      [1, 1],
      ['1 or Draw', 'Draw or 2'],
    ],
    [
      [0, 3],
      ['1 or 2', 'Draw or 2'],
    ],
  ] as const)('pays both selections that name the result of %j', (score, names) => {
    expect(winners(DOUBLE_CHANCE, finished(score))).toEqual(names)
  })

  it('wins exactly when one of its two results wins', () => {
    fc.assert(
      fc.property(results, (result) => {
        const [result1x2] = winners(MATCH_RESULT, result)
        const paid = winners(DOUBLE_CHANCE, result)
        expect(paid).toHaveLength(2)
        for (const name of paid) expect(name.split(' or ')).toContain(result1x2)
      }),
    )
  })
})

describe('footballOutcome on both halves', () => {
  it('counts the goals after half-time alone in the second half', () => {
    expect(winners(SECOND_HALF_RESULT, finished([2, 1], [2, 0]))).toEqual(['2'])
    expect(winners(SECOND_HALF_RESULT, finished([2, 1], [1, 0]))).toEqual(['Draw'])
    expect(winners(SECOND_HALF_RESULT, finished([0, 0], null))).toEqual(['Draw'])
  })

  it('pays the pair of results at half-time and after 90 minutes', () => {
    expect(winners(HALF_TIME_FULL_TIME, finished([1, 2], [1, 0]))).toEqual(['1/2'])
    expect(winners(HALF_TIME_FULL_TIME, finished([3, 0], [0, 0]))).toEqual(['Draw/1'])
  })

  it('is void when half-time is not known, or the end', () => {
    for (const marketId of [SECOND_HALF_RESULT, HALF_TIME_FULL_TIME]) {
      const [one] = FOOTBALL_SELECTIONS.filter((each) => each.marketId === marketId)
      if (!one) throw new Error('no selection')
      expect(footballOutcome(one, finished([2, 1], null))).toBe('void')
      expect(footballOutcome(one, { status: 'finished', halfTime: [1, 0], fullTime: null })).toBe(
        'void',
      )
    }
  })
})

describe('footballOutcome on the first half', () => {
  it('counts the score at half-time, whatever came later', () => {
    expect(winners(FIRST_HALF_RESULT, finished([1, 3], [1, 0]))).toEqual(['1'])
    expect(winners(FIRST_HALF_RESULT, finished([4, 0], [0, 0]))).toEqual(['Draw'])
    expect(winners(FIRST_HALF_RESULT, finished([2, 2], [0, 2]))).toEqual(['2'])
  })

  it('is void when half-time is not known, and only that market', () => {
    const result = finished([2, 1], null)
    expect(footballOutcome(select(FIRST_HALF_RESULT, '1'), result)).toBe('void')
    expect(footballOutcome(select(FIRST_HALF_RESULT, 'Draw'), result)).toBe('void')
    expect(winners(MATCH_RESULT, result)).toEqual(['1'])
  })

  it('is a draw when half-time is not known and the match ended 0-0', () => {
    expect(winners(FIRST_HALF_RESULT, finished([0, 0], null))).toEqual(['Draw'])
  })

  it('is decided when only half-time is known, and the rest is void', () => {
    const result: FootballResult = { status: 'finished', halfTime: [1, 0], fullTime: null }
    expect(winners(FIRST_HALF_RESULT, result)).toEqual(['1'])
    expect(footballOutcome(select(MATCH_RESULT, '1'), result)).toBe('void')
    expect(footballOutcome(select(TOTAL_GOALS, 'Over', '0.5'), result)).toBe('void')
  })
})

describe('footballOutcomes', () => {
  it.each(['abandoned', 'cancelled'] as const)('makes everything void when %s', (status) => {
    const outcomes = footballOutcomes(7, { status, halfTime: [1, 0], fullTime: [1, 0] })
    expect(new Set(outcomes.map((one) => one.result))).toEqual(new Set(['void']))
  })

  it('names each selection of the game once, under its identifier on the wire', () => {
    const outcomes = footballOutcomes(42, finished([2, 1]))
    expect(outcomes.map((one) => one.selectionId)).toEqual(
      FOOTBALL_SELECTIONS.map((one) => selectionId(42, one.index)),
    )
    expect(outcomes.map((one) => one.marketId)).toEqual(
      FOOTBALL_SELECTIONS.map((one) => one.marketId),
    )
    expect(outcomes.find((one) => one.selectionId === selectionId(42, 121))?.result).toBe('win')
  })
})

describe('a rule that a finished match leaves undecided', () => {
  it('is thrown, not paid back in silence', () => {
    const rule = atLeast<FootballCounter>([['goals.match.home', 1]], Number.NaN)
    const selection = { ...select(MATCH_RESULT, '1'), rule }
    expect(() => footballOutcome(selection, finished([1, 0]))).toThrow('selection 1 is undecided')
    expect(footballOutcome(selection, { ...finished([1, 0]), status: 'abandoned' })).toBe('void')
  })
})

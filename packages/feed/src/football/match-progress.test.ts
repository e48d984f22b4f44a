import { FOOTBALL_SELECTIONS } from '@caderneta/domain/markets/football'
import type { MatchProgress } from '@caderneta/domain/markets/football-goals'
import { footballOutcomes } from '@caderneta/domain/markets/football-outcome'
import type { Score } from '@caderneta/domain/markets/game'
import {
  BOTH_TEAMS_TO_SCORE,
  CORRECT_SCORE,
  DOUBLE_CHANCE,
  FIRST_HALF_RESULT,
  HALF_TIME_FULL_TIME,
  MATCH_RESULT,
  SECOND_HALF_RESULT,
  TOTAL_GOALS,
} from '@caderneta/domain/markets/market'
import { footballOutcome } from '@caderneta/domain/testing/football-outcome'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decidedIn } from './match-progress.ts'

const running = (score: Score): MatchProgress => ({
  score,
  halfTime: null,
  isNinetyOver: false,
})

const decidedNames = (marketId: number, progress: MatchProgress) =>
  FOOTBALL_SELECTIONS.filter((each) => each.marketId === marketId && decidedIn(progress)(each)).map(
    ({ name, handicap }) => `${name}${handicap}`,
  )

/** Results stay open until the whistle, however sure they are. */
const RESULT_MARKETS: readonly number[] = [
  MATCH_RESULT,
  DOUBLE_CHANCE,
  FIRST_HALF_RESULT,
  SECOND_HALF_RESULT,
  HALF_TIME_FULL_TIME,
]

const goals = fc.nat(7)

describe('a decided selection', () => {
  it('is one whose result no later goal can change, except in the market of the result', () => {
    fc.assert(
      fc.property(goals, goals, goals, goals, (home, away, moreHome, moreAway) => {
        const progress = running([home, away])
        for (const selection of FOOTBALL_SELECTIONS.filter(decidedIn(progress))) {
          const settled = [progress.score, [home + moreHome, away + moreAway] as const].map(
            (fullTime) =>
              footballOutcome(selection, { status: 'finished', halfTime: null, fullTime }),
          )
          expect(settled[1]).toBe(settled[0])
        }
      }),
    )
  })

  it('is every selection that cannot win or cannot lose any more, except in that market', () => {
    fc.assert(
      fc.property(goals, goals, (home, away) => {
        const isDecided = decidedIn(running([home, away]))
        const ends = LATER.map(([moreHome, moreAway]) =>
          footballOutcomes(1, {
            status: 'finished',
            halfTime: null,
            fullTime: [home + moreHome, away + moreAway],
          }),
        )
        FOOTBALL_SELECTIONS.forEach((selection, i) => {
          if (RESULT_MARKETS.includes(selection.marketId)) return
          const results = new Set(ends.map((end) => end[i]?.result))
          expect(isDecided(selection)).toBe(results.size === 1)
        })
      }),
    )
  })

  it('is the line of a total that is passed', () => {
    expect(decidedNames(TOTAL_GOALS, running([0, 0]))).toEqual([])
    expect(decidedNames(TOTAL_GOALS, running([1, 1]))).toEqual([
      ...['Over0.5', 'Under0.5', 'Over1.5', 'Under1.5'],
    ])
    expect(decidedNames(TOTAL_GOALS, running([4, 3])).length).toBe(12)
  })

  it('is both teams to score once both have scored', () => {
    expect(decidedNames(BOTH_TEAMS_TO_SCORE, running([3, 0]))).toEqual([])
    expect(decidedNames(BOTH_TEAMS_TO_SCORE, running([1, 1]))).toEqual(['Yes', 'No'])
  })

  it('is a correct score out of reach', () => {
    expect(decidedNames(CORRECT_SCORE, running([0, 0]))).toEqual([])
    expect(decidedNames(CORRECT_SCORE, running([5, 4]))).not.toContain('5-4')
    expect(decidedNames(CORRECT_SCORE, running([5, 4])).length).toBe(34)
    expect(decidedNames(CORRECT_SCORE, running([6, 0])).length).toBe(37)
  })

  it('is every half-time/full-time that half-time has ruled out', () => {
    const half = { ...running([1, 0]), halfTime: [1, 0] as const }
    expect(decidedNames(HALF_TIME_FULL_TIME, running([1, 0]))).toEqual([])
    expect(decidedNames(HALF_TIME_FULL_TIME, half)).toEqual([
      ...['Draw/1', 'Draw/Draw', 'Draw/2', '2/1', '2/Draw', '2/2'],
    ])
  })

  it('is the first half at half-time and everything after 90 minutes', () => {
    const half = { ...running([0, 0]), halfTime: [0, 0] as const }
    expect(decidedNames(FIRST_HALF_RESULT, half)).toEqual(['1', 'Draw', '2'])
    expect(decidedNames(MATCH_RESULT, half)).toEqual([])
    const over = { ...half, isNinetyOver: true }
    for (const selection of FOOTBALL_SELECTIONS) expect(decidedIn(over)(selection)).toBe(true)
  })
})

/** Goals that may still fall: enough to decide everything. */
const LATER: readonly Score[] = Array.from({ length: 81 }, (_, i) => [Math.floor(i / 9), i % 9])

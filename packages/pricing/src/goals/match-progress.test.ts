import type { Score } from '@caderneta/domain/markets/game/game'
import {
  BOTH_TEAMS_TO_SCORE,
  CORRECT_SCORE,
  FIRST_HALF_RESULT,
  HALF_TIME_FULL_TIME,
  MATCH_RESULT,
  TOTAL_GOALS,
} from '@caderneta/domain/markets/market/market'
import { countersOf, orderSpansOf } from '@caderneta/domain/markets/rule/rule'
import {
  FOOTBALL_SELECTIONS,
  type FootballSelection,
} from '@caderneta/domain/markets/sports/football/football'
import type { MatchProgress } from '@caderneta/domain/markets/sports/football/football-goals'
import { outcomesIn } from '@caderneta/domain/markets/sports/football/football-outcome'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decidedIn } from './match-progress.ts'

const running = (score: Score): MatchProgress => ({
  score,
  halfTime: null,
  isNinetyOver: false,
})

const decidedNames = (marketId: number, progress: MatchProgress) =>
  FOOTBALL_SELECTIONS.filter(
    (each, position) => each.marketId === marketId && decidedIn(progress)(position),
  ).map(({ name, handicap }) => `${name}${handicap}`)

/** What the score after 90 minutes decides alone. */
const isOfFinalScore = ({ rule }: FootballSelection) =>
  orderSpansOf(rule).length === 0 &&
  countersOf(rule).every((counter) => counter.startsWith('goals.match.'))

const goals = fc.nat(7)
const fewGoals = fc.nat(3)

describe('a decided selection', () => {
  it('is one whose result no later goal can change', () => {
    fc.assert(
      fc.property(goals, goals, goals, goals, (home, away, moreHome, moreAway) => {
        const progress = running([home, away])
        const isDecided = decidedIn(progress)
        const outcomesAt = (fullTime: Score) =>
          outcomesIn({ status: 'finished', halfTime: progress.score, fullTime })
        const [now, later] = [
          outcomesAt(progress.score),
          outcomesAt([home + moreHome, away + moreAway]),
        ]
        const settled = FOOTBALL_SELECTIONS.filter(
          ({ rule }, position) => orderSpansOf(rule).length === 0 && isDecided(position),
        )
        expect(settled.map(later)).toEqual(settled.map(now))
      }),
    )
  })

  it('is every selection of the final score that cannot win or cannot lose any more', () => {
    fc.assert(
      fc.property(fewGoals, fewGoals, (home, away) => {
        const isDecided = decidedIn(running([home, away]))
        const ends = LATER.map(([moreHome, moreAway]) =>
          outcomesIn({
            status: 'finished',
            halfTime: null,
            fullTime: [home + moreHome, away + moreAway],
          }),
        )
        FOOTBALL_SELECTIONS.forEach((selection, position) => {
          if (!isOfFinalScore(selection)) return
          const results = new Set(ends.map((outcomeOf) => outcomeOf(selection)))
          expect([position, isDecided(position)]).toEqual([position, results.size === 1])
        })
      }),
      { numRuns: 12 },
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
    expect(FOOTBALL_SELECTIONS.every((_, position) => decidedIn(over)(position))).toBe(true)
  })
})

/** Goals that may still fall: enough to decide everything. */
const LATER: readonly Score[] = Array.from({ length: 144 }, (_, i) => [Math.floor(i / 12), i % 12])

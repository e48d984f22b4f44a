import type { Score } from '@caderneta/domain/markets/game/game'
import { goalBounds } from '@caderneta/domain/markets/sports/football/football-goals'
import {
  type ClockWindow,
  startsIn,
  type TimedGoal,
  WINDOW_STARTS,
} from '@caderneta/domain/markets/sports/football/goal-log'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chanceAt } from '../chances/item-at.ts'
import { goalChances } from './chances/goal-chances.ts'
import { halfCell, matchCell } from './chances/goal-grid.ts'
import { lawOf } from './goals-model.ts'
import { type MatchTime, NOT_PLAYED_LEVEL, outlooksBeforeSecond } from './match-time.ts'
import type { GoalRates } from './rates.ts'
import { halfSeconds, leftOfHalf } from './stoppage.ts'
import { windowLaw } from './window-law.ts'

const rate = fc.double({ min: 0.15, max: 1.6, noNaN: true })
const anyRates: fc.Arbitrary<GoalRates> = fc.record({
  home: fc.tuple(rate, rate),
  away: fc.tuple(rate, rate),
})
const RATES: GoalRates = { home: [0.6, 0.7], away: [0.4, 0.5] }

/** A match at so many seconds of its first half, in which these goals have been scored. */
function lawIn(rates: GoalRates, seconds: number, goals: readonly TimedGoal[] = []) {
  const home = goals.filter(({ side }) => side === 'home').length
  const score: Score = [home, goals.length - home]
  const log = { goals, minute: Math.floor(seconds / 60) + 1 }
  const state = { score, halfTime: null }
  const time: MatchTime =
    seconds === 0
      ? NOT_PLAYED_LEVEL
      : {
          played: [seconds / halfSeconds('1H'), 0],
          outlooks: outlooksBeforeSecond(leftOfHalf('1H', seconds)),
          advantage: { now: -1, played: [0, 0] },
        }
  const bounds = goalBounds({ ...state, isNinetyOver: false, log })
  const windows = windowLaw({ rates, state, bounds, time })
  return { windows, goals: goalChances(lawOf(rates, state, time)) }
}

const minutes = (first: number, last: number): ClockWindow => ({ first, last })
const GOAL_OF_SEVENTH: TimedGoal = { side: 'home', period: '1H', minute: 7 }

describe('goals by minutes of the clock', () => {
  it('are over all windows of a match those of its final score', () => {
    fc.assert(
      fc.property(anyRates, fc.integer({ min: 0, max: 44 * 60 }), (rates, seconds) => {
        const { windows, goals } = lawIn(rates, seconds)
        const [all, match] = [windows.scoresIn(WINDOW_STARTS), goals.of('match')]
        for (const [home, away] of [
          [0, 0],
          [1, 0],
          [1, 1],
          [2, 1],
        ] as const) {
          const expected = chanceAt(match, matchCell(home, away))
          expect(chanceAt(all, halfCell(home, away))).toBeCloseTo(expected, 7)
        }
      }),
      { numRuns: 20 },
    )
  })

  it('are over the windows of a half those of its score', () => {
    const { windows, goals } = lawIn(RATES, 20 * 60)
    const first = windows.scoresIn(startsIn(minutes(1, 45)))
    const second = windows.scoresIn(startsIn(minutes(46, 90)))
    for (const [home, away] of [
      [0, 0],
      [1, 0],
      [0, 2],
    ] as const) {
      const cell = halfCell(home, away)
      expect(chanceAt(first, cell)).toBeCloseTo(chanceAt(goals.of('half1'), cell), 9)
      expect(chanceAt(second, cell)).toBeCloseTo(chanceAt(goals.of('half2'), cell), 9)
    }
  })

  it('are none as often as both sides together score none', () => {
    fc.assert(
      fc.property(anyRates, fc.integer({ min: 0, max: 44 * 60 }), (rates, seconds) => {
        const { windows } = lawIn(rates, seconds)
        for (const starts of [[0], [20, 25], [40, 45], [85]] as const) {
          expect(windows.noneIn(starts)).toBeCloseTo(chanceAt(windows.scoresIn(starts), 0), 9)
        }
      }),
      { numRuns: 20 },
    )
    expect(lawIn(RATES, 20 * 60, [GOAL_OF_SEVENTH]).windows.noneIn([5, 10])).toBe(0)
  })

  it('are those that were scored where the minutes have passed', () => {
    const { windows } = lawIn(RATES, 20 * 60, [GOAL_OF_SEVENTH])
    expect(chanceAt(windows.scoresIn([0]), halfCell(0, 0))).toBeCloseTo(1, 12)
    expect(chanceAt(windows.scoresIn([5]), halfCell(1, 0))).toBeCloseTo(1, 12)
    expect(chanceAt(windows.scoresIn([5, 10, 15]), halfCell(0, 0))).toBe(0)
  })

  it('are as likely in one window as in another that is as long, but for stoppage time', () => {
    const { windows } = lawIn(RATES, 0)
    const noneIn = (start: (typeof WINDOW_STARTS)[number]) => chanceAt(windows.scoresIn([start]), 0)
    // But for the dismissals that may come between them.
    expect(noneIn(5)).toBeCloseTo(noneIn(0), 5)
    expect(noneIn(40)).toBeLessThan(noneIn(35))
    expect(noneIn(85)).toBeLessThan(noneIn(40))
  })

  it('become unlikely while a window passes', () => {
    const noneAt = (seconds: number) => chanceAt(lawIn(RATES, seconds).windows.scoresIn([10]), 0)
    const seconds = [9, 10, 11, 12, 13, 14].map((minute) => 60 * minute)
    const none = seconds.map(noneAt)
    expect(none).toEqual(none.toSorted((one, other) => one - other))
    expect(noneAt(15 * 60)).toBeCloseTo(1, 12)
  })
})

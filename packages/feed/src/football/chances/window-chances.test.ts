import { FOOTBALL_SELECTIONS } from '@caderneta/domain/markets/football'
import { goalBounds, goalsInWindows } from '@caderneta/domain/markets/football-goals'
import { all, atLeast, equals } from '@caderneta/domain/markets/rule'
import { threeWay } from '@caderneta/domain/markets/selection-specs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exampleScript, goal } from '../../testing/example-match.ts'
import { type GoalRates, NOT_PLAYED } from '../goals-model.ts'
import { matchCourse, matchTimeAt } from '../match-course.ts'
import { progressAt } from '../moment-prices.ts'
import { FOOTBALL_SHEET } from '../price-football.ts'
import { windowLine } from './window-chances.ts'
import { windowLaw } from './window-law.ts'

const RATES: GoalRates = { home: [0.65, 0.8], away: [0.5, 0.6] }
const goals = [goal('home', '1H', 17), goal('away', '2H', 71), goal('home', '2H', 90, 2)]
const course = matchCourse(exampleScript({ goals, hasExtraTime: false }))
const total = (chances: readonly number[]) => chances.reduce((sum, one) => sum + one, 0)

function outlookAt(second: number) {
  const progress = progressAt(course, second)
  const law = windowLaw(RATES, progress, matchTimeAt(course, second))
  return { law, bounds: goalBounds(progress) }
}

const lines = FOOTBALL_SHEET.markets
  .filter(({ marketId }) => String(marketId).startsWith('1014'))
  .map(({ positions }) => positions.map((at) => FOOTBALL_SELECTIONS[at]?.rule))
  .map((rules) => windowLine(rules.filter((rule) => rule !== undefined)))

describe('chances of goals by their minutes', () => {
  it('add up to one in every line at every second', () => {
    fc.assert(
      fc.property(fc.nat(course.ninetySecond - 1), (second) => {
        const outlook = outlookAt(second)
        for (const chancesIn of lines) expect(total(chancesIn(outlook))).toBeCloseTo(1, 6)
      }),
      { numRuns: 40 },
    )
  })

  it('know the goals so far, and nothing of those to come', () => {
    const quarters = [0, 15, 30].map((from) => atLeast(goalsInWindows(from, from + 15).total, 1))
    const chancesIn = windowLine(quarters)
    const [before, played] = [outlookAt(16 * 60), outlookAt(18 * 60)].map(chancesIn)
    expect(before?.[0]).toBe(0)
    expect(before?.[1]).toBeLessThan(0.3)
    expect(played?.slice(0, 2)).toEqual([0, 1])
    expect(played?.[2]).toBeGreaterThan(0.3)
  })

  it('are those of independent counts but for the tempo and the low scores', () => {
    const law = windowLaw(RATES, { score: [0, 0], halfTime: null }, NOT_PLAYED)
    const bounds = outlookAt(0).bounds
    const first = goalsInWindows(0, 15)
    const [none = 0, next = 0] = windowLine([
      equals(first.total, 0),
      all(equals(first.total, 0), atLeast(goalsInWindows(15, 30).total, 1)),
    ])({ law, bounds })
    const expected = Math.exp(-1.15 * (15 / 48.9))
    expect(Math.abs(none - expected)).toBeLessThan(0.01)
    expect(Math.abs(next - none * (1 - expected))).toBeLessThan(0.01)
    const [home = 0, , away = 0] = windowLine(threeWay(first.lead).map(([, rule]) => rule))({
      law,
      bounds,
    })
    expect(home / away).toBeGreaterThan(1.2)
    expect(home / away).toBeLessThan(1.4)
  })

  it('contain the stoppage time in the last window of a half', () => {
    const inHalf = [0, 40].map((from) => atLeast(goalsInWindows(from, from + 5).total, 1))
    const [early = 0, late = 0] = windowLine(inHalf)(outlookAt(0))
    expect(late / early).toBeGreaterThan(1.5)
    const [, now] = windowLine(inHalf)(outlookAt(46 * 60 + 59))
    expect(now).toBeGreaterThan(0)
  })
})

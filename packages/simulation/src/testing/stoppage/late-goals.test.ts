import type { GoalRates } from '@caderneta/feed/football/goals-model'
import { describe, expect, it } from 'vitest'
import { commitSeed } from '../commit-seed.ts'
import { type DrawnMatch, drawnMatches } from '../drawn-matches.ts'
import { lateGoalDeviations, noMoreGoals } from './late-goals.ts'

const MATCHES = 2_500
const RATES: GoalRates = { home: [0.75, 0.95], away: [0.6, 0.75] }
const matches = drawnMatches(commitSeed(), new Array<GoalRates>(MATCHES).fill(RATES))

describe('at every minute of stoppage time', () => {
  it('no more goal comes as often as its chance says', () => {
    expect(lateGoalDeviations(matches)).toEqual([])
  })

  it('a price that knows no whistle before 90+5, and none after, is seen to be wrong', () => {
    const cut = (match: DrawnMatch, second: number) => {
      const { secondHalfSecond } = match.course
      if (second < secondHalfSecond) return noMoreGoals(match, second)
      const end = 50 * 60 + secondHalfSecond
      return Math.exp(-Math.max(0, end - second) * (1.7 / 3090))
    }
    expect(lateGoalDeviations(matches, cut).length).toBeGreaterThan(0)
  })

  it('a price that does not read the board is seen to be wrong', () => {
    const usual = { '1H': 3, '2H': 6 }
    const blind = ({ course, ...match }: DrawnMatch, second: number) =>
      noMoreGoals({ ...match, course: { ...course, boards: usual } }, second)
    expect(lateGoalDeviations(matches, blind).length).toBeGreaterThan(0)
  })
})

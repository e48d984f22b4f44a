import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Score } from '../game.ts'
import { compareRows, qualifiedRunners, rankedGroup, tableRows } from './league-table.ts'
import { gamesOf } from './season-fixtures.ts'

const FOUR = [0, 1, 2, 3]
const aScore: fc.Arbitrary<Score> = fc.tuple(
  fc.integer({ min: 0, max: 4 }),
  fc.integer({ min: 0, max: 4 }),
)

describe('a table', () => {
  it('is that of a league computed by hand', () => {
    const games = [
      { home: 0, away: 1, round: 0, score: [2, 0] as const },
      { home: 2, away: 3, round: 0, score: [1, 1] as const },
      { home: 0, away: 2, round: 1, score: [0, 1] as const },
      { home: 1, away: 3, round: 1, score: [3, 2] as const },
      { home: 3, away: 0, round: 2, score: null },
      { home: 1, away: 2, round: 2 },
    ]
    const rows = tableRows(4, games)
    expect(rows).toEqual([
      { points: 3, wins: 1, difference: 1, scored: 2 },
      { points: 3, wins: 1, difference: -1, scored: 3 },
      { points: 4, wins: 1, difference: 1, scored: 2 },
      { points: 1, wins: 0, difference: -1, scored: 3 },
    ])
    expect(rankedGroup(FOUR, rows, 'wins')).toEqual([2, 0, 1, 3])
  })

  it('separates sides level on points by wins in Brazil, and by goals elsewhere', () => {
    const twoWins = { points: 6, wins: 2, difference: -3, scored: 2 }
    const draws = { points: 6, wins: 1, difference: 4, scored: 9 }
    expect(compareRows(twoWins, draws, 'wins')).toBeLessThan(0)
    expect(compareRows(twoWins, draws, 'difference')).toBeGreaterThan(0)
    const more = { ...draws, scored: 10 }
    expect(compareRows(more, draws, 'wins')).toBeLessThan(0)
    expect(compareRows(draws, draws, 'wins')).toBe(0)
  })

  it('ranks by points, wins, difference and goals in this order, whatever the results', () => {
    fc.assert(
      fc.property(fc.array(aScore, { minLength: 12, maxLength: 12 }), (scores) => {
        const rows = tableRows(4, gamesOf(4, scores))
        const order = rankedGroup(FOUR, rows, 'wins')
        const keys = order.map((runner) => {
          const { points = 0, wins = 0, difference = 0, scored = 0 } = rows[runner] ?? {}
          return [points, wins, 100 + difference, scored]
            .map((number) => String(number).padStart(4, '0'))
            .join()
        })
        expect(keys).toEqual([...keys].sort().reverse())
        expect(rows.reduce((sum, { difference }) => sum + difference, 0)).toBe(0)
      }),
    )
  })

  it('sends winners of groups before runners-up, the best of each first', () => {
    const row = (points: number) => ({ points, wins: 0, difference: 0, scored: 0 })
    const rows = [row(4), row(9), row(7), row(6)]
    const groups = [
      [0, 1],
      [2, 3],
    ]
    expect(qualifiedRunners(groups, rows, 4, 'difference')).toEqual([1, 2, 3, 0])
    expect(qualifiedRunners(groups, rows, 2, 'difference')).toEqual([1, 2])
  })
})

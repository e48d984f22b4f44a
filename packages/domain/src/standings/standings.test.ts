import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLeague, type Result, resultsOfSeason, standingsOf } from './standings.ts'

const DAY = 86_400_000

const result = (home: number, away: number, score: readonly [number, number]): Result => ({
  startsAt: 0,
  teamIds: [home, away],
  score,
})

describe('the table of a league', () => {
  it('has three points for a win and one for a draw', () => {
    const table = standingsOf([result(1, 2, [2, 0]), result(2, 3, [1, 1]), result(3, 1, [0, 1])])
    expect(table).toEqual([
      { teamId: 1, played: 2, won: 2, drawn: 0, lost: 0, scored: 3, conceded: 0, points: 6 },
      { teamId: 3, played: 2, won: 0, drawn: 1, lost: 1, scored: 1, conceded: 2, points: 1 },
      { teamId: 2, played: 2, won: 0, drawn: 1, lost: 1, scored: 1, conceded: 3, points: 1 },
    ])
  })

  it('puts more wins before a better difference of goals', () => {
    const wins = [result(1, 3, [1, 0]), result(4, 1, [9, 0]), result(5, 1, [9, 0])]
    const draws = [result(2, 3, [0, 0]), result(2, 4, [0, 0]), result(2, 5, [0, 0])]
    const ids = standingsOf([...wins, ...draws]).map(({ teamId }) => teamId)
    expect(ids.indexOf(1)).toBeLessThan(ids.indexOf(2))
  })

  it('has as many goals scored as conceded, and every match twice', () => {
    const id = fc.integer({ min: 1, max: 6 })
    const goals = fc.integer({ min: 0, max: 5 })
    const any = fc
      .tuple(id, id, goals, goals)
      .filter(([home, away]) => home !== away)
      .map(([home, away, a, b]) => result(home, away, [a, b]))
    fc.assert(
      fc.property(fc.array(any), (results) => {
        const table = standingsOf(results)
        const sum = (read: (one: (typeof table)[number]) => number) =>
          table.reduce((total, one) => total + read(one), 0)
        expect(sum(({ played }) => played)).toBe(2 * results.length)
        expect(sum(({ scored }) => scored)).toBe(sum(({ conceded }) => conceded))
        for (const one of table) expect(one.won + one.drawn + one.lost).toBe(one.played)
      }),
    )
  })
})

describe('the results of a season', () => {
  it('end with the break before it', () => {
    const days = [300, 200, 193, 100, 3]
    const results = days.toReversed().map((day) => ({ startsAt: day * DAY }))
    expect(resultsOfSeason(results)).toEqual([{ startsAt: 300 * DAY }])
    expect(resultsOfSeason(results.slice(0, -1)).length).toBe(2)
    expect(resultsOfSeason([])).toEqual([])
  })
})

describe('a league', () => {
  const everybody = (ids: readonly number[]) =>
    ids.flatMap((home) => ids.filter((away) => away > home).map((away) => [home, away] as const))

  it('is one where everybody meets everybody', () => {
    expect(isLeague(everybody([1, 2, 3, 4]))).toBe(true)
  })

  it('is neither a cup, nor groups, nor a match', () => {
    const cup = [...everybody([1, 2]), ...everybody([3, 4]), [1, 3], [1, 3]] as const
    expect(isLeague([...cup, ...cup])).toBe(false)
    expect(isLeague([...everybody([1, 2, 3]), ...everybody([4, 5, 6])])).toBe(false)
    expect(isLeague([[1, 2]])).toBe(false)
    expect(isLeague([])).toBe(false)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Score } from '../game.ts'
import type { GroupGame } from './league-table.ts'
import { outrightSelections } from './outright-markets.ts'
import { outrightResult } from './outright-rule.ts'
import { gamesOf, leagueOf } from './season-fixtures.ts'
import type { SeasonFormat } from './season-format.ts'
import { type SeasonState, seasonOutlook } from './season-outlook.ts'

const LEAGUE = leagueOf(4)
const GAMES = 12
const aScore: fc.Arbitrary<Score> = fc.tuple(
  fc.integer({ min: 0, max: 4 }),
  fc.integer({ min: 0, max: 4 }),
)

const resultsOf = (format: SeasonFormat, state: SeasonState) => {
  const outlook = seasonOutlook(format, state)
  return outrightSelections(format).map(({ rule }) => outrightResult(rule, outlook))
}

const played = (scores: readonly (Score | null)[]): readonly GroupGame[] => gamesOf(4, scores)

const aResult = fc.option(aScore, { freq: 12 })

describe('what is certain of a season', () => {
  it('is never reversed by what is still to come', () => {
    const seasons = fc.record({
      scores: fc.array(aResult, { minLength: GAMES, maxLength: GAMES }),
      others: fc.array(aResult, { minLength: GAMES, maxLength: GAMES }),
      over: fc.integer({ min: 0, max: GAMES }),
    })
    fc.assert(
      fc.property(seasons, ({ scores, others, over }) => {
        const soFar = resultsOf(LEAGUE, { games: played(scores.slice(0, over)), ties: [] })
        const ends = [...scores.slice(0, over), ...others.slice(over)]
        const final = resultsOf(LEAGUE, { games: played(ends), ties: [] })
        soFar.forEach((result, selection) => {
          if (result !== null) expect(final[selection]).toBe(result)
        })
      }),
      { numRuns: 300 },
    )
  })

  it('is everything once all games are over', () => {
    fc.assert(
      fc.property(fc.array(aScore, { minLength: GAMES, maxLength: GAMES }), (scores) => {
        const results = resultsOf(LEAGUE, { games: played(scores), ties: [] })
        expect(results).not.toContain(null)
        expect(results.slice(0, 4).filter((result) => result === 'win')).toHaveLength(1)
      }),
    )
  })

  it('is a title when no other side can reach the points', () => {
    const games: GroupGame[] = [
      { home: 0, away: 1, round: 0, score: [1, 0] },
      { home: 0, away: 1, round: 1, score: [1, 0] },
      { home: 0, away: 1, round: 2 },
    ]
    const outlook = seasonOutlook(leagueOf(2), { games, ties: [] })
    expect(outlook.rank).toEqual([
      [1, 1],
      [2, 2],
    ])
  })

  it('is no title while the other side can be level and ahead by goals', () => {
    const games: GroupGame[] = [
      { home: 0, away: 1, round: 0, score: [1, 0] },
      { home: 0, away: 1, round: 1 },
    ]
    const rank = (tieBreakers: 'wins' | 'difference') =>
      seasonOutlook(leagueOf(2, tieBreakers), { games, ties: [] }).rank[0]
    expect(rank('wins')).toEqual([1, 2])
    expect(rank('difference')).toEqual([1, 2])
  })

  it('follows a knock-out tie by tie', () => {
    const cup: SeasonFormat = { ...leagueOf(4), groups: [], rounds: 0, knockout: 4 }
    const ties = [
      [
        { home: 0, away: 3, winner: 3 },
        { home: 1, away: 2 },
      ],
    ]
    const { stage } = seasonOutlook(cup, { games: [], ties })
    expect(stage).toEqual([
      [1, 1],
      [1, 3],
      [1, 3],
      [2, 3],
    ])
  })

  it('voids the goals of a round of which a game is not played, but for lines that are passed', () => {
    const round = (score: Score) =>
      resultsOf(leagueOf(4), {
        games: [
          { home: 0, away: 1, round: 0, score },
          { home: 2, away: 3, round: 0, score: null },
        ],
        ties: [],
      }).slice(-2)
    expect(round([1, 1])).toEqual(['void', 'void'])
    expect(round([2, 1])).toEqual(['win', 'lose'])
  })
})

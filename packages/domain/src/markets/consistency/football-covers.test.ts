import { describe, expect, it } from 'vitest'
import type { Score } from '../game/game.ts'
import { resultOf } from '../rule/rule.ts'
import { FOOTBALL_SELECTIONS } from '../sports/football/football.ts'
import { finalGoals } from '../sports/football/football-goals.ts'
import { FootballCovers, type MatchSoFar } from './football-covers.ts'

const covers = new FootballCovers()

const BY_INDEX = new Map(FOOTBALL_SELECTIONS.map((one) => [one.index, one]))

/** Each as the indexes of its selections. */
function coversAt(match: MatchSoFar | null): readonly (readonly number[])[] {
  const packed = covers.of(match)
  const found: number[][] = []
  for (let at = 0; at < packed.length; at += (packed[at] ?? 0) + 1)
    found.push([...packed.subarray(at + 1, at + 1 + (packed[at] ?? 0))])
  return found
}

function names(match: MatchSoFar | null): readonly string[] {
  return coversAt(match).map((cover) =>
    cover
      .map((index) => [BY_INDEX.get(index)?.name, BY_INDEX.get(index)?.handicap].join(''))
      .sort()
      .join(' + '),
  )
}

/** Results far beyond those that the covers were found from, with what wins in them. */
const FAR_RESULTS = [0, 1, 2, 4, 7, 11].flatMap((a) =>
  [0, 1, 3, 8].flatMap((b) =>
    [0, 1, 2, 4, 7, 11].flatMap((c) =>
      [0, 1, 3, 8].map((d) => {
        const [first, second]: readonly [Score, Score] = [
          [a, b],
          [c, d],
        ]
        const fullTime: Score = [a + c, b + d]
        const bounds = finalGoals({ status: 'finished', halfTime: first, fullTime })
        const won = FOOTBALL_SELECTIONS.filter(({ rule }) => resultOf(rule, bounds) === 'win')
        return { first, second, winners: new Set(won.map(({ index }) => index)) }
      }),
    ),
  ),
)

describe('the covers of football', () => {
  it.each([
    '1 + Draw or 2',
    '2 + 1 or Draw',
    '1 + 2 + Draw',
    '1 or 2 + 1 or Draw',
    'Over1.5 + Under2.5',
    'No + Over1.5',
    'Under3.5 + Yes',
    'Draw + Over0.5',
  ])('include %s before a match, unless a smaller one does', (cover) => {
    const found = names(null)
    const isWithin = found.some((one) =>
      one.split(' + ').every((name) => cover.split(' + ').includes(name)),
    )
    expect(isWithin).toBe(cover !== 'Under3.5 + Yes')
  })

  it('include what only the score makes one', () => {
    expect(names(null)).not.toContain('1 + Yes')
    expect(names({ score: [1, 0], isFirstHalf: false })).toContain('1 + Yes')
    expect(names({ score: [1, 0], isFirstHalf: true })).toContain('Over0.5')
  })

  it('take nothing as known at a high score', () => {
    expect(covers.of({ score: [4, 0], isFirstHalf: true })).toEqual(covers.of(null))
  })

  it.each([
    null,
    { score: [0, 0], isFirstHalf: true },
    { score: [2, 1], isFirstHalf: true },
    { score: [0, 3], isFirstHalf: true },
    { score: [0, 0], isFirstHalf: false },
    { score: [1, 1], isFirstHalf: false },
    { score: [3, 3], isFirstHalf: false },
  ] as const)('win in every result that can follow on %j', (match) => {
    const found = coversAt(match)
    expect(found.length).toBeGreaterThan(0)
    for (const { first, second, winners } of FAR_RESULTS) {
      const [home, away] = match?.score ?? [0, 0]
      const isAfter = match?.isFirstHalf
        ? first[0] >= home && first[1] >= away
        : first[0] <= home && first[1] <= away && first[0] + second[0] >= home
      if (match && !(isAfter && first[1] + second[1] >= away)) continue
      const lost = found.filter((cover) => !cover.some((index) => winners.has(index)))
      expect(lost).toEqual([])
    }
  })
})

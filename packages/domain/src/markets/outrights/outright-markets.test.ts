import { describe, expect, it } from 'vitest'
import { isComposite } from '../game-selection.ts'
import { marketById, marketOf } from '../markets-by-sport.ts'
import { SPORTS } from '../sports.ts'
import { OUTRIGHT_MARKETS, outrightMargin, outrightSelections } from './outright-markets.ts'
import { leagueOf } from './season-fixtures.ts'
import type { SeasonFormat } from './season-format.ts'

const wide = leagueOf(40)
const LEAGUE: SeasonFormat = {
  ...wide,
  offer: {
    ...wide.offer,
    tops: [4, 6],
    relegated: 4,
    pointLines: wide.runners.map((_, runner) => [runner, [40.5, 44.5]]),
    goalLines: Array.from({ length: 46 }, () => [20.5, 22.5, 24.5]),
  },
}
const CUP: SeasonFormat = {
  ...wide,
  groups: Array.from({ length: 8 }, (_, group) => [0, 1, 2, 3].map((each) => 4 * group + each)),
  runners: wide.runners.slice(0, 32),
  knockout: 16,
  offer: { ...wide.offer, tops: [], relegated: 0, pairs: [], favourite: null, stagesOf: [0, 31] },
}

describe.each([
  ['a league', LEAGUE],
  ['a cup', CUP],
])('the selections of %s', (_, format) => {
  const selections = outrightSelections(format)

  it('have an index of their own, below those of composites', () => {
    const indexes = selections.map(({ index }) => index)
    expect(new Set(indexes).size).toBe(indexes.length)
    expect(indexes.some(isComposite)).toBe(false)
  })

  it('name runners by their names, and mark them as such', () => {
    const [first] = selections
    expect(first).toMatchObject({ marketId: 1990001, name: 'Runner 0', handicap: 'runner=100' })
  })
})

describe('the markets of seasons', () => {
  it('are all sold of a league or of a cup', () => {
    const sold = new Set([LEAGUE, CUP].flatMap(outrightSelections).map(({ marketId }) => marketId))
    expect([...sold].sort()).toEqual(OUTRIGHT_MARKETS.map(({ id }) => id))
  })

  it('belong to every sport, and keep more the more runners a winner has', () => {
    for (const { id, order } of OUTRIGHT_MARKETS) {
      expect(marketById(id)?.id).toBe(id)
      for (const sport of SPORTS) expect(marketOf(sport.id, id)?.order).toBe(order)
    }
    expect([2, 8, 14, 20, 40].map((runners) => outrightMargin(1990001, runners))).toEqual([
      0.12, 0.12, 0.185, 0.25, 0.25,
    ])
    expect(outrightMargin(1990006, 20)).toBe(0.1)
  })
})

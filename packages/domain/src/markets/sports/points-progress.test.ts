import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Score } from '../game/game.ts'
import { SELECTIONS_PER_GAME } from '../market/game-selection.ts'
import {
  FIRST_HALF_RESULT,
  FIRST_HALF_TOTAL_POINTS,
  FIRST_QUARTER_TOTAL_POINTS,
  MATCH_RESULT,
  MONEY_LINE,
  POINT_SPREAD,
  TOTAL_POINTS,
} from '../market/market.ts'
import { selectionsOf } from '../market/market-type.ts'
import { against, overUnder } from '../market/selection-specs.ts'
import { type Rule, resultOf } from '../rule/rule.ts'
import { AMERICAN_FOOTBALL_MARKETS } from './american-football.ts'
import { BASKETBALL_MARKETS } from './basketball.ts'
import {
  NO_POINTS,
  type PointsCounter,
  type PointsHandicaps,
  type PointsProgress,
  pointsBounds,
  pointsIn,
} from './points-progress.ts'

const HANDICAPS: PointsHandicaps = {
  spread: [-7.5, -4, 0, 3.25],
  total: [35, 40.5, 44.25],
  firstHalfTotal: [20.5],
  firstQuarterTotal: [9.5],
}
const basketballSelections = (handicaps: PointsHandicaps) =>
  selectionsOf(BASKETBALL_MARKETS, handicaps)
const americanFootballSelections = (handicaps: PointsHandicaps) =>
  selectionsOf(AMERICAN_FOOTBALL_MARKETS, handicaps)
const SELECTIONS = [...basketballSelections(HANDICAPS), ...americanFootballSelections(HANDICAPS)]

interface Ruled {
  readonly rule: Rule<PointsCounter>
}

const decidedPoints = ({ rule }: Ruled, game: PointsProgress) => resultOf(rule, pointsBounds(game))
/** What is not decided when a game is abandoned is void. */
const pointsResult = (one: Ruled, game: PointsProgress) => decidedPoints(one, game) ?? 'void'

/** Quarters of both sides and what overtime adds. */
interface Played {
  readonly quarters: readonly Score[]
  readonly overtime: Score
}

const points: fc.Arbitrary<Score> = fc.tuple(fc.nat(14), fc.nat(14))
const anyGame: fc.Arbitrary<Played> = fc.record({
  quarters: fc.array(points, { minLength: 4, maxLength: 4 }),
  overtime: fc.tuple(fc.nat(3), fc.nat(3)),
})

const added = (scores: readonly Score[]): Score => [
  scores.reduce((sum, [home]) => sum + home, 0),
  scores.reduce((sum, [, away]) => sum + away, 0),
]

/** The state of a game after a number of quarters; five = after overtime. */
function progress({ quarters, overtime }: Played, played: number): PointsProgress {
  const after = (count: number) => added([...quarters, overtime].slice(0, count))
  const atEnd = (count: number) => (played >= count ? after(count) : null)
  return {
    score: after(played),
    atEndOf: {
      firstQuarter: atEnd(1),
      firstHalf: atEnd(2),
      regular: atEnd(4),
      whole: played === 5 ? after(5) : null,
    },
  }
}

const finished = (game: Played): PointsProgress => progress(game, 5)

function select(marketId: number, name: string, handicap = '') {
  const found = SELECTIONS.find(
    (one) => one.marketId === marketId && one.name === name && one.handicap === handicap,
  )
  if (!found) throw new Error(`no selection ${marketId} ${name} ${handicap}`)
  return found
}

/** 10-7, 3-14, 7-7, 10-2 and 3-0 in overtime: 30-30, then 33-30. */
const EXAMPLE: Played = {
  quarters: [
    [10, 7],
    [3, 14],
    [7, 7],
    [10, 2],
  ],
  overtime: [3, 0],
}

describe('a game of quarters', () => {
  it.each([
    [MATCH_RESULT, '1', '', 'win'],
    [MATCH_RESULT, '2', '', 'lose'],
    [MONEY_LINE, 'Money Line', '1', 'win'],
    [MONEY_LINE, 'Money Line', '2', 'lose'],
    [POINT_SPREAD, '1', '-4', 'lose'],
    [POINT_SPREAD, '2', '+4', 'win'],
    [POINT_SPREAD, '1', '+3.25', 'win'],
    [POINT_SPREAD, '2', '-3.25', 'lose'],
    [TOTAL_POINTS, 'Over', '44.25', 'win'],
    [TOTAL_POINTS, 'Under', '44.25', 'lose'],
    [FIRST_HALF_RESULT, '2', '', 'win'],
    [FIRST_HALF_TOTAL_POINTS, 'Over', '20.5', 'win'],
    [FIRST_QUARTER_TOTAL_POINTS, 'Under', '9.5', 'lose'],
  ] as const)('of 30-30 and 33-30 after overtime settles %i %s %s as %s', (...row) => {
    const [marketId, name, handicap, result] = row
    expect(pointsResult(select(marketId, name, handicap), finished(EXAMPLE))).toBe(result)
  })

  it('gives the stake back on a whole line that is hit, and on the money line of a tie', () => {
    const tie: Played = { ...EXAMPLE, overtime: [0, 0] }
    for (const sixty of overUnder(1, ['60'], against(pointsIn('whole').total))) {
      expect(pointsResult(sixty, finished(tie))).toBe('void')
    }
    expect(pointsResult(select(MONEY_LINE, 'Money Line', '1'), finished(tie))).toBe('void')
    expect(pointsResult(select(POINT_SPREAD, '2', '0'), finished(tie))).toBe('void')
    expect(pointsResult(select(MATCH_RESULT, '1'), finished(tie))).toBe('void')
  })

  it('keeps what was decided when it is abandoned, and voids the rest', () => {
    const abandoned = progress(EXAMPLE, 3)
    const results = (marketId: number) =>
      SELECTIONS.filter((one) => one.marketId === marketId).map((one) =>
        pointsResult(one, abandoned),
      )
    expect(pointsResult(select(FIRST_HALF_RESULT, '2'), abandoned)).toBe('win')
    expect(pointsResult(select(TOTAL_POINTS, 'Over', '35'), abandoned)).toBe('win')
    expect(pointsResult(select(TOTAL_POINTS, 'Under', '40.5'), abandoned)).toBe('lose')
    for (const marketId of [MATCH_RESULT, MONEY_LINE, POINT_SPREAD]) {
      expect(new Set(results(marketId))).toEqual(new Set(['void']))
    }
  })

  it('decides nothing before it begins and everything by its end', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        for (const one of SELECTIONS) {
          expect(decidedPoints(one, NO_POINTS)).toBeNull()
          expect(decidedPoints(one, progress(game, 5))).not.toBeNull()
        }
      }),
    )
  })

  it('never changes its mind about what is decided', () => {
    fc.assert(
      fc.property(anyGame, fc.integer({ min: 1, max: 4 }), (game, played) => {
        for (const one of SELECTIONS) {
          const early = decidedPoints(one, progress(game, played))
          if (early !== null) expect(decidedPoints(one, progress(game, 5))).toBe(early)
        }
      }),
    )
  })

  it('has one winner in its three-way market', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const wins = americanFootballSelections(HANDICAPS).filter(
          (one) =>
            one.marketId === FIRST_HALF_RESULT && pointsResult(one, finished(game)) === 'win',
        )
        expect(wins).toHaveLength(1)
      }),
    )
  })

  it('agrees between the money line and a spread of nothing', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        for (const side of ['1', '2']) {
          const spread = select(POINT_SPREAD, side, '0')
          const moneyLine = select(MONEY_LINE, 'Money Line', side)
          expect(pointsResult(spread, finished(game))).toBe(pointsResult(moneyLine, finished(game)))
        }
      }),
    )
  })
})

describe('the selections of a game of quarters', () => {
  it('have distinct indexes, and distinguish their sides and lines', () => {
    for (const selections of [
      basketballSelections(HANDICAPS),
      americanFootballSelections(HANDICAPS),
    ]) {
      const indexes = selections.map(({ index }) => index)
      expect(new Set(indexes).size).toBe(indexes.length)
      expect(indexes.every((index) => index >= 1 && index < SELECTIONS_PER_GAME)).toBe(true)
      const keys = selections.map(({ index: _, ...rest }) => JSON.stringify(rest))
      expect(new Set(keys).size).toBe(keys.length)
    }
  })

  it('keep ladders of twenty lines apart', () => {
    const ladder = Array.from({ length: 20 }, (_, i) => i - 9.5)
    const long = {
      spread: ladder,
      total: ladder,
      firstHalfTotal: ladder,
      firstQuarterTotal: ladder,
    }
    const indexes = basketballSelections(long).map(({ index }) => index)
    expect(new Set(indexes).size).toBe(indexes.length)
  })

  it('have the names of the specification', () => {
    const names = new Set(SELECTIONS.map(({ name }) => name))
    expect(names).toEqual(new Set(['1', 'Draw', '2', 'Money Line', 'Over', 'Under']))
    expect(select(POINT_SPREAD, '2', '+7.5').specifier).toBe('-7.5')
  })
})

import type { Score } from '@caderneta/domain/markets/game/game'
import type { GameSelection } from '@caderneta/domain/markets/market/game-selection'
import type { SelectionResult } from '@caderneta/domain/markets/market/market'
import { selectionsOf } from '@caderneta/domain/markets/market/market-type'
import { MARKETS_BY_SPORT } from '@caderneta/domain/markets/registry/markets-by-sport'
import { resultOf } from '@caderneta/domain/markets/rule/rule'
import { FOOTBALL_SELECTIONS } from '@caderneta/domain/markets/sports/football/football'
import { goalBounds, goalOrderIn } from '@caderneta/domain/markets/sports/football/football-goals'
import { NO_POINTS, pointsBounds } from '@caderneta/domain/markets/sports/points-progress'
import { setsBounds } from '@caderneta/domain/markets/sports/sets-progress'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PricedSport } from '../competitions.ts'
import { resultByScore } from '../results/result-by-score.ts'
import { everyBook, ourBook } from './our-books.ts'

type OfDomain = (selection: GameSelection, score: Score) => SelectionResult | null | undefined

const isSame = (one: GameSelection, other: GameSelection) =>
  one.marketId === other.marketId &&
  one.name === other.name &&
  one.handicap === other.handicap &&
  one.specifier === other.specifier

const footballResult: OfDomain = (selection, score) => {
  const found = FOOTBALL_SELECTIONS.find(
    (one) => one.index === selection.index && isSame(one, selection),
  )
  const progress = { score, halfTime: [0, 0] as const, isNinetyOver: true }
  return found && resultOf(found.rule, goalBounds(progress), goalOrderIn(progress))
}

const pointsResult =
  (sport: 'basketball' | 'american-football'): OfDomain =>
  (selection, score) => {
    const lines = selection.specifier === '' ? [] : [Number(selection.specifier)]
    const format = { spread: lines, total: lines, firstHalfTotal: [], firstQuarterTotal: [] }
    const found = selectionsOf(MARKETS_BY_SPORT[sport], format).find((one) =>
      isSame(one, selection),
    )
    const atEndOf = { ...NO_POINTS.atEndOf, whole: score }
    return found && resultOf(found.rule, pointsBounds({ score, atEndOf }))
  }

const tennisResult: OfDomain = (selection, [home, away]) => {
  const wanted = Math.max(home, away)
  const found = selectionsOf(MARKETS_BY_SPORT.tennis, { wanted, handicaps: [] }).find((one) =>
    isSame(one, selection),
  )
  const progress = { won: [home, away] as const, wanted, firstWinner: null, units: 0 }
  return found && resultOf(found.rule, setsBounds(progress))
}

const goals = fc.integer({ min: 0, max: 9 })
const points = fc.integer({ min: 60, max: 150 })

const SPORTS: readonly (readonly [PricedSport, fc.Arbitrary<Score>, OfDomain])[] = [
  ['football', fc.tuple(goals, goals), footballResult],
  ['basketball', fc.tuple(points, points), pointsResult('basketball')],
  ['american-football', fc.tuple(goals, goals), pointsResult('american-football')],
  ['tennis', fc.constantFrom<Score>([2, 0], [1, 2], [3, 2], [0, 3]), tennisResult],
]

describe.each(SPORTS)('the books of %s', (sport, scores, ofDomain) => {
  const selections = everyBook(sport).flatMap((book) => book.selections)

  it('have the results of the rules of the product', () => {
    fc.assert(
      fc.property(scores, fc.constantFrom(...selections), (score, selection) => {
        expect(resultByScore(selection, score)).toBe(ofDomain(selection, score))
      }),
    )
  })

  it('have a number for each selection', () => {
    expect(new Set(selections.map(({ index }) => index)).size).toBe(selections.length)
  })
})

it('has no book of a line that no bookmaker quotes', () => {
  expect(ourBook('basketball', 'totals', 10)).toBeUndefined()
  expect(ourBook('basketball', 'spreads', 100)).toBeUndefined()
  expect(ourBook('football', 'totals', 2.3)).toBeUndefined()
  expect(ourBook('football', 'spreads', Number.NaN)).toBeUndefined()
  expect(ourBook('tennis', 'totals', 22.5)).toBeUndefined()
})

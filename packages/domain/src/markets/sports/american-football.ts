import {
  FIRST_HALF_RESULT,
  FIRST_HALF_TOTAL_POINTS,
  MATCH_RESULT,
  POINT_SPREAD,
  TOTAL_POINTS,
} from '../market/market.ts'
import type { MarketType } from '../market/market-type.ts'
import { against, named, overUnder, spreads, threeWay } from '../market/selection-specs.ts'
import { beats, opposite } from '../rule/rule.ts'
import { type PointsCounter, type PointsHandicaps, pointsIn } from './points-progress.ts'

const [WHOLE, HALF] = [pointsIn('whole'), pointsIn('firstHalf')]

/** Index 2 was the draw. */
const MATCH_WINNER = [
  ...named(1, [['1', beats(WHOLE.lead, 0)]]),
  ...named(3, [['2', beats(opposite(WHOLE.lead), 0)]]),
]

/**
 * The markets of American football in the order in which feeds send them, as in basketball without
 * quarters. Overtime decides the match result, so no draw is offered; where the rules let a game
 * end level all the same, the stake is returned.
 */
export const AMERICAN_FOOTBALL_MARKETS = [
  americanFootballMarket({
    id: MATCH_RESULT,
    key: 'match-result',
    tab: 'main',
    order: 10,
    margin: 0.05,
    winners: 1,
    span: 'match',
    selections: () => MATCH_WINNER,
  }),
  americanFootballMarket({
    id: POINT_SPREAD,
    key: 'point-spread',
    tab: 'main',
    order: 30,
    margin: 0.05,
    winners: 1,
    firstLineIndex: 20,
    span: 'match',
    selections: ({ spread }) => spreads(20, spread, WHOLE.lead),
  }),
  americanFootballMarket({
    id: TOTAL_POINTS,
    key: 'total-points',
    tab: 'main',
    order: 40,
    margin: 0.05,
    winners: 1,
    firstLineIndex: 60,
    span: 'match',
    selections: ({ total }) => overUnder(60, total.map(String), against(WHOLE.total)),
  }),
  americanFootballMarket({
    id: FIRST_HALF_RESULT,
    key: 'h1-result',
    tab: 'halves',
    order: 130,
    margin: 0.07,
    winners: 1,
    span: 'firstHalf',
    selections: () => named(6, threeWay(HALF.lead)),
  }),
  americanFootballMarket({
    id: FIRST_HALF_TOTAL_POINTS,
    key: 'h1-total-points',
    tab: 'halves',
    order: 170,
    margin: 0.06,
    winners: 1,
    firstLineIndex: 100,
    span: 'firstHalf',
    selections: ({ firstHalfTotal }) =>
      overUnder(100, firstHalfTotal.map(String), against(HALF.total)),
  }),
] as const

export type AmericanFootballMarketId = (typeof AMERICAN_FOOTBALL_MARKETS)[number]['id']

function americanFootballMarket<Id extends number>(
  market: MarketType<Id, PointsCounter, PointsHandicaps>,
): MarketType<Id, PointsCounter, PointsHandicaps> {
  return market
}

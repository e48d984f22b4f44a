import {
  FIRST_HALF_RESULT,
  FIRST_HALF_TOTAL_POINTS,
  FIRST_QUARTER_TOTAL_POINTS,
  MONEY_LINE,
  POINT_SPREAD,
  TOTAL_POINTS,
} from '../market/market.ts'
import type { MarketType } from '../market/market-type.ts'
import { against, named, overUnder, sides, spreads, threeWay } from '../market/selection-specs.ts'
import { beats, opposite } from '../rule/rule.ts'
import { type PointsCounter, type PointsHandicaps, pointsIn } from './points-progress.ts'

const [WHOLE, HALF, QUARTER] = [pointsIn('whole'), pointsIn('firstHalf'), pointsIn('firstQuarter')]

/**
 * The markets of basketball in the order in which feeds send them. The money line, the spread and
 * the total count the whole game with all of its overtime; markets of the first half and of the
 * first quarter count that part. A whole line that is hit returns the stake.
 */
export const BASKETBALL_MARKETS = [
  basketballMarket({
    id: MONEY_LINE,
    key: 'money-line',
    tab: 'main',
    order: 10,
    margin: 0.05,
    winners: 1,
    span: 'match',
    selections: () =>
      sides([4, 5], 'Money Line', [beats(WHOLE.lead, 0), beats(opposite(WHOLE.lead), 0)]),
  }),
  basketballMarket({
    id: POINT_SPREAD,
    key: 'point-spread',
    tab: 'main',
    order: 20,
    margin: 0.05,
    winners: 1,
    firstLineIndex: 20,
    span: 'match',
    selections: ({ spread }) => spreads(20, spread, WHOLE.lead),
  }),
  basketballMarket({
    id: TOTAL_POINTS,
    key: 'total-points',
    tab: 'main',
    order: 30,
    margin: 0.05,
    winners: 1,
    firstLineIndex: 60,
    span: 'match',
    selections: ({ total }) => overUnder(60, total.map(String), against(WHOLE.total)),
  }),
  basketballMarket({
    id: FIRST_HALF_RESULT,
    key: 'h1-result',
    tab: 'halves',
    order: 130,
    margin: 0.07,
    winners: 1,
    span: 'firstHalf',
    selections: () => named(6, threeWay(HALF.lead)),
  }),
  basketballMarket({
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
  basketballMarket({
    id: FIRST_QUARTER_TOTAL_POINTS,
    key: 'quarter-total-points',
    tab: 'quarters',
    order: 250,
    margin: 0.06,
    winners: 1,
    firstLineIndex: 140,
    span: 'firstQuarter',
    selections: ({ firstQuarterTotal }) =>
      overUnder(140, firstQuarterTotal.map(String), against(QUARTER.total)),
  }),
] as const

export type BasketballMarketId = (typeof BASKETBALL_MARKETS)[number]['id']

function basketballMarket<Id extends number>(
  market: MarketType<Id, PointsCounter, PointsHandicaps>,
): MarketType<Id, PointsCounter, PointsHandicaps> {
  return market
}

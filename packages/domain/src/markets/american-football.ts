import {
  FIRST_HALF_RESULT,
  FIRST_HALF_TOTAL_POINTS,
  MATCH_RESULT,
  MONEY_LINE,
  POINT_SPREAD,
  TOTAL_POINTS,
} from './market.ts'
import type { MarketType } from './market-type.ts'
import { type PointsCounter, type PointsHandicaps, pointsIn } from './points-progress.ts'
import { beats, opposite } from './rule.ts'
import { against, named, overUnder, sides, spreads, threeWay } from './selection-specs.ts'

const [WHOLE, REGULAR, HALF] = [pointsIn('whole'), pointsIn('regular'), pointsIn('firstHalf')]

/**
 * The markets of American football in the order in which feeds send them. The match result counts
 * the four quarters without overtime; everything else is as in basketball, without quarters. A
 * game may end level: the money line then returns the stake.
 */
export const AMERICAN_FOOTBALL_MARKETS = [
  americanFootballMarket({
    id: MATCH_RESULT,
    key: 'regular-time-result',
    tab: 'main',
    order: 10,
    margin: 0.06,
    winners: 1,
    span: 'match',
    selections: () => named(1, threeWay(REGULAR.lead)),
  }),
  americanFootballMarket({
    id: MONEY_LINE,
    key: 'money-line',
    tab: 'main',
    order: 20,
    margin: 0.05,
    winners: 1,
    span: 'match',
    selections: () =>
      sides([4, 5], 'Money Line', [beats(WHOLE.lead, 0), beats(opposite(WHOLE.lead), 0)]),
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

import {
  CORRECT_SET_SCORE,
  FIRST_SET_WINNER,
  TENNIS_WINNER,
  TOTAL_GAMES,
} from '../market/market.ts'
import type { MarketType } from '../market/market-type.ts'
import { against, named, overUnder, twoWay } from '../market/selection-specs.ts'
import {
  finalScoreSelections,
  firstSetLead,
  type SetsCounter,
  type SetsFormat,
  setsLead,
  units,
} from './sets-progress.ts'

/** The markets of tennis in the order in which feeds send them. */
export const TENNIS_MARKETS = [
  tennisMarket({
    id: TENNIS_WINNER,
    key: 'match-winner',
    tab: 'main',
    order: 10,
    margin: 0.05,
    winners: 1,
    span: 'match',
    selections: () => named(1, twoWay(setsLead)),
  }),
  tennisMarket({
    id: FIRST_SET_WINNER,
    key: 'set-winner',
    tab: 'sets',
    order: 150,
    margin: 0.06,
    winners: 1,
    span: 'firstSet',
    selections: () => named(11, twoWay(firstSetLead)),
  }),
  tennisMarket({
    id: TOTAL_GAMES,
    key: 'total-games',
    tab: 'games',
    order: 60,
    margin: 0.06,
    winners: 1,
    firstLineIndex: 21,
    span: 'match',
    selections: ({ handicaps }) => overUnder(21, handicaps, against(units)),
  }),
  tennisMarket({
    id: CORRECT_SET_SCORE,
    key: 'correct-set-score',
    tab: 'main',
    order: 140,
    margin: 0.1,
    winners: 1,
    span: 'match',
    selections: finalScoreSelections,
  }),
] as const

function tennisMarket<Id extends number>(
  market: MarketType<Id, SetsCounter, SetsFormat>,
): MarketType<Id, SetsCounter, SetsFormat> {
  return market
}

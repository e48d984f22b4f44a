import { CORRECT_MAP_SCORE, FIRST_MAP_WINNER, MATCH_RESULT, TOTAL_MAPS } from '../market/market.ts'
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

/** The markets of a match of maps; there is no draw in its result. */
export const E_SPORTS_MARKETS = [
  eSportsMarket({
    id: MATCH_RESULT,
    key: 'match-result',
    tab: 'main',
    order: 10,
    margin: 0.06,
    winners: 1,
    span: 'match',
    selections: () => named(1, twoWay(setsLead)),
  }),
  eSportsMarket({
    id: FIRST_MAP_WINNER,
    key: 'map-winner',
    tab: 'maps',
    order: 40,
    margin: 0.06,
    winners: 1,
    span: 'firstSet',
    selections: () => named(11, twoWay(firstSetLead)),
  }),
  eSportsMarket({
    id: TOTAL_MAPS,
    key: 'total-maps',
    tab: 'main',
    order: 20,
    margin: 0.06,
    winners: 1,
    firstLineIndex: 21,
    span: 'match',
    selections: ({ handicaps }) => overUnder(21, handicaps, against(units)),
  }),
  eSportsMarket({
    id: CORRECT_MAP_SCORE,
    key: 'correct-map-score',
    tab: 'main',
    order: 30,
    margin: 0.09,
    winners: 1,
    span: 'match',
    selections: finalScoreSelections,
  }),
] as const

function eSportsMarket<Id extends number>(
  market: MarketType<Id, SetsCounter, SetsFormat>,
): MarketType<Id, SetsCounter, SetsFormat> {
  return market
}

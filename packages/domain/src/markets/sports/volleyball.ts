import { CORRECT_SET_SCORE, FIRST_SET_WINNER, MONEY_LINE, TOTAL_POINTS } from '../market/market.ts'
import type { MarketType } from '../market/market-type.ts'
import { against, named, overUnder, sides, twoWay } from '../market/selection-specs.ts'
import {
  finalScoreSelections,
  firstSetLead,
  type SetsCounter,
  type SetsFormat,
  setsLead,
  units,
} from './sets-progress.ts'

/** The markets of volleyball: its winner is the one market 1000040 'To Win'. */
export const VOLLEYBALL_MARKETS = [
  volleyballMarket({
    id: MONEY_LINE,
    key: 'money-line',
    tab: 'main',
    order: 10,
    margin: 0.05,
    winners: 1,
    span: 'match',
    selections: () => {
      const [[, home], [, away]] = twoWay(setsLead)
      return sides([1, 2], 'To Win', [home, away])
    },
  }),
  volleyballMarket({
    id: FIRST_SET_WINNER,
    key: 'set-winner',
    tab: 'sets',
    order: 160,
    margin: 0.06,
    winners: 1,
    span: 'firstSet',
    selections: () => named(11, twoWay(firstSetLead)),
  }),
  volleyballMarket({
    id: TOTAL_POINTS,
    key: 'total-points',
    tab: 'points',
    order: 100,
    margin: 0.06,
    winners: 1,
    firstLineIndex: 21,
    span: 'match',
    selections: ({ handicaps }) => overUnder(21, handicaps, against(units)),
  }),
  volleyballMarket({
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

function volleyballMarket<Id extends number>(
  market: MarketType<Id, SetsCounter, SetsFormat>,
): MarketType<Id, SetsCounter, SetsFormat> {
  return market
}

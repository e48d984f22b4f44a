import {
  BOXING_WINNER,
  CORRECT_MAP_SCORE,
  CORRECT_SET_SCORE,
  FIRST_HALF_RESULT,
  FIRST_HALF_TOTAL_POINTS,
  FIRST_MAP_WINNER,
  FIRST_QUARTER_TOTAL_POINTS,
  FIRST_SET_WINNER,
  GOES_THE_DISTANCE,
  MATCH_RESULT,
  MONEY_LINE,
  POINT_SPREAD,
  TENNIS_WINNER,
  TOTAL_GAMES,
  TOTAL_MAPS,
  TOTAL_POINTS,
  TOTAL_ROUNDS,
} from '@caderneta/domain/markets/market/market'
import { type MarketRow, rowsOf, type SportRow } from './market-row.ts'
import { HANDICAP, OVER_UNDER, ofVariant, THREE_WAY, TWO_WAY, YES_NO } from './outcomes.ts'

/** The final score in sets or maps, of which the feed lists those that the format allows. */
function finalScores(marketId: number, uof: number): readonly SportRow[] {
  const [three, five] = ['sr:correct_score:bestof:3', 'sr:correct_score:bestof:5']
  return [
    {
      marketId,
      uof,
      fixed: `variant=${three}`,
      outcomes: ofVariant(three, 4, ['2-0', '2-1', '1-2', '0-2']),
    },
    {
      marketId,
      uof,
      fixed: `variant=${five}`,
      outcomes: ofVariant(five, 8, ['3-0', '3-1', '3-2', '2-3', '1-3', '0-3']),
    },
  ]
}

const MONEY_LINE_OUTCOMES = { '4': 'Money Line 1', '5': 'Money Line 2' }
const TO_WIN = { '4': 'To Win 1', '5': 'To Win 2' }
const TOTAL = { param: 'total', outcomes: OVER_UNDER } as const

/** What basketball and American football have in common; overtime counts but for the halves. */
const POINTS: readonly SportRow[] = [
  { marketId: POINT_SPREAD, uof: 223, param: 'hcp', outcomes: HANDICAP },
  { marketId: TOTAL_POINTS, uof: 225, ...TOTAL },
  { marketId: FIRST_HALF_RESULT, uof: 60, outcomes: THREE_WAY },
  { marketId: FIRST_HALF_TOTAL_POINTS, uof: 68, ...TOTAL },
]

export const OTHER_SPORTS_ROWS: readonly MarketRow[] = [
  ...rowsOf('basketball', [
    { marketId: MONEY_LINE, uof: 219, outcomes: MONEY_LINE_OUTCOMES },
    ...POINTS,
    { marketId: FIRST_QUARTER_TOTAL_POINTS, uof: 236, fixed: 'quarternr=1', ...TOTAL },
  ]),
  ...rowsOf('american-football', [
    { marketId: MATCH_RESULT, uof: 219, outcomes: TWO_WAY },
    ...POINTS,
  ]),
  ...rowsOf('tennis', [
    { marketId: TENNIS_WINNER, uof: 186, outcomes: TWO_WAY },
    { marketId: FIRST_SET_WINNER, uof: 202, fixed: 'setnr=1', outcomes: TWO_WAY },
    { marketId: TOTAL_GAMES, uof: 189, ...TOTAL },
    ...finalScores(CORRECT_SET_SCORE, 199),
  ]),
  ...rowsOf('volleyball', [
    { marketId: MONEY_LINE, uof: 186, outcomes: TO_WIN },
    { marketId: FIRST_SET_WINNER, uof: 202, fixed: 'setnr=1', outcomes: TWO_WAY },
    { marketId: TOTAL_POINTS, uof: 238, ...TOTAL },
    ...finalScores(CORRECT_SET_SCORE, 199),
  ]),
  ...rowsOf('e-sports', [
    { marketId: MATCH_RESULT, uof: 186, outcomes: TWO_WAY },
    { marketId: FIRST_MAP_WINNER, uof: 330, fixed: 'mapnr=1', outcomes: TWO_WAY },
    { marketId: FIRST_MAP_WINNER, uof: 395, fixed: 'mapnr=1', outcomes: TWO_WAY },
    { marketId: TOTAL_MAPS, uof: 328, ...TOTAL },
    ...finalScores(CORRECT_MAP_SCORE, 329),
  ]),
  ...rowsOf('boxing', [
    {
      marketId: BOXING_WINNER,
      uof: 1,
      outcomes: { '1': 'To Win 1', '2': 'Draw', '3': 'To Win 2' },
    },
    { marketId: TOTAL_ROUNDS, uof: 18, ...TOTAL },
    { marketId: GOES_THE_DISTANCE, uof: 911, outcomes: YES_NO },
  ]),
]

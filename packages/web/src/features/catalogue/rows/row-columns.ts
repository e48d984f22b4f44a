import {
  BOTH_TEAMS_TO_SCORE,
  BOXING_WINNER,
  DOUBLE_CHANCE,
  FIRST_HALF_RESULT,
  GOES_THE_DISTANCE,
  MATCH_RESULT,
  POINT_SPREAD,
  ROW_COLUMNS_BY_SPORT,
  TOTAL_GAMES,
  TOTAL_GOALS,
  TOTAL_MAPS,
  TOTAL_POINTS,
  TOTAL_ROUNDS,
} from '@caderneta/domain/markets/market'
import { routeOf, sportById } from '@caderneta/domain/markets/sports'
import { useMemo } from 'react'
import { useMedia } from '../../../ui/use-media.ts'

/** What stands over the prices of a column, in their order. */
export type ColumnHeads = 'result' | 'double' | 'total' | 'yes' | 'sides'

/** One market of a row: every row of a list has it in the same place. */
export interface RowColumn {
  readonly marketId: number
  readonly heads: ColumnHeads
  /** How many prices it has. */
  readonly slots: number
  /** Its prices have a line beside them. */
  readonly isLadder: boolean
  /** Of its prices side by side. */
  readonly width: string
}

const BETWEEN_REM = 0.25
const PRICE_REM = 3
const LINE_AND_PRICE_REM = 4.5
/** With lines such as +10.5 and 167.5. */
const LONG_LINE_AND_PRICE_REM = 5

const TOTALS: readonly number[] = [TOTAL_GOALS, TOTAL_POINTS, TOTAL_GAMES, TOTAL_MAPS, TOTAL_ROUNDS]
const LONG: readonly number[] = [POINT_SPREAD, TOTAL_POINTS]
const RESULTS: readonly number[] = [MATCH_RESULT, FIRST_HALF_RESULT, BOXING_WINNER]
const QUESTIONS: readonly number[] = [BOTH_TEAMS_TO_SCORE, GOES_THE_DISTANCE]

function headsOf(marketId: number, sportId: number): ColumnHeads {
  if (TOTALS.includes(marketId)) return 'total'
  if (QUESTIONS.includes(marketId)) return 'yes'
  if (marketId === DOUBLE_CHANCE) return 'double'
  const hasDraw = sportById(sportId)?.hasDraw !== false
  return RESULTS.includes(marketId) && hasDraw ? 'result' : 'sides'
}

function priceRem(marketId: number, isLadder: boolean): number {
  if (LONG.includes(marketId)) return LONG_LINE_AND_PRICE_REM
  return isLadder ? LINE_AND_PRICE_REM : PRICE_REM
}

function columnOf(marketId: number, sportId: number): RowColumn {
  const heads = headsOf(marketId, sportId)
  const slots = heads === 'result' || heads === 'double' ? 3 : 2
  const isLadder = heads === 'total' || marketId === POINT_SPREAD
  const width = `${slots * priceRem(marketId, isLadder) + (slots - 1) * BETWEEN_REM}rem`
  return { marketId, heads, slots, isLadder, width }
}

/** The markets of a sport's rows side by side, the chosen one first. */
export function rowColumns(
  sportId: number,
  chosen: number | undefined,
  most: number,
): readonly RowColumn[] {
  const usual = ROW_COLUMNS_BY_SPORT[routeOf(sportId)]
  const ids = chosen === undefined ? usual : [...new Set([chosen, ...usual])]
  return ids.slice(0, most).map((marketId) => columnOf(marketId, sportId))
}

const ROOM_FOR_THREE = '(min-width: 768px)'
const ROOM_FOR_FOUR = '(min-width: 1536px)'

/** As many markets as the window has room for: one on a phone. */
export function useRowColumns(sportId: number, chosen: number | undefined): readonly RowColumn[] {
  const hasThree = useMedia(ROOM_FOR_THREE)
  const hasFour = useMedia(ROOM_FOR_FOUR)
  const most = hasFour ? 4 : hasThree ? 3 : 1
  return useMemo(() => rowColumns(sportId, chosen, most), [sportId, chosen, most])
}

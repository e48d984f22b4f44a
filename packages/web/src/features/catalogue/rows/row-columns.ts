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
} from '@caderneta/domain/markets/market/market'
import { routeOf, sportById } from '@caderneta/domain/markets/registry/sports'
import { useMemo } from 'react'
import { usePage } from '../../../root/page.ts'
import { useListFrame } from '../../../routing/beside.ts'
import { useMedia } from '../../../ui/use-media.ts'
import { useChosenMarket } from './chosen-market.ts'

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
  readonly widthRem: number
  /** Width and visibility by classes, of a page that is painted on the server. */
  readonly paintedLook?: string
}

/** Of a page that is painted on the server, for windows of any width. */
interface Painting {
  readonly columnsOf: (sportId: number, chosen: number | undefined) => readonly RowColumn[]
  /** Rows that the page may still have: those that any window shows at first. */
  rowsLeft: number
}

declare module '../../../root/page.ts' {
  interface Page {
    /** Null in a browser. */
    readonly painting: Painting | null
  }
}

interface PriceWidths {
  readonly priceRem: number
  readonly lineAndPriceRem: number
  /** With lines such as +10.5 and 167.5. */
  readonly longLineAndPriceRem: number
}

const BETWEEN_REM = 0.25
const WIDE: PriceWidths = { priceRem: 3, lineAndPriceRem: 4.5, longLineAndPriceRem: 5 }
/** Beside both panes the names of the sides need the room more than the prices do. */
const NARROW: PriceWidths = { priceRem: 2.625, lineAndPriceRem: 3.875, longLineAndPriceRem: 4.375 }

export function besideRem(slots: number, priceRem: number): number {
  return slots * priceRem + (slots - 1) * BETWEEN_REM
}

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

function priceRem(marketId: number, isLadder: boolean, widths: PriceWidths): number {
  if (LONG.includes(marketId)) return widths.longLineAndPriceRem
  return isLadder ? widths.lineAndPriceRem : widths.priceRem
}

export function columnOf(marketId: number, sportId: number, widths = WIDE): RowColumn {
  const heads = headsOf(marketId, sportId)
  const slots = heads === 'result' || heads === 'double' ? 3 : 2
  const isLadder = heads === 'total' || marketId === POINT_SPREAD
  const widthRem = besideRem(slots, priceRem(marketId, isLadder, widths))
  return { marketId, heads, slots, isLadder, widthRem }
}

/** The markets of a sport's rows side by side, the chosen one first. */
export function rowColumns(
  sportId: number,
  chosen: number | undefined,
  most: number,
): readonly RowColumn[] {
  const usual = ROW_COLUMNS_BY_SPORT[routeOf(sportId)]
  const ids = chosen === undefined ? usual : [...new Set([chosen, ...usual])]
  const widths = most === 2 || most === 3 ? NARROW : WIDE
  return ids.slice(0, most).map((marketId) => columnOf(marketId, sportId, widths))
}

const ROOM_FOR_TWO = '(min-width: 768px)'
/** Not where both panes are beside the list and the window is no wider than they need. */
const ROOM_FOR_THREE = '(min-width: 768px) and (max-width: 1099.98px), (min-width: 1240px)'
const ROOM_FOR_FOUR = '(min-width: 1536px)'

/** Beside a match, in half of the width. */
const ROOM_FOR_TWO_BESIDE = '(min-width: 1800px)'

/** As many markets as the window has room for: one on a phone. */
function useRoom(): number {
  const { openPath } = useListFrame()
  const hasTwoBeside = useMedia(ROOM_FOR_TWO_BESIDE)
  const hasTwo = useMedia(ROOM_FOR_TWO)
  const hasThree = useMedia(ROOM_FOR_THREE)
  const hasFour = useMedia(ROOM_FOR_FOUR)
  if (openPath !== null) return hasTwoBeside ? 2 : 1
  if (hasFour) return 4
  if (hasThree) return 3
  return hasTwo ? 2 : 1
}

/** The markets of the rows of a list; `own` is the one chosen for this list alone. */
export function useRowColumns(sportId: number, own: number | undefined): readonly RowColumn[] {
  const { painting } = usePage()
  const most = useRoom()
  const ofSport = useChosenMarket(sportId)
  // Beside other markets nothing shows that this one was chosen, nor offers another.
  const chosen = own ?? (most === 1 ? ofSport : undefined)
  return useMemo(
    () => painting?.columnsOf(sportId, chosen) ?? rowColumns(sportId, chosen, most),
    [painting, sportId, chosen, most],
  )
}

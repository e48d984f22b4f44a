import type { GameSelection } from '@caderneta/domain/markets/market/game-selection'
import {
  ASIAN_HANDICAP,
  MATCH_RESULT,
  MONEY_LINE,
  POINT_SPREAD,
  TENNIS_WINNER,
  TOTAL_GOALS,
  TOTAL_POINTS,
} from '@caderneta/domain/markets/market/market'
import { selectionOf } from '@caderneta/feed/named-selections'
import type { PricedSport } from '../competitions.ts'

/** The markets that are requested of the source. */
export const MARKET_KEYS = ['h2h', 'spreads', 'totals'] as const
export type MarketKey = (typeof MARKET_KEYS)[number]

/** The total of football with whole and quarter lines. */
const ASIAN_TOTAL = 1010006

/** One of our books: its selections in the order in which outcomes are read. */
export interface OurBook {
  readonly marketId: number
  readonly specifier: string
  readonly selections: readonly GameSelection[]
}

/** How a market of the source is called here; a line (of the home side) becomes the specifier. */
interface BookRow {
  readonly marketId: number
  readonly names: readonly string[]
  readonly specifier: (line: number) => string
  /** Lines beyond are an error of the source. */
  readonly lines?: readonly [least: number, most: number]
}

const OVER_UNDER = ['Over', 'Under']
const SIDES = ['1', '2']
const plain = (line: number) => `${line === 0 ? 0 : line}`
const only = () => ''

const MONEY_LINE_ROW = {
  marketId: MONEY_LINE,
  names: ['Money Line 1', 'Money Line 2'],
  specifier: only,
}

function rowOf(sport: PricedSport, key: MarketKey, line: number): BookRow | undefined {
  if (sport === 'football') return footballRow(key, line)
  if (key === 'h2h')
    return sport === 'tennis'
      ? { marketId: TENNIS_WINNER, names: SIDES, specifier: only }
      : MONEY_LINE_ROW
  if (sport === 'tennis') return undefined
  return key === 'totals'
    ? { marketId: TOTAL_POINTS, names: OVER_UNDER, specifier: plain, lines: TOTALS[sport] }
    : { marketId: POINT_SPREAD, names: SIDES, specifier: plain, lines: SPREADS }
}

const SPREADS = [-60, 60] as const
const TOTALS = { basketball: [100, 350], 'american-football': [10, 120] } as const

function footballRow(key: MarketKey, line: number): BookRow {
  if (key === 'h2h') return { marketId: MATCH_RESULT, names: ['1', 'Draw', '2'], specifier: only }
  if (key === 'spreads')
    return { marketId: ASIAN_HANDICAP, names: SIDES, specifier: (one) => `hcp=${plain(one)}` }
  return isHalf(line)
    ? { marketId: TOTAL_GOALS, names: OVER_UNDER, specifier: plain }
    : { marketId: ASIAN_TOTAL, names: OVER_UNDER, specifier: (one) => `total=${plain(one)}` }
}

function isHalf(line: number): boolean {
  return Number.isInteger(line + 0.5)
}

/** Our book of a market of the source at a line (0 for h2h); undefined when we have none. */
export function ourBook(sport: PricedSport, key: MarketKey, line: number): OurBook | undefined {
  const row = rowOf(sport, key, line)
  if (row === undefined) return undefined
  if (row.lines && !(line >= row.lines[0] && line <= row.lines[1])) return undefined
  const specifier = row.specifier(line)
  const selections = row.names.flatMap((name) => {
    const selection = selectionOf(sport, row.marketId, specifier, name)
    return selection ? [selection] : []
  })
  const [first] = selections
  if (first === undefined || selections.length < row.names.length) return undefined
  return { marketId: row.marketId, specifier: first.specifier, selections }
}

/** Quarters of football, halves of points: the steps in which lines are quoted. */
const STEP = { football: 0.25, basketball: 0.5, 'american-football': 0.5, tennis: 1 } as const
const LINES_OF_GOALS = {
  h2h: [0, 0],
  spreads: [-4, 4],
  totals: [0.5, 9],
} as const

/**
 * Every book of a sport that may have been offered: after a restart it is not known which lines
 * were.
 */
export function everyBook(sport: PricedSport): readonly OurBook[] {
  return MARKET_KEYS.flatMap((key) => {
    const [least, most] = linesOf(sport, key)
    const count = Math.round((most - least) / STEP[sport]) + 1
    return Array.from({ length: count }, (_, i) => least + i * STEP[sport]).flatMap((line) => {
      const book = ourBook(sport, key, line)
      return book ? [book] : []
    })
  })
}

function linesOf(sport: PricedSport, key: MarketKey): readonly [least: number, most: number] {
  if (key === 'h2h' || sport === 'tennis') return LINES_OF_GOALS.h2h
  if (sport === 'football') return LINES_OF_GOALS[key]
  return key === 'spreads' ? SPREADS : TOTALS[sport]
}

import { type GameSelection, selectionId } from '@caderneta/domain/markets/market/game-selection'
import type { MarketStatus } from '@caderneta/domain/markets/market/market'
import type { ListedMarket } from '@caderneta/domain/markets/registry/markets-by-sport'
import { type Odds, odds } from '@caderneta/domain/odds/odds'
import { EVERY } from './every.ts'
import { chanceAt, itemAt } from './item-at.ts'
import type { MarketOdds, SelectionOdds } from './market-odds.ts'
import { PUBLISHED_ODDS_MAX, priceChances } from './price-chances.ts'

/** A market with its line, as feeds send it, and where its selections are in the list. */
export interface SheetMarket {
  readonly marketId: number
  readonly specifier: string
  /** Positions in the sheet's selections. */
  readonly positions: readonly number[]
  /** Share that its prices keep as margin: the sum of 1/odds per winner, less one. */
  readonly margin: number
  /** How many of its selections win; null of one selection that is sold without its contrary. */
  readonly winners: number | null
  /** Lines: open while both sides are within these odds. */
  readonly ladder: 'all' | number | undefined
}

/** All that can be bet on in one contest. Chances and odds come in the order of `selections`. */
export interface MarketSheet {
  readonly selections: readonly GameSelection[]
  /** One entry per line, in the order of the selections. */
  readonly markets: readonly SheetMarket[]
}

/** Prices of one moment. */
export interface SheetPrices {
  /** In the order of the sheet's selections, whole hundredths. */
  readonly odds: readonly Odds[]
  /** In the order of the sheet's lines: false where an outcome is too sure to be priced. */
  readonly isPriced: readonly boolean[]
}

/** All that the markets of one game are made from at one moment. */
export interface SheetBook extends SheetPrices {
  readonly gameId: number
  readonly isSuspended: boolean
  readonly version: number
  /** True when a selection's result is known, or its market's time is over. */
  readonly isDecided: (position: number) => boolean
  /** True when a selection is on sale or has been; without it all are. */
  readonly isOffered?: (position: number) => boolean
}

/** The state of all markets of a game before its start: open, or closed for good. */
export function stateBefore(gameId: number, version: number, status: 'open' | 'closed') {
  const isClosed = status === 'closed'
  return { gameId, version, isSuspended: isClosed, isDecided: () => isClosed }
}

/** What a sheet takes from the record of a market. */
type PricedMarket = Pick<ListedMarket, 'id' | 'margin' | 'winners' | 'ladder'>

/** Groups selections into the lines that share one book. Throws on one of another market. */
export function marketSheet(
  selections: readonly GameSelection[],
  markets: readonly PricedMarket[],
): MarketSheet {
  const marketById = new Map(markets.map((market) => [market.id, market]))
  const marketByKey = new Map<string, SheetMarket & { positions: number[] }>()
  selections.forEach(({ marketId, name, specifier }, position) => {
    const record = marketById.get(marketId)
    if (record === undefined) throw new RangeError(`no record of market ${marketId}`)
    const { margin, winners, ladder } = record
    const key = `${marketId} ${specifier}${winners === null ? ` ${name}` : ''}`
    const traits = { marketId, specifier, margin, winners, ladder }
    const market = marketByKey.get(key) ?? { ...traits, positions: [] }
    market.positions.push(position)
    marketByKey.set(key, market)
  })
  return { selections, markets: [...marketByKey.values()] }
}

/**
 * Odds of every selection of the wanted lines from its chance; those of a line add up to its
 * winners. Lines that are not wanted are not priced.
 */
export function priceSheet(
  sheet: MarketSheet,
  chances: ArrayLike<number>,
  isWanted: (line: number) => boolean = EVERY,
): SheetPrices {
  const priced = new Array<Odds>(sheet.selections.length).fill(odds(PUBLISHED_ODDS_MAX))
  const isPriced = sheet.markets.map((line, index) => {
    if (!isWanted(index)) return false
    const { positions, ladder } = line
    const market = linePrices(
      line,
      positions.map((position) => chanceAt(chances, position)),
    )
    positions.forEach((position, i) => {
      priced[position] = market.odds[i] ?? odds(PUBLISHED_ODDS_MAX)
    })
    return market.isPriced && (ladder === undefined || market.odds.every(isOfLadder))
  })
  return { odds: priced, isPriced }
}

/** True of a line, by its index, with such a selection. */
export function linesWith(
  { markets }: MarketSheet,
  isSuch: (position: number) => boolean,
): (line: number) => boolean {
  return (line) => itemAt(markets, line).positions.some(isSuch)
}

function linePrices(
  { margin, winners }: SheetMarket,
  chances: readonly number[],
): ReturnType<typeof priceChances> {
  return priceChances(winners === null ? withContrary(chances) : chances, {
    margin,
    winners: winners ?? 1,
  })
}

/** A selection that is sold alone is priced against its contrary. */
function withContrary(chances: readonly number[]): readonly number[] {
  return chances.flatMap((chance) => [chance, 1 - chance])
}

const LINE_ODDS_MIN = 1040
const LINE_ODDS_MAX = 15_000

function isOfLadder(odds: Odds): boolean {
  return odds >= LINE_ODDS_MIN && odds <= LINE_ODDS_MAX
}

/**
 * The markets of a game with all of their selections. A line in which some selections are decided
 * and others are not comes as two entries with the same marketId and specifier, each with its own
 * selections: one 'closed', and one for those still running.
 */
export function sheetMarkets(sheet: MarketSheet, book: SheetBook): readonly MarketOdds[] {
  return sheet.markets.flatMap((market, index) => {
    const offered = book.isOffered ? market.positions.filter(book.isOffered) : market.positions
    const running = offered.filter((position) => !book.isDecided(position))
    const isOpen = !book.isSuspended && book.isPriced[index] === true
    return [
      ...marketEntry(sheet, book, {
        market,
        positions: running,
        status: isOpen ? 'open' : 'suspended',
      }),
      ...marketEntry(sheet, book, {
        market,
        positions: offered.filter(book.isDecided),
        status: 'closed',
      }),
    ]
  })
}

interface Entry {
  readonly market: SheetMarket
  readonly positions: readonly number[]
  readonly status: MarketStatus
}

function marketEntry(
  sheet: MarketSheet,
  book: SheetBook,
  { market, positions, status }: Entry,
): readonly MarketOdds[] {
  if (positions.length === 0) return []
  const { marketId, specifier } = market
  const selections = positions.flatMap((position) => selectionOdds(sheet, book, position))
  return [{ marketId, specifier, status, selections }]
}

function selectionOdds(
  sheet: MarketSheet,
  book: SheetBook,
  position: number,
): readonly SelectionOdds[] {
  const [selection, price] = [sheet.selections[position], book.odds[position]]
  if (selection === undefined || price === undefined) return []
  const { index, name, handicap, specifier } = selection
  return [
    {
      selectionId: selectionId(book.gameId, index),
      oddId: index,
      name,
      header: specifier === '' ? handicap : '',
      handicap,
      odds: price,
      version: book.version,
    },
  ]
}

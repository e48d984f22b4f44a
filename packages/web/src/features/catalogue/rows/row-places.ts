import { ROW_MARKETS_BY_SPORT } from '@caderneta/domain/markets/market/market'
import { routeOf } from '@caderneta/domain/markets/registry/sports'
import { useMemo, useSyncExternalStore } from 'react'
import { type OddFact, readOdd, subscribeOdd, useSelectionIds } from '../../../live/live.ts'
import { type Page, usePage } from '../../../root/page.ts'
import { knownOdds } from '../match/market-selections.ts'
import { rowSelections } from '../match/row-selections.ts'
import { besideRem, columnOf, type RowColumn } from './row-columns.ts'

/** What one column of a row shows now. */
export interface RowPlace {
  readonly column: RowColumn
  /** The column's market, or the next open one while that is suspended. */
  readonly shown: RowColumn
  /** None: the market is suspended, or not known. */
  readonly selectionIds: readonly number[]
  readonly isSuspended: boolean
}

type Known = readonly OddFact[]

const isAnyOpen = (odds: Known) => odds.some(({ status }) => status === 'open')
const isAllOpen = (odds: Known) => odds.length > 0 && odds.every(({ status }) => status === 'open')

/** The least width of a price with the name of its selection over it: 'X', '+2.5', 'Sim'. */
function namedPriceRem({ heads, isLadder }: RowColumn): number {
  if (heads === 'yes' || heads === 'sides') return isLadder ? 3 : 3.5
  return 2.5
}

/** Of the small letters over a price, on average, and what is beside a line of them. */
const LETTER_REM = 0.36
const BESIDE_LINE_REM = 0.375

/** Whether each of these names has room in one line over its price. */
export function isInOneLine(names: readonly string[], { widthRem }: RowColumn): boolean {
  const longest = Math.max(...names.map(({ length }) => length))
  return besideRem(names.length, longest * LETTER_REM + BESIDE_LINE_REM) <= widthRem
}

function fits(other: RowColumn, { widthRem }: RowColumn): boolean {
  return besideRem(other.slots, namedPriceRem(other)) <= widthRem
}

/**
 * Prices of a row by column. A suspended market gives its place to the next open market of the
 * sport, or to another line of one, that has room there; else the place is suspended as a whole.
 */
export function rowPlaces(
  odds: Known,
  columns: readonly RowColumn[],
  sportId: number,
): readonly RowPlace[] {
  const own = columns.map((column) => ({ column, odds: rowSelections(odds, column.marketId) }))
  const used = new Set(own.flatMap((one) => (isAnyOpen(one.odds) ? one.odds : [])))
  return own.map(({ column, odds: ofColumn }) => {
    if (ofColumn.length === 0 || isAnyOpen(ofColumn)) return place(column, column, ofColumn)
    const free = odds.filter((odd) => !used.has(odd))
    const next = nextOpen(free, column, sportId)
    if (!next) return { column, shown: column, selectionIds: [], isSuspended: true }
    for (const odd of next.odds) used.add(odd)
    return place(column, next.shown, next.odds)
  })
}

/** The first open market of the sport, or line of one, that has room in the column. */
function nextOpen(free: Known, column: RowColumn, sportId: number) {
  for (const marketId of ROW_MARKETS_BY_SPORT[routeOf(sportId)]) {
    const shown = columnOf(marketId, sportId)
    const odds = rowSelections(free, marketId)
    if (fits(shown, column) && isAllOpen(odds)) return { shown, odds }
  }
  return null
}

/** True where not one price can be pressed, and not because prices are still to come. */
export const isRowSuspended = (places: readonly RowPlace[]) =>
  places.some(({ isSuspended }) => isSuspended) &&
  places.every(({ isSuspended, selectionIds }) => isSuspended || selectionIds.length === 0)

function place(column: RowColumn, shown: RowColumn, odds: Known): RowPlace {
  return { column, shown, selectionIds: odds.map((odd) => odd.selectionId), isSuspended: false }
}

/** The same, as a text that is equal while nothing changes. */
const textOf = (places: readonly RowPlace[]) =>
  places
    .map(({ shown, selectionIds, isSuspended }) => [
      shown.marketId,
      isSuspended,
      selectionIds.join('+'),
    ])
    .join()

/** Reads the places again at every price of theirs; the same object while they are the same. */
function placesSource(
  page: Pick<Page, 'live'>,
  selectionIds: readonly number[],
  columns: readonly RowColumn[],
  sportId: number,
) {
  const none: readonly RowPlace[] = []
  let known = { text: '', places: none }
  return {
    subscribe: (listener: () => void) => {
      const stops = selectionIds.map((id) => subscribeOdd(page, id, listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    read: () => {
      const places = rowPlaces(knownOdds(page, selectionIds), columns, sportId)
      const text = textOf(places)
      if (text !== known.text) known = { text, places }
      return known.places
    },
  }
}

/** What the columns of a row show now; each price follows itself. */
export function useRowPlaces(
  gameId: number,
  columns: readonly RowColumn[],
  sportId: number,
): readonly RowPlace[] {
  const page = usePage()
  const ids = useSelectionIds(gameId)
  const source = useMemo(() => {
    const markets = new Set<number>(ROW_MARKETS_BY_SPORT[routeOf(sportId)])
    for (const { marketId } of columns) markets.add(marketId)
    const ofRow = ids.filter((id) => {
      const odd = readOdd(page, id)
      return odd !== null && markets.has(odd.marketId)
    })
    return placesSource(page, ofRow, columns, sportId)
  }, [page, ids, columns, sportId])
  return useSyncExternalStore(source.subscribe, source.read, source.read)
}

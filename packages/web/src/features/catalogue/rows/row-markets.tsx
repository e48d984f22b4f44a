import type { OddFact } from '../../../live/live.ts'
import { useMarketNamer } from '../../../names/names.ts'
import { usePage } from '../../../root/page.ts'
import { catalogueTexts } from '../../../texts/catalogue-texts.ts'
import { useTexts } from '../../../texts/texts.ts'
import { knownOdds } from '../match/market-selections.ts'
import { OddCell } from './odd-cell.tsx'
import type { RowColumn } from './row-columns.ts'
import { isInOneLine, isRowSuspended, type RowPlace, useRowPlaces } from './row-places.ts'
import { Suspended } from './suspended.tsx'
import { cellText, useCellNamer } from './use-head-words.ts'

interface RowMarketsProps {
  readonly gameId: number
  readonly sportId: number
  readonly columns: readonly RowColumn[]
}

/** The prices of a row, market beside market, under the heads of its list. */
export function RowMarkets({ gameId, sportId, columns }: RowMarketsProps) {
  const { suspended } = useTexts(catalogueTexts)
  const places = useRowPlaces(gameId, columns, sportId)
  if (isRowSuspended(places)) return <SuspendedRow columns={columns} text={suspended} />
  return (
    <div className="flex gap-2">
      {places.map((place) => (
        <div
          key={place.column.marketId}
          className={place.column.paintedLook}
          style={{ width: `${place.column.widthRem}rem` }}
        >
          <RowMarket place={place} />
        </div>
      ))}
    </div>
  )
}

interface SuspendedRowProps {
  readonly columns: readonly RowColumn[]
  readonly text: string
}

/** One lock for a match that takes no bets now, as wide as its prices. */
function SuspendedRow({ columns, text }: SuspendedRowProps) {
  return (
    <div className="grid [&>*]:[grid-area:1/1]">
      <div className="flex gap-2">
        {columns.map(({ marketId, widthRem, paintedLook }) => (
          <div key={marketId} className={paintedLook} style={{ width: `${widthRem}rem` }} />
        ))}
      </div>
      <Suspended text={text} />
    </div>
  )
}

const EMPTY = ['first', 'second', 'third'] as const

/** Empty places while there are no prices, so that nothing jumps when they come. */
function RowMarket({ place }: { readonly place: RowPlace }) {
  const page = usePage()
  const { column, shown, selectionIds, isSuspended } = place
  const { suspended } = useTexts(catalogueTexts)
  const marketName = useMarketNamer()(column.marketId)
  if (isSuspended) return <Suspended text={suspended} market={marketName} />
  const odds = knownOdds(page, selectionIds)
  if (shown !== column) return <OtherMarket {...{ column, shown, odds }} />
  return (
    <div className={PRICES}>
      {odds.length === 0
        ? EMPTY.slice(0, column.slots).map((at) => (
            <span
              key={at}
              aria-hidden="true"
              className="min-h-(--cell-height) rounded-control bg-sunken"
            />
          ))
        : odds.map((odd) => <OddCell key={odd.selectionId} selection={odd} shape="cell" />)}
    </div>
  )
}

const PRICES = 'grid auto-cols-fr grid-flow-col gap-1'

interface OtherMarketProps extends Pick<RowPlace, 'column' | 'shown'> {
  readonly odds: readonly OddFact[]
}

/**
 * In the column of a suspended market. Where market and selection have no room in one line over
 * each price, all of it is one line over both: 'Gols +3,5 −3,5'.
 */
function OtherMarket({ column, shown, odds }: OtherMarketProps) {
  const nameOf = useCellNamer()
  const names = odds.map((odd, at) => nameOf(shown, odd, at))
  const isInLine = isInOneLine(names.map(cellText), column)
  const cells = odds.map((odd, at) => {
    const name = names[at] ?? { market: '', selection: '' }
    const label = isInLine ? cellText(name) : ''
    return <OddCell key={odd.selectionId} selection={odd} shape="named" label={label} />
  })
  if (isInLine) return <div className={PRICES}>{cells}</div>
  return (
    <div className="flex min-h-(--cell-height) flex-col">
      <p
        aria-hidden="true"
        className="figures -mx-0.5 flex justify-around gap-0.5 truncate text-[0.6875rem] leading-3 tracking-[-0.04em] text-muted"
      >
        <span className="font-semibold">{names[0]?.market}</span>
        {names.map(({ selection, inOrder }) => (
          <span key={selection}>{inOrder}</span>
        ))}
      </p>
      <div className={`${PRICES} grow [--cell-height:1.5rem]`}>{cells}</div>
    </div>
  )
}

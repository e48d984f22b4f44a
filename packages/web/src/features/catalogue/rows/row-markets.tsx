import { Icon } from '../../../ui/icon/icon.tsx'
import { useRowSelections } from '../match/row-selections.ts'
import { OddCell } from './odd-cell.tsx'
import type { RowColumn } from './row-columns.ts'

interface RowMarketsProps {
  readonly gameId: number
  readonly columns: readonly RowColumn[]
}

/** The prices of a row, market beside market, under the heads of its list. */
export function RowMarkets({ gameId, columns }: RowMarketsProps) {
  return (
    <div className="flex gap-2">
      {columns.map((column) => (
        <RowMarket key={column.marketId} gameId={gameId} column={column} />
      ))}
    </div>
  )
}

const PLACES = ['first', 'second', 'third'] as const

interface RowMarketProps {
  readonly gameId: number
  readonly column: RowColumn
}

/** Locked places while there are no prices, so that nothing jumps when they come. */
function RowMarket({ gameId, column }: RowMarketProps) {
  const { marketId, slots, width } = column
  const selections = useRowSelections(gameId, marketId)
  return (
    <div className="grid auto-cols-fr grid-flow-col gap-1" style={{ width }}>
      {selections.length === 0
        ? PLACES.slice(0, slots).map((place) => <EmptyPlace key={place} />)
        : selections.map((selection) => (
            <OddCell key={selection.selectionId} selection={selection} shape="cell" />
          ))}
    </div>
  )
}

function EmptyPlace() {
  return (
    <span
      aria-hidden="true"
      className="grid min-h-11 place-items-center rounded-control bg-sunken text-muted md:min-h-9"
    >
      <Icon name="lock" size={14} />
    </span>
  )
}

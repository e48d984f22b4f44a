import type { OddFact } from '../../../live/live.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { useRowSelections } from '../match/row-selections.ts'
import { OddCell } from './odd-cell.tsx'

interface RowOddsProps {
  readonly gameId: number
  readonly marketId: number
}

const SLOTS = ['a', 'b', 'c'] as const

/** The prices of one market side by side; locked placeholders while loading, so nothing jumps. */
export function RowOdds({ gameId, marketId }: RowOddsProps) {
  const selections = useRowSelections(gameId, marketId)
  if (selections.length === 0) return <EmptySlots />
  return (
    <div className="grid auto-cols-fr grid-flow-col gap-1.5">
      {selections.map((selection) => (
        <OddCell
          key={selection.selectionId}
          selection={selection}
          isDrawLetter
          {...sideLabel(selection)}
        />
      ))}
    </div>
  )
}

/** The names of the sides are over the prices: here they are 1 and 2, of one width in any card. */
function sideLabel({ name, handicap }: Pick<OddFact, 'name' | 'handicap'>): { label?: string } {
  const side = [name, handicap].find((text) => text === '1' || text === '2')
  return side === undefined ? {} : { label: side }
}

/** Placeholders for missing prices. */
function EmptySlots() {
  return (
    <div aria-hidden="true" className="grid auto-cols-fr grid-flow-col gap-1.5">
      {SLOTS.map((slot) => (
        <span
          key={slot}
          className="grid min-h-[2.875rem] place-items-center rounded-control bg-sunken text-muted"
        >
          <Icon name="lock" size={16} />
        </span>
      ))}
    </div>
  )
}

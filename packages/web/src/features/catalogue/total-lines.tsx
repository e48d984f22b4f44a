import type { OddFact } from '../../live/live.ts'
import { groupBy } from './group-by.ts'
import { lineOf } from './market-selections.ts'
import { OddCell } from './odd-cell.tsx'

interface TotalLinesProps {
  readonly selections: readonly OddFact[]
}

/** Both sides of each line, a line a row: 'Mais de 2.5' beside 'Menos de 2.5'. */
export function TotalLines({ selections }: TotalLinesProps) {
  const lines = [...groupBy(selections, lineOf)]
  const sorted = lines.sort(([a], [b]) => a - b)
  return (
    <div className="flex flex-col gap-2">
      {sorted.map(([line, ofLine]) => (
        <div key={line} className="grid grid-cols-2 gap-2">
          {ofLine.map((selection) => (
            <OddCell key={selection.selectionId} selection={selection} shape="row" />
          ))}
        </div>
      ))}
    </div>
  )
}

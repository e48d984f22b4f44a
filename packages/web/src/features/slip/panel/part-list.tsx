import { useAllMarketNames } from '../../../names/load-market-names.ts'
import { useMarketNamer, useSelectionNamer } from '../../../names/names.ts'
import type { SlipSelection } from '../state/slip-state.ts'

/** What a selection that represents several consists of: each with its market. */
export function PartList({ parts = [], teams }: Pick<SlipSelection, 'parts' | 'teams'>) {
  useAllMarketNames(parts.length > 0)
  const marketName = useMarketNamer()
  const nameOf = useSelectionNamer()
  return (
    <ul className="mb-1 flex flex-col gap-0.5 border-l-2 border-line pl-2">
      {parts.map((part) => (
        <li key={part.selectionId} className="break-words">
          <span className="font-medium text-ink">{nameOf(part, teams)}</span>{' '}
          {marketName(part.marketId, part.handicap, teams)}
        </li>
      ))}
    </ul>
  )
}

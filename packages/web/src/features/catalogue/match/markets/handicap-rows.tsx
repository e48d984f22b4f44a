import { type OddFact, useGame } from '../../../../live/live.ts'
import { useSelectionNamer } from '../../../../names/names.ts'
import { groupBy } from '../../lists/group-by.ts'
import { handicapOf } from '../market-selections.ts'
import { MatchOdd } from './match-odd.tsx'

interface HandicapRowsProps {
  readonly selections: readonly OddFact[]
}

/** Both sides of each handicap in one row: '2,5' under 'Mais de' beside '2,5' under 'Menos de'. */
export function HandicapRows({ selections }: HandicapRowsProps) {
  const groups = [...groupBy(selections, handicapOf)]
  const sorted = groups.sort(([a], [b]) => a - b)
  return (
    <div className="flex flex-col gap-2">
      <SideNames sides={sorted[0]?.[1] ?? []} />
      {sorted.map(([handicap, ofHandicap]) => (
        <div key={handicap} className="grid grid-cols-2 gap-2">
          {ofHandicap.map((selection) => (
            <MatchOdd key={selection.selectionId} selection={selection} label="" />
          ))}
        </div>
      ))}
    </div>
  )
}

const NO_TEAMS = ['1', '2'] as const

/** Shown once above the column, so that a long handicap fits beside its price on a phone. */
function SideNames({ sides }: { readonly sides: readonly OddFact[] }) {
  const nameOf = useSelectionNamer()
  const teams = useGame(sides[0]?.gameId ?? 0)?.teams ?? NO_TEAMS
  return (
    // Each button carries the full name for screen readers.
    <div aria-hidden="true" className="grid grid-cols-2 gap-2 text-xs font-semibold text-muted">
      {sides.map((side) => (
        <span key={side.selectionId} className="min-w-0 px-3 break-words">
          {nameOf({ ...side, handicap: '' }, teams)}
        </span>
      ))}
    </div>
  )
}

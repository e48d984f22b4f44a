import { useContext } from 'react'
import type { OddFact } from '../../../../live/live.ts'
import { OddCell } from '../../rows/odd-cell.tsx'
import { OddUseContext } from '../builder/odd-use.ts'

interface MatchOddProps {
  readonly selection: OddFact
  /** Shown instead of the selection's name where a column header already contains it. */
  readonly label?: string
}

/** A price of a market of the match page: for the slip, or for the bet that is being built. */
export function MatchOdd({ selection, label }: MatchOddProps) {
  const use = useContext(OddUseContext)
  const ofLabel = label === undefined ? {} : { label }
  const ofUse = use && { isSelected: use.isChosen(selection.selectionId), onPress: use.onPress }
  return <OddCell selection={selection} shape="row" {...ofLabel} {...ofUse} />
}

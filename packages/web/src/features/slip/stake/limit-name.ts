import { useCallback } from 'react'
import { useTexts } from '../../../texts/texts.ts'
import { useLegNamer } from '../panel/leg-name.ts'
import { slipTexts } from '../slip-texts.ts'
import type { StakeMaximum } from '../state/slip-limits.ts'
import { useSlip } from '../state/slip-store.ts'

/** Names the limit of a bet with that many legs, and the selection that it concerns. */
export function useLimitNamer(): (maximum: StakeMaximum, legs: number) => string {
  const texts = useTexts(slipTexts)
  const nameOf = useLegNamer()
  const { selections } = useSlip()
  return useCallback(
    ({ limit, selectionId }, legs) => {
      const isMultiple = legs > 1
      if (limit === 'player_combination' && !isMultiple) return texts.limitOfPlayerOnSelection
      const meant = selections.find((each) => each.selectionId === selectionId)
      if (limit === 'selection' && isMultiple && meant) return texts.limitOn(nameOf(meant))
      return texts.limits[limit]
    },
    [texts, nameOf, selections],
  )
}

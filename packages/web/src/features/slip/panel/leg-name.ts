import { useCallback } from 'react'
import { useSelectionNamer } from '../../../names/names.ts'
import type { SlipSelection } from '../state/slip-content.ts'

type Leg = Pick<SlipSelection, 'name' | 'handicap' | 'teams'>

/** The name of a selection in a list: with its match, unless it is named after a team. */
export function useLegNamer(): (leg: Leg) => string {
  const nameOf = useSelectionNamer()
  return useCallback(
    (leg) => {
      const sides = ['1', '2'].map((name) => nameOf({ name, handicap: '' }, leg.teams))
      const name = nameOf(leg, leg.teams)
      return sides.includes(name) ? name : `${name} – ${sides.join(' x ')}`
    },
    [nameOf],
  )
}

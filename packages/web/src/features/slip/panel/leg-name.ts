import { matchName } from '@caderneta/contract/catalogue/match-name'
import { useCallback } from 'react'
import { useSelectionNamer } from '../../../names/names.ts'
import type { SlipSelection } from '../state/slip-content.ts'

type Leg = Pick<SlipSelection, 'name' | 'handicap' | 'teams'>

/** The name of a selection in a list: with its match, unless it is named after a team. */
export function useLegNamer(): (leg: Leg) => string {
  const nameOf = useSelectionNamer()
  return useCallback(
    (leg) => {
      const sideOf = (name: '1' | '2') => nameOf({ name, handicap: '' }, leg.teams)
      const sides = [sideOf('1'), sideOf('2')] as const
      const name = nameOf(leg, leg.teams)
      return sides.includes(name) ? name : `${name} – ${matchName(sides)}`
    },
    [nameOf],
  )
}

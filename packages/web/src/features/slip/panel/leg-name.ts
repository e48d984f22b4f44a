import { useCallback } from 'react'
import { useGameNamer } from '../../../names/game-namer.ts'
import { useSelectionNamer } from '../../../names/names.ts'
import type { SlipSelection } from '../state/slip-state.ts'

type Leg = Pick<SlipSelection, 'name' | 'handicap' | 'teams' | 'season'>

/** The name of a selection in a list: with its match, unless it is named after a team. */
export function useLegNamer(): (leg: Leg) => string {
  const nameOf = useSelectionNamer()
  const gameNameOf = useGameNamer()
  return useCallback(
    (leg) => {
      const sides = ['1', '2'].map((name) => nameOf({ name, handicap: '' }, leg.teams))
      const name = nameOf(leg, leg.teams)
      return sides.includes(name) ? name : `${name} – ${gameNameOf(leg)}`
    },
    [nameOf, gameNameOf],
  )
}

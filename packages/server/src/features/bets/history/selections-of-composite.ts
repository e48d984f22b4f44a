import { FOOTBALL_SELECTIONS } from '@caderneta/domain/markets/football'
import { indexOf } from '@caderneta/domain/markets/game-selection'
import { knownValue } from '../known-value.ts'

const SELECTION_BY_INDEX = new Map(FOOTBALL_SELECTIONS.map((one) => [one.index, one]))

/** Name, line and market of the selections of a composite: every football match has them. */
export function selectionsOfComposite(ids: readonly number[]) {
  return ids.map((selectionId) => {
    const index = indexOf(selectionId)
    const found = knownValue(SELECTION_BY_INDEX.get(index), 'a part of a composite')
    const { name, handicap, marketId } = found
    return { selectionId, name, handicap, marketId }
  })
}

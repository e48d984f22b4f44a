import {
  type SlipState,
  setCombinationStake,
  setRowStake,
  setStake,
  setStakeForAll,
} from '../state/slip-state.ts'

/** Which stake of the slip is meant: what the keypad and the quick stakes write. */
export type StakePlace =
  | { readonly of: 'all' }
  | { readonly of: 'selection'; readonly selectionId: number }
  | { readonly of: 'row'; readonly legs: number }
  | { readonly of: 'combination'; readonly key: string; readonly legs: number }

/** The stake there as typed; a combination without its own has that of its row. */
export function stakeAt(slip: SlipState, place: StakePlace): string {
  switch (place.of) {
    case 'all':
      return slip.stakeForAll
    case 'selection':
      return slip.selections.find((each) => each.selectionId === place.selectionId)?.stake ?? ''
    case 'row':
      return slip.rowStakes[place.legs] ?? ''
    case 'combination':
      return slip.combinationStakes[place.key] ?? slip.rowStakes[place.legs] ?? ''
  }
}

export function withStakeAt(slip: SlipState, place: StakePlace, stake: string): SlipState {
  switch (place.of) {
    case 'all':
      return setStakeForAll(slip, stake)
    case 'selection':
      return setStake(slip, place.selectionId, stake)
    case 'row':
      return setRowStake(slip, place.legs, stake)
    case 'combination':
      return setCombinationStake(slip, place.key, stake)
  }
}

/** How many selections the bets of a place have. */
export function legsAt(place: StakePlace): number {
  return 'legs' in place ? place.legs : 1
}

/** The same text for the same place, however often it is made. */
export function placeKey(place: StakePlace): string {
  return JSON.stringify(place)
}

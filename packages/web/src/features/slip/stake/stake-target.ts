import type { SlipState } from '../state/slip-content.ts'
import { setCombinationStake, setRowStake, setStake, setStakeForAll } from '../state/slip-state.ts'

/** Which stake of the slip is meant: the one that the keypad and the quick stakes write. */
export type StakeTarget =
  | { readonly of: 'all' }
  | { readonly of: 'selection'; readonly selectionId: number }
  // `isWhole` marks the second field of a row: the one before the selections.
  | { readonly of: 'row'; readonly legs: number; readonly isWhole?: true }
  | { readonly of: 'combination'; readonly key: string; readonly legs: number }

/** The stake there as typed; a combination without its own has that of its row. */
export function stakeAt(slip: SlipState, target: StakeTarget): string {
  switch (target.of) {
    case 'all':
      return slip.stakeForAll
    case 'selection':
      return slip.selections.find((each) => each.selectionId === target.selectionId)?.stake ?? ''
    case 'row':
      return slip.rowStakes[target.legs] ?? ''
    case 'combination':
      return slip.combinationStakes[target.key] ?? slip.rowStakes[target.legs] ?? ''
  }
}

export function withStakeAt(slip: SlipState, target: StakeTarget, stake: string): SlipState {
  switch (target.of) {
    case 'all':
      return setStakeForAll(slip, stake)
    case 'selection':
      return setStake(slip, target.selectionId, stake)
    case 'row':
      return setRowStake(slip, target.legs, stake)
    case 'combination':
      return setCombinationStake(slip, target.key, stake)
  }
}

/** The number of selections of a target's bets. */
export function legsAt(target: StakeTarget): number {
  return 'legs' in target ? target.legs : 1
}

/** The same text for equal targets. */
export function targetKey(target: StakeTarget): string {
  return JSON.stringify(target)
}

import type { SlipState } from './slip-state.ts'

/** All that a page without a session knows of slips: none is there, nothing is selected. */
export function emptySlip(slipId: string): SlipState {
  return {
    slipId,
    selections: [],
    stakeForAll: '',
    rowStakes: {},
    combinationStakes: {},
    cashbackChoice: null,
    isMinimised: true,
    phase: { step: 'editing' },
  }
}

export function isSelected(state: SlipState, selectionId: number): boolean {
  return state.selections.some((selection) => selection.selectionId === selectionId)
}

import type { SlipState } from './slip-content.ts'

/** The slip of a page without a session: there is none, and no selection. */
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

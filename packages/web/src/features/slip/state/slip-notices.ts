import { useStore } from 'zustand'
import { type SlipStore, slipStore } from './slip-store.ts'

// The part of the store that only the slip itself reads: a first visit does not load it.

export function useSlipNotices(): Pick<SlipStore, 'isShortOfCash' | 'isStakeMissing'> {
  const isShortOfCash = useStore(slipStore, (store) => store.isShortOfCash)
  const isStakeMissing = useStore(slipStore, (store) => store.isStakeMissing)
  return { isShortOfCash, isStakeMissing }
}

export function useSelectionUpdates(): SlipStore['updateBySelection'] {
  return useStore(slipStore, (store) => store.updateBySelection)
}

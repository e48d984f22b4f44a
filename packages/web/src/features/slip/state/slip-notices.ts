import { useStore } from 'zustand'
import { type SlipStore, slipStore } from './slip-store.ts'

// What only the slip itself reads of its store: a first visit does not carry it.

export function useSlipNotices(): Pick<SlipStore, 'isShortOfCash' | 'isStakeMissing'> {
  const isShortOfCash = useStore(slipStore, (store) => store.isShortOfCash)
  const isStakeMissing = useStore(slipStore, (store) => store.isStakeMissing)
  return { isShortOfCash, isStakeMissing }
}

export function useSelectionUpdates(): SlipStore['updateBySelection'] {
  return useStore(slipStore, (store) => store.updateBySelection)
}

import { useStorePart } from '../../../root/store.ts'
import { type SlipStore, slipStore } from './slip-store.ts'

// The part of the store that only the slip itself reads: a first visit does not load it.

export function useSlipNotices(): Pick<SlipStore, 'isShortOfCash' | 'isStakeMissing'> {
  const isShortOfCash = useStorePart(slipStore(), (store) => store.isShortOfCash)
  const isStakeMissing = useStorePart(slipStore(), (store) => store.isStakeMissing)
  return { isShortOfCash, isStakeMissing }
}

export function useSelectionUpdates(): SlipStore['updateBySelection'] {
  return useStorePart(slipStore(), (store) => store.updateBySelection)
}

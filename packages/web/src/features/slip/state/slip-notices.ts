import { usePage } from '../../../root/page.ts'
import { useStorePart } from '../../../root/store.ts'
import type { SlipStore } from './slip-store.ts'

// The part of the store that only the slip itself reads: a first visit does not load it.

export function useSlipNotices(): Pick<SlipStore, 'isShortOfCash' | 'isStakeMissing'> {
  const page = usePage()
  const isShortOfCash = useStorePart(page.slip, (store) => store.isShortOfCash)
  const isStakeMissing = useStorePart(page.slip, (store) => store.isStakeMissing)
  return { isShortOfCash, isStakeMissing }
}

export function useSelectionUpdates(): SlipStore['updateBySelection'] {
  const page = usePage()
  return useStorePart(page.slip, (store) => store.updateBySelection)
}

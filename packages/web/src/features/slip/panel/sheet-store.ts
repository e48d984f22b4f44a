import { kept } from '../../../root/root.ts'
import { Store, useStore } from '../../../root/store.ts'
import { useLocation } from '../../../routing/router.tsx'

/** The location on which the sheet was opened. */
type OpenAt = ReturnType<typeof useLocation> | null

const openAt = kept(() => {
  const closed: OpenAt = null
  return new Store<OpenAt>(closed)
})

export function openSlipSheet(here: NonNullable<OpenAt>): void {
  openAt().set(here)
}

export function closeSlipSheet(): void {
  openAt().set(null)
}

/** Following a link closes the sheet too, and going back does not reopen it. */
export function useIsSheetOpen(): boolean {
  const here = useLocation()
  return useStore(openAt()) === here
}

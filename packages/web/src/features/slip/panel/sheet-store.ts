import { type Page, usePage } from '../../../root/page.ts'
import { type Store, useStore } from '../../../root/store.ts'
import { useLocation } from '../../../routing/router.tsx'

/** The location on which the sheet was opened. */
type OpenAt = ReturnType<typeof useLocation> | null

declare module '../../../root/page.ts' {
  interface Page {
    readonly slipSheet: Store<OpenAt>
  }
}

export function openSlipSheet(page: Pick<Page, 'slipSheet'>, here: NonNullable<OpenAt>): void {
  page.slipSheet.set(here)
}

export function closeSlipSheet(page: Pick<Page, 'slipSheet'>): void {
  page.slipSheet.set(null)
}

/** Following a link closes the sheet too, and going back does not reopen it. */
export function useIsSheetOpen(): boolean {
  const page = usePage()
  const here = useLocation()
  return useStore(page.slipSheet) === here
}

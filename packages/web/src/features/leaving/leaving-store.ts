import { type Page, usePage } from '../../root/page.ts'
import { type Store, useStorePart } from '../../root/store.ts'

declare module '../../root/page.ts' {
  interface Page {
    /** The pending navigation, kept while the confirmation is open. */
    readonly leaving: Store<(() => void) | null>
  }
}

export function openLeavingQuestion(page: Pick<Page, 'leaving'>, proceed: () => void): void {
  page.leaving.set(proceed)
}

export function stay(page: Pick<Page, 'leaving'>): void {
  page.leaving.set(null)
}

export function leave(page: Pick<Page, 'leaving'>): void {
  const proceed = page.leaving.read()
  stay(page)
  proceed?.()
}

export function useIsQuestionOpen(): boolean {
  const page = usePage()
  return useStorePart(page.leaving, (proceed) => proceed !== null)
}

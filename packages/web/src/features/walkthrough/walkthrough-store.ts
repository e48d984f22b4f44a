import { type Page, usePage } from '../../root/page.ts'
import { type Store, useStore } from '../../root/store.ts'

/** The entry of local storage: the walkthrough was offered once and is not offered again. */
export const WALKTHROUGH_KEY = 'caderneta.walkthrough'

declare module '../../root/page.ts' {
  interface Page {
    /** Whether the walkthrough is shown. */
    readonly walkthrough: Store<boolean>
  }
}

/** It begins at home, which contains all its targets. */
export function startWalkthrough(page: Pick<Page, 'routing' | 'walkthrough'>): void {
  if (window.location.pathname !== '/') page.routing.navigate('/')
  page.walkthrough.set(true)
}

export function endWalkthrough(page: Pick<Page, 'walkthrough'>): void {
  page.walkthrough.set(false)
}

export function useIsWalking(): boolean {
  const page = usePage()
  return useStore(page.walkthrough)
}

/** Without storage every visitor counts as known, or the offer would repeat on each visit. */
export function isNewcomer(): boolean {
  try {
    return localStorage.getItem(WALKTHROUGH_KEY) === null
  } catch {
    return false
  }
}

export function rememberWalkthrough(): void {
  try {
    localStorage.setItem(WALKTHROUGH_KEY, 'offered')
  } catch {
    // Without storage no visitor counts as new.
  }
}

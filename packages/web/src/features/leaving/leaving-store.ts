import { kept } from '../../root/root.ts'
import { Store, useStorePart } from '../../root/store.ts'

/** The pending navigation, kept while the confirmation is open. */
const leavingStore = kept(() => new Store<(() => void) | null>(null))

export function openLeavingQuestion(proceed: () => void): void {
  leavingStore().set(proceed)
}

export function stay(): void {
  leavingStore().set(null)
}

export function leave(): void {
  const proceed = leavingStore().read()
  stay()
  proceed?.()
}

export function useIsQuestionOpen(): boolean {
  return useStorePart(leavingStore(), (proceed) => proceed !== null)
}

import { createStore, useStore } from 'zustand'

/** The pending navigation, kept while the confirmation is open. */
const leavingStore = createStore<{ proceed: (() => void) | null }>(() => ({ proceed: null }))

export function openLeavingQuestion(proceed: () => void): void {
  leavingStore.setState({ proceed })
}

export function stay(): void {
  leavingStore.setState({ proceed: null })
}

export function leave(): void {
  const { proceed } = leavingStore.getState()
  stay()
  proceed?.()
}

export function useIsQuestionOpen(): boolean {
  return useStore(leavingStore, ({ proceed }) => proceed !== null)
}

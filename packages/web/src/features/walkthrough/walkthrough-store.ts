import { kept } from '../../root/root.ts'
import { Store, useStore } from '../../root/store.ts'
import { navigate } from '../../routing/location.ts'

/** The entry of local storage: the walkthrough was offered once and is not offered again. */
export const WALKTHROUGH_KEY = 'caderneta.walkthrough'

const walkthroughStore = kept(() => new Store(false))

/** It begins at home, which contains all its targets. */
export function startWalkthrough(): void {
  if (window.location.pathname !== '/') navigate('/')
  walkthroughStore().set(true)
}

export function endWalkthrough(): void {
  walkthroughStore().set(false)
}

export function useIsWalking(): boolean {
  return useStore(walkthroughStore())
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

import { createStore, useStore } from 'zustand'

/** Whether the login modal is open; opened from anywhere, also from outside components. */
const loginStore = createStore<{ isOpen: boolean }>(() => ({ isOpen: false }))

export function openLogin(): void {
  loginStore.setState({ isOpen: true })
}

export function closeLogin(): void {
  loginStore.setState({ isOpen: false })
}

export function useIsLoginOpen(): boolean {
  return useStore(loginStore, (login) => login.isOpen)
}

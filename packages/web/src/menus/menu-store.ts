import { createStore, useStore } from 'zustand'

/** The mobile left menu with the sports, the right menu with the account, the search box. */
type Menu = 'left' | 'right' | 'search'

/** One store for all, so that opening one closes the others (UIX-01, UIX-02). */
const menuStore = createStore<{ open: Menu | null }>(() => ({ open: null }))

export function openMenu(menu: Menu): void {
  menuStore.setState({ open: menu })
}

export function toggleMenu(menu: Menu): void {
  menuStore.setState(({ open }) => ({ open: open === menu ? null : menu }))
}

export function closeMenus(): void {
  menuStore.setState({ open: null })
}

export function useIsMenuOpen(menu: Menu): boolean {
  return useStore(menuStore, ({ open }) => open === menu)
}

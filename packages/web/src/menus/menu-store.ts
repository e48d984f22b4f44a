import { kept } from '../root/root.ts'
import { Store, useStorePart } from '../root/store.ts'

/** The mobile left menu with the sports, the right menu with the account, the search box. */
type Menu = 'left' | 'right' | 'search'

/** One store for all, so that opening one closes the others (UIX-01, UIX-02). */
const openStore = kept(() => new Store<Menu | null>(null))

export function openMenu(menu: Menu): void {
  openStore().set(menu)
}

export function toggleMenu(menu: Menu): void {
  openStore().set(openStore().read() === menu ? null : menu)
}

export function closeMenus(): void {
  openStore().set(null)
}

export function useIsMenuOpen(menu: Menu): boolean {
  return useStorePart(openStore(), (open) => open === menu)
}

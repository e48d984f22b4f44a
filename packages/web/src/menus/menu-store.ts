import { type Page, usePage } from '../root/page.ts'
import { type Store, useStorePart } from '../root/store.ts'

/** The mobile left menu with the sports, the right menu with the account, the search box. */
type Menu = 'left' | 'right' | 'search'

declare module '../root/page.ts' {
  interface Page {
    /** One store for all, so that opening one closes the others (UIX-01, UIX-02). */
    readonly menu: Store<Menu | null>
  }
}

export function openMenu(page: Pick<Page, 'menu'>, menu: Menu): void {
  page.menu.set(menu)
}

export function toggleMenu(page: Pick<Page, 'menu'>, menu: Menu): void {
  page.menu.set(page.menu.read() === menu ? null : menu)
}

export function closeMenus(page: Pick<Page, 'menu'>): void {
  page.menu.set(null)
}

export function useIsMenuOpen(menu: Menu): boolean {
  const page = usePage()
  return useStorePart(page.menu, (open) => open === menu)
}

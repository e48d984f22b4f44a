import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { closeMenus } from '../menus/menu-store.ts'

/** A new page starts at its top with its menus closed, as a loaded page would. */
export function usePageChange(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    closeMenus()
    window.scrollTo(0, 0)
  }, [pathname])
}

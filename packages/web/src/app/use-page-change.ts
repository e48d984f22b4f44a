import { useEffect, useRef } from 'react'
import { closeMenus } from '../menus/menu-store.ts'
import { usePage } from '../root/page.ts'
import { focusContent } from '../ui/dialog/lost-focus.ts'
import { useShownPages } from './beside/use-shown-pages.ts'

/** Where a new page begins for keyboards and screen readers. */
export const CONTENT_ID = 'content'

/**
 * A new page starts at its top, with its menus closed and the focus on its content, as a full page
 * load would; the back button leaves the scroll position to the browser. A list beside which a
 * match opens is no new page.
 */
export function usePageChange(): void {
  const page = usePage()
  const { pathname, isReturn } = useShownPages().page
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    closeMenus(page)
    focusContent()
    if (!isReturn) window.scrollTo(0, 0)
  }, [page, pathname, isReturn])
}

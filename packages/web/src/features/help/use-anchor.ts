import { type RefObject, useEffect } from 'react'

/**
 * Scrolls to the section that the address names. The browser itself does so only on page load; this
 * page is rendered later, and in-site links do not load it.
 */
export function useAnchor(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const go = () => {
      const id = decodeURIComponent(window.location.hash.slice(1))
      const part = [...(page.current?.querySelectorAll<HTMLElement>('[id]') ?? [])].find(
        (element) => element.id === id,
      )
      if (!part) return
      part.scrollIntoView?.()
      part.focus({ preventScroll: true })
    }
    go()
    window.addEventListener('hashchange', go)
    return () => window.removeEventListener('hashchange', go)
  }, [page])
}

import { type RefObject, useEffect } from 'react'

/**
 * Goes to the part of the page that the address names. The browser does that by itself for a page
 * that is there when it loads; this one comes later, and links within the site do not load it.
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

import { useCallback, useSyncExternalStore } from 'react'

const isUnknown = () => false

/**
 * True while the media query matches; for what must exist once, not twice with one hidden. A page
 * that is painted on the server has no window: there it is false.
 */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches, isUnknown)
}

/** From this width on the slip is beside the content; below it is a sheet. */
export const WIDE = '(min-width: 1024px)'

/** Up to this width the page is one narrow column. */
export const PHONE = '(max-width: 767.98px)'

import { useCallback, useSyncExternalStore } from 'react'

/** True while the media query holds; for what must exist once, not twice with one hidden. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}

/** From here on the slip stands beside the content; below it is a sheet. */
export const WIDE = '(min-width: 1024px)'

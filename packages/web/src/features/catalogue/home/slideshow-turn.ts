import { useEffect, useState } from 'react'

/** How long a slide is shown before the next one. */
export const SLIDE_MS = 6000

export interface SlideTurn {
  readonly index: number
  readonly isPlaying: boolean
  readonly setIsPlaying: (isPlaying: boolean) => void
  /** Steps forward or back; after the last comes the first (HOM-04). */
  readonly step: (by: 1 | -1) => void
}

/** Which slide is shown: slides advance automatically until paused. */
export function useSlideTurn(count: number, isHeld: boolean): SlideTurn {
  const [index, setIndex] = useState(0)
  const [isPlaying, setIsPlaying] = useState(
    () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  )
  const step = (by: 1 | -1) => setIndex((shown) => (shown + by + count) % count)
  useEffect(() => {
    if (!isPlaying || isHeld || count < 2) return
    const timer = setInterval(() => setIndex((shown) => (shown + 1) % count), SLIDE_MS)
    return () => clearInterval(timer)
  }, [isPlaying, isHeld, count])
  return { index: index < count ? index : 0, isPlaying, setIsPlaying, step }
}

import { type RefObject, useEffect, useRef, useState } from 'react'
import { useWatchedRows } from '../../../live/live.ts'

const NONE: readonly number[] = []

/**
 * Subscribes to live changes of a game once the element of the returned ref comes near the screen;
 * a game stays watched until its page unmounts.
 */
export function useWatchOnSight(gameId: number): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null)
  const [isSeen, setIsSeen] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (isSeen || !row.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setIsSeen(true),
      { rootMargin: '400px' },
    )
    observer.observe(row.current)
    return () => observer.disconnect()
  }, [isSeen])
  useWatchedRows(isSeen ? [gameId] : NONE)
  return row
}

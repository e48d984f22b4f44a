import { type RefObject, useEffect, useRef, useState } from 'react'
import { useWatchedGames } from '../../live/live.ts'

const NONE: readonly number[] = []

export interface WatchOnSight {
  /** For the element that is to be seen. */
  readonly row: RefObject<HTMLDivElement | null>
  readonly isSeen: boolean
}

/**
 * Asks for live changes of a game once its row comes near the screen. A list of hundreds would
 * otherwise load them all; a row once seen stays watched until its page goes.
 */
export function useWatchOnSight(gameId: number): WatchOnSight {
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
  useWatchedGames(isSeen ? [gameId] : NONE)
  return { row, isSeen }
}

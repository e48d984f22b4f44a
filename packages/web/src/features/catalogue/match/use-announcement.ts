import { useEffect, useRef, useState } from 'react'
import type { TimelineTexts } from '../../../texts/timeline-texts.ts'
import type { TimelineEvent } from './timeline-events.ts'

/** What happens within this time is announced together. */
export const ANNOUNCE_DELAY_MS = 4_000

/**
 * What to announce of a timeline: nothing of what stood there at first, and what comes later not
 * one by one but gathered; what happens all the time is left to be read.
 */
export function useAnnouncement(events: readonly TimelineEvent[], own: TimelineTexts): string {
  const [announcement, setAnnouncement] = useState('')
  const announcedCount = useRef<number | null>(null)
  const count = events.length
  useEffect(() => {
    if (announcedCount.current === null || count < announcedCount.current)
      announcedCount.current = count
    const from = announcedCount.current
    const unannounced = events.filter(({ number, isMinor }) => number >= from && !isMinor)
    const [last] = unannounced
    if (!last) return
    const timer = setTimeout(() => {
      announcedCount.current = count
      const text = `${last.time} ${last.text}`
      setAnnouncement(unannounced.length === 1 ? text : own.newEvents(unannounced.length, text))
    }, ANNOUNCE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [events, count, own])
  return announcement
}

import { useEffect, useRef, useState } from 'react'
import type { TimelineTexts } from '../../../texts/timeline-texts.ts'
import type { TimelineEvent } from './timeline-events.ts'

/** Events within this time are announced together. */
export const ANNOUNCE_DELAY_MS = 4_000

/**
 * What to announce of a timeline: not its initial events, and later ones batched; frequent events
 * are not announced at all.
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

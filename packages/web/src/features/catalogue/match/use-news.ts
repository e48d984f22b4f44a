import { useEffect, useRef, useState } from 'react'
import type { TimelineTexts } from '../../../texts/timeline-texts.ts'
import type { TimelineLine } from './timeline-lines.ts'

/** What happens within this time is announced together. */
export const NEWS_MS = 4_000

/**
 * What to announce of a timeline: nothing of what stood there at first, and what comes later not
 * one by one but gathered; what happens all the time is left to be read.
 */
export function useNews(lines: readonly TimelineLine[], own: TimelineTexts): string {
  const [said, setSaid] = useState('')
  const heard = useRef<number | null>(null)
  const count = lines.length
  useEffect(() => {
    if (heard.current === null || count < heard.current) heard.current = count
    const from = heard.current
    const news = lines.filter(({ number, isMinor }) => number >= from && !isMinor)
    const [last] = news
    if (!last) return
    const timer = setTimeout(() => {
      heard.current = count
      const text = `${last.time} ${last.text}`
      setSaid(news.length === 1 ? text : own.news(news.length, text))
    }, NEWS_MS)
    return () => clearTimeout(timer)
  }, [lines, count, own])
  return said
}

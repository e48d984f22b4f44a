import { useEffect, useRef } from 'react'
import { FeedNotice } from './feed-notice.tsx'
import { NamesNotice } from './names-notice.tsx'

/**
 * What holds for the whole page, below the header: the columns beside the page end that higher. A
 * selector by what a notice contains would have every element looked at again each time that
 * something comes or goes beside it, as the bar of the slip does at a press on odds.
 */
export function Notices() {
  const notices = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = notices
    if (!current) return
    const sizes = new ResizeObserver(() => {
      const height = current.offsetHeight
      // Without a notice there is nothing to set, which would have the whole page styled again.
      document.documentElement.style.setProperty('--notice', height > 0 ? `${height}px` : '')
    })
    // It ends with what it observes.
    sizes.observe(current)
  }, [])
  return (
    <div ref={notices} aria-live="polite">
      <FeedNotice />
      <NamesNotice />
    </div>
  )
}

import { useEffect, useRef } from 'react'
import { FeedNotice } from './feed-notice.tsx'
import { NamesNotice } from './names-notice.tsx'

/** What holds for the whole page, below the header: the columns beside the page end that higher. */
export function Notices() {
  const notices = useRef<HTMLDivElement>(null)
  useEffect(() => (notices.current ? keepHeight(notices.current) : undefined), [])
  return (
    <div ref={notices}>
      <FeedNotice />
      <NamesNotice />
    </div>
  )
}

/**
 * A selector by what a notice contains would have every element of the page looked at again each
 * time that something comes or goes beside it, as the bar of the slip does at a press on odds.
 */
function keepHeight(notices: HTMLElement): () => void {
  const page = document.documentElement.style
  let kept = 0
  const keep = (height: number): void => {
    if (height === kept) return
    kept = height
    page.setProperty('--notice', `${height}px`)
  }
  const sizes =
    typeof ResizeObserver === 'undefined'
      ? null
      : new ResizeObserver(() => keep(notices.offsetHeight))
  sizes?.observe(notices)
  return () => {
    sizes?.disconnect()
    keep(0)
  }
}

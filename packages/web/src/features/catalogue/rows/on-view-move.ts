import { useLayoutEffect, useRef } from 'react'
import type { Listeners } from '../../../root/listeners.ts'
import { type Page, usePage } from '../../../root/page.ts'

declare module '../../../root/page.ts' {
  interface Page {
    readonly viewMoves: { readonly listeners: Listeners; stop: () => void }
  }
}

/** Observes scrolling and resizing of the window, and of the page: a group above may collapse. */
function listen(notify: () => void): () => void {
  const content = new ResizeObserver(notify)
  content.observe(document.body)
  window.addEventListener('scroll', notify, { passive: true })
  window.addEventListener('resize', notify)
  return () => {
    content.disconnect()
    window.removeEventListener('scroll', notify)
    window.removeEventListener('resize', notify)
  }
}

/** Notifies a list whenever the rows in view may have changed; one listener for all lists. */
export function onViewMove(page: Pick<Page, 'viewMoves'>, listener: () => void): () => void {
  const moves = page.viewMoves
  const { listeners } = moves
  if (listeners.isEmpty) moves.stop = listen(() => listeners.notify())
  const remove = listeners.add(listener)
  return () => {
    remove()
    if (listeners.isEmpty) moves.stop()
  }
}

/**
 * For the parent of lists, with a text that differs when their order does. Lists that change places
 * move without a scroll, and of one height without a change of the page's: each looks again before
 * the next paint, so that one that came into the window has its rows.
 */
export function useListOrder(order: string): void {
  const { viewMoves } = usePage()
  const known = useRef(order)
  useLayoutEffect(() => {
    if (known.current === order) return
    known.current = order
    viewMoves.listeners.notify()
  }, [viewMoves, order])
}

import { Listeners } from '../../../root/listeners.ts'
import { kept } from '../../../root/root.ts'

const viewMoves = kept(() => ({ listeners: new Listeners(), stop: () => {} }))

/** Observes scrolling and resizing of the window, and of the page: a group above may collapse. */
function listen(notify: () => void): () => void {
  const page = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(notify)
  page?.observe(document.body)
  window.addEventListener('scroll', notify, { passive: true })
  window.addEventListener('resize', notify)
  return () => {
    page?.disconnect()
    window.removeEventListener('scroll', notify)
    window.removeEventListener('resize', notify)
  }
}

/** Notifies a list whenever the rows in view may have changed; one listener for all lists. */
export function onViewMove(listener: () => void): () => void {
  const moves = viewMoves()
  const { listeners } = moves
  if (listeners.isEmpty) moves.stop = listen(() => listeners.notify())
  const remove = listeners.add(listener)
  return () => {
    remove()
    if (listeners.isEmpty) moves.stop()
  }
}

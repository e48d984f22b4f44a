const listeners = new Set<() => void>()
let stopListening = () => {}

function notify(): void {
  for (const listener of listeners) listener()
}

/** Observes scrolling and resizing of the window, and of the page: a group above may collapse. */
function listen(): () => void {
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
  if (listeners.size === 0) stopListening = listen()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) stopListening()
  }
}

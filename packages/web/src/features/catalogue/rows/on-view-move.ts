const listeners = new Set<() => void>()
let stopListening = () => {}

function notify(): void {
  for (const listener of listeners) listener()
}

/** Hears the scrolling and sizing of the window, and of the page: a group above may close. */
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

/** Wakes a list whenever what is in the window may have changed; one ear for all lists. */
export function onViewMove(listener: () => void): () => void {
  if (listeners.size === 0) stopListening = listen()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) stopListening()
  }
}

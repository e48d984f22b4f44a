const listeners = new Set<() => void>()
let stopHearing = () => {}

function tell(): void {
  for (const listener of listeners) listener()
}

/** Hears the scrolling and sizing of the window, and of the page: a group above may close. */
function hear(): () => void {
  const page = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(tell)
  page?.observe(document.body)
  window.addEventListener('scroll', tell, { passive: true })
  window.addEventListener('resize', tell)
  return () => {
    page?.disconnect()
    window.removeEventListener('scroll', tell)
    window.removeEventListener('resize', tell)
  }
}

/** Wakes a list whenever what is in the window may have changed; one ear for all lists. */
export function onViewMove(listener: () => void): () => void {
  if (listeners.size === 0) stopHearing = hear()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) stopHearing()
  }
}

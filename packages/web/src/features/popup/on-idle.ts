/** A page in which prices always move may never be idle: then it is enough to have waited. */
const WAIT_MS = 3000

/** Calls back once the browser has nothing better to do; the answer takes the wish back. */
export function onIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(callback, { timeout: WAIT_MS })
    return () => window.cancelIdleCallback(handle)
  }
  // Safari has learnt to tell of idleness late.
  const timer = setTimeout(callback, WAIT_MS)
  return () => clearTimeout(timer)
}

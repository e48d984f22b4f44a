/** A page with constantly moving prices may never be idle: after this time it is enough. */
const WAIT_MS = 3000

/** Calls back once the browser is idle; the returned function cancels the call. */
export function onIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(callback, { timeout: WAIT_MS })
    return () => window.cancelIdleCallback(handle)
  }
  // Safari supports `requestIdleCallback` only in recent versions.
  const timer = setTimeout(callback, WAIT_MS)
  return () => clearTimeout(timer)
}

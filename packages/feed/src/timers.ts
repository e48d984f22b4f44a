/** Calls back later; the returned function cancels the call. */
export interface Timers {
  after(delayMs: number, callback: () => void): () => void
}

/** The machine's own timers. */
export const REAL_TIMERS: Timers = {
  after: (delayMs, callback) => {
    const timer = setTimeout(callback, delayMs)
    return () => clearTimeout(timer)
  },
}

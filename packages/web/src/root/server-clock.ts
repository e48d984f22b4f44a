import { kept } from './root.ts'

/** A moment on the server's clock, and on that of the page, which never jumps. */
interface Anchor {
  readonly serverMs: number
  readonly steadyMs: number
}

/** Readings that differ by less are one moment: they travel, and a header has whole seconds. */
const TOLERANCE_MS = 1_500

const anchorStore = kept((): { anchor: Anchor | null } => ({ anchor: null }))

/**
 * The time by which the server decides, in milliseconds UTC, whatever the clock of the device shows
 * or is set to; that of the device until the server has responded.
 */
export function serverNow(): number {
  const { anchor } = anchorStore()
  return anchor === null ? Date.now() : anchor.serverMs + performance.now() - anchor.steadyMs
}

/** What a response or the stream says about the server's time, milliseconds UTC. */
export function noteServerTime(serverMs: number): void {
  const store = anchorStore()
  const isKnown = store.anchor !== null && Math.abs(serverNow() - serverMs) < TOLERANCE_MS
  if (isKnown || !Number.isFinite(serverMs)) return
  store.anchor = { serverMs, steadyMs: performance.now() }
}

/** The same from the `Date` of a response, which is cut to the second; null where there is none. */
export function noteResponseDate(date: string | null): void {
  if (date !== null) noteServerTime(Date.parse(date) + 500)
}

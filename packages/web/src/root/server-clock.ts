/** A moment on the server's clock, and on that of the page, which never jumps. */
interface Anchor {
  readonly serverMs: number
  readonly steadyMs: number
}

/** Readings that differ by less are one moment: they travel, and a header has whole seconds. */
const TOLERANCE_MS = 1_500

/** What was made is served for so long, and is then on its way. */
const SERVED_MS = 120_000

/** The clock by which the server decides, whatever that of the device shows or is set to. */
export class ServerClock {
  #anchor: Anchor | null = null

  /** Milliseconds UTC; by the clock of the device until the server has responded. */
  now(): number {
    const anchor = this.#anchor
    return anchor === null ? Date.now() : anchor.serverMs + performance.now() - anchor.steadyMs
  }

  /** What a response or the stream says about the server's time, milliseconds UTC. */
  note(serverMs: number): void {
    const isKnown = this.#anchor !== null && Math.abs(this.now() - serverMs) < TOLERANCE_MS
    if (isKnown || !Number.isFinite(serverMs)) return
    this.#anchor = { serverMs, steadyMs: performance.now() }
  }

  /** The same from what the server made a while ago, for a clock that is wrong by more. */
  noteMade(serverMs: number): void {
    if (Math.abs(this.now() - serverMs) > SERVED_MS) this.note(serverMs)
  }

  /** The same from the `Date` of a response, which is cut to the second; null where there is none. */
  noteResponse(date: string | null): void {
    if (date !== null) this.note(Date.parse(date) + 500)
  }
}

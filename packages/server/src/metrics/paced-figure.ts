import type { Clock } from '../clock.ts'

interface PacedFigureDeps<Value> {
  readonly clock: Clock
  readonly measure: () => Promise<Value>
  readonly onFailed: (error: unknown) => void
}

const PAUSE_MS_MIN = 60_000
/** A measurement takes at most a twentieth of the time of one connection. */
const PAUSE_FACTOR = 19

/**
 * A figure whose cost grows with the data: measured beside the requests, the more rarely the longer
 * it takes, and read with its age.
 */
export class PacedFigure<Value> {
  readonly #deps: PacedFigureDeps<Value>
  #timer: NodeJS.Timeout | null = null
  #work: Promise<void> = Promise.resolve()
  #isStopped = false
  #latest: { readonly value: Value; readonly at: number } | null = null

  constructor(deps: PacedFigureDeps<Value>) {
    this.#deps = deps
  }

  begin(): void {
    this.#work = this.#measureAgain()
  }

  /** Resolves when no measurement is under way. */
  async stop(): Promise<void> {
    this.#isStopped = true
    if (this.#timer) clearTimeout(this.#timer)
    await this.#work
  }

  /** The last measurement and its age in seconds; null before the first one. */
  read(): { readonly value: Value; readonly ageSeconds: number } | null {
    if (this.#latest === null) return null
    const { value, at } = this.#latest
    return { value, ageSeconds: Math.max(0, this.#deps.clock.now() - at) / 1000 }
  }

  async #measureAgain(): Promise<void> {
    const begunAt = performance.now()
    await this.#measure()
    if (this.#isStopped) return
    const pauseMs = pauseAfter(performance.now() - begunAt)
    this.#timer = setTimeout(() => this.begin(), pauseMs).unref()
  }

  async #measure(): Promise<void> {
    const { clock, measure, onFailed } = this.#deps
    try {
      this.#latest = { value: await measure(), at: clock.now() }
    } catch (error) {
      onFailed(error)
    }
  }
}

/** How long to wait after a measurement that took this long, in milliseconds. */
export function pauseAfter(tookMs: number): number {
  return Math.max(PAUSE_MS_MIN, tookMs * PAUSE_FACTOR)
}

interface Rests {
  /** How long the state stays unchanged before a call is sent. */
  readonly restMs: number
  /** The longest delay of a call while the state keeps changing. */
  readonly restMaxMs: number
}

/**
 * A call about a state that keeps changing: sent when the state rests, one at a time. A newer one
 * aborts the older.
 */
export class RestedCall {
  readonly #rests: Rests
  #text = ''
  #timer: ReturnType<typeof setTimeout> | undefined
  /** When the timer's first change occurred; milliseconds UTC. */
  #changedAt: number | null = null
  #pausedUntil = 0
  #request: AbortController | null = null

  constructor(rests: Rests) {
    this.#rests = rests
  }

  /** Schedules a call, unless `text`, which names all that it is about, is that of the last one. */
  follow(text: string, send: (signal: AbortSignal) => Promise<void>): void {
    if (text === this.#text) return
    this.#text = text
    const now = Date.now()
    this.#changedAt ??= now
    const restMs = Math.min(this.#rests.restMs, this.#changedAt + this.#rests.restMaxMs - now)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#send(send), Math.max(restMs, this.#pausedUntil - now))
  }

  /** The next state is called about, also if it is the same as the last one. */
  forget(): void {
    this.#text = ''
  }

  /** Nothing is sent for so long. */
  pause(delayMs: number): void {
    this.#pausedUntil = Date.now() + delayMs
    this.forget()
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#request?.abort()
    this.#changedAt = null
    this.forget()
  }

  #send(send: (signal: AbortSignal) => Promise<void>): void {
    this.#changedAt = null
    this.#request?.abort()
    this.#request = new AbortController()
    void send(this.#request.signal)
  }
}

import type { Timers } from '@caderneta/feed/timers'

interface Call {
  readonly at: number
  readonly callback: () => void
}

/** The time of what is replayed: it passes from one record to the next. */
export class ReplayTime {
  readonly #calls = new Set<Call>()
  #now: number

  constructor(now: number) {
    this.#now = now
  }

  readonly now = (): number => this.#now

  readonly timers: Timers = {
    after: (delayMs, callback) => {
      const call = { at: this.#now + delayMs, callback }
      this.#calls.add(call)
      return () => this.#calls.delete(call)
    },
  }

  /** Calls back what falls due on the way, each at its moment. */
  passTo(end: number): void {
    for (let call = this.#firstUntil(end); call; call = this.#firstUntil(end)) {
      this.#calls.delete(call)
      this.#now = Math.max(this.#now, call.at)
      call.callback()
    }
    this.#now = Math.max(this.#now, end)
  }

  #firstUntil(end: number): Call | undefined {
    let first: Call | undefined
    for (const call of this.#calls)
      if (call.at <= end && (first === undefined || call.at < first.at)) first = call
    return first
  }
}

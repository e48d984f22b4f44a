import type { Bus, BusListener } from './bus.ts'

interface Waiting {
  readonly subject: string
  readonly text: string
  readonly trace: string | null
  readonly from: Bus
}

/** Buses of several servers in one process, which deliver when the test says so. */
export class TestBuses {
  #waiting: Waiting[] = []
  readonly #listeners: {
    readonly of: Bus
    readonly subject: string
    readonly take: BusListener
  }[] = []

  readonly #rejoined: (() => void)[] = []

  /** The bus of one more server. */
  make(): Bus {
    const bus: Bus = {
      publish: (subject, body, trace = null) => {
        this.#waiting.push({ subject, text: JSON.stringify(body), trace, from: bus })
      },
      subscribe: (subject, take) => {
        const listener = { of: bus, subject, take }
        this.#listeners.push(listener)
        return () => {
          this.#listeners.splice(this.#listeners.indexOf(listener), 1)
        }
      },
      onRejoined: (listener) => this.#rejoined.push(listener),
      close: async () => {},
    }
    return bus
  }

  /** Delivers what waits and what follows from it. */
  deliver(): void {
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      const { subject, text, trace, from } = next
      for (const { of, take, ...listener } of [...this.#listeners])
        if (of !== from && listener.subject === subject) take(JSON.parse(text), trace)
    }
  }

  /** All are back after a loss. */
  rejoin(): void {
    for (const listener of this.#rejoined) listener()
  }

  /** Loses what waits. */
  lose(): void {
    this.#waiting = []
  }
}

import type { FeedBody, FeedMessage } from './messages.ts'

/** Numbers and dates what is sent; the version of prices rises, also over restarts. */
export class Outlet {
  readonly #producer: string
  readonly #now: () => number
  readonly #listener: (message: FeedMessage) => void
  #sequence = 0
  #version = 0
  /** How far what is sent lags behind the live match. */
  lagMs = 0

  constructor(options: {
    readonly producer: string
    readonly now: () => number
    readonly listener: (message: FeedMessage) => void
  }) {
    this.#producer = options.producer
    this.#now = options.now
    this.#listener = options.listener
  }

  nextVersion(): number {
    this.#version = Math.max(this.#version + 1, this.#now())
    return this.#version
  }

  send(body: FeedBody, at = this.#now() - this.lagMs): void {
    this.#sequence += 1
    const envelope = { producer: this.#producer, sequence: this.#sequence, at }
    this.#listener({ ...envelope, ...body })
  }
}

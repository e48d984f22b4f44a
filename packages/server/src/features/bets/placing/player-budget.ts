import type { Clock } from '../../../clock.ts'

const MINUTE_MS = 60_000

/** Requests of one kind per player and minute, counted in this process. */
export class PlayerBudget {
  readonly #requestsMax: number
  readonly #clock: Clock
  #countByPlayer = new Map<number, number>()
  #minuteStart = Number.NEGATIVE_INFINITY

  constructor(requestsMax: number, clock: Clock) {
    this.#requestsMax = requestsMax
    this.#clock = clock
  }

  /** Counts one request; milliseconds until the next one is accepted, 0 when this one is. */
  take(playerId: number): number {
    const now = this.#clock.now()
    if (now - this.#minuteStart >= MINUTE_MS) {
      // The counts of a minute are dropped together, so that they need no timer and stay few.
      this.#countByPlayer = new Map()
      this.#minuteStart = now
    }
    const count = this.#countByPlayer.get(playerId) ?? 0
    if (count >= this.#requestsMax) return this.#minuteStart + MINUTE_MS - now
    this.#countByPlayer.set(playerId, count + 1)
    return 0
  }
}

/** A burst of tokens at once, then a rate per second. */
export interface Rate {
  readonly burst: number
  readonly perSecond: number
}

/** A budget that time refills. Times are milliseconds of any monotonic clock. */
export class TokenBucket {
  readonly #rate: Rate
  #tokens: number
  #at: number

  constructor(rate: Rate, now: number) {
    this.#rate = rate
    this.#tokens = rate.burst
    this.#at = now
  }

  /** Takes the tokens when all of them are there. */
  take(count: number, now: number): boolean {
    this.#refill(now)
    if (this.#tokens < count) return false
    this.#tokens -= count
    return true
  }

  /** Takes the tokens in any case, on credit where they are missing. */
  charge(count: number, now: number): void {
    this.#refill(now)
    this.#tokens -= count
  }

  /** Milliseconds until this many tokens are there; 0 when they are. */
  waitMs(count: number, now: number): number {
    this.#refill(now)
    return Math.ceil((Math.max(0, count - this.#tokens) / this.#rate.perSecond) * 1000)
  }

  /** Tokens in use: 0 for a budget that has not been used for long. */
  spent(now: number): number {
    this.#refill(now)
    return this.#rate.burst - this.#tokens
  }

  #refill(now: number): void {
    const seconds = Math.max(0, now - this.#at) / 1000
    this.#tokens = Math.min(this.#rate.burst, this.#tokens + seconds * this.#rate.perSecond)
    this.#at = now
  }
}

const DAY_MS = 86_400_000
const DAYS_OF_A_MONTH = 30
/** So many days' credits are saved for days with many matches. */
const SAVED_DAYS_MAX = 3

/**
 * Credits are spent evenly: a day adds a thirtieth of those of a month. The provider says what is
 * left of the key, not when it is renewed; what it says is never exceeded.
 */
export class CreditBudget {
  readonly #perDay: number
  #saved: number
  #savedAt: number
  #remaining: number | null = null

  /** A start may spend what belongs to one day. `now` in milliseconds UTC. */
  constructor(perMonth: number, now: number) {
    this.#perDay = perMonth / DAYS_OF_A_MONTH
    this.#saved = this.#perDay
    this.#savedAt = now
  }

  /** What the key has left, by the last reply; null before there is one that says so. */
  get remaining(): number | null {
    return this.#remaining
  }

  /** True when so many credits may be spent, and `reserve` more stay for what has precedence. */
  allows(cost: number, now: number, reserve = 0): boolean {
    if (this.#remaining !== null && this.#remaining < cost) return false
    return this.#savedBy(now) >= cost + reserve
  }

  spend(cost: number, now: number): void {
    this.#saved = this.#savedBy(now) - cost
    this.#savedAt = now
    if (this.#remaining !== null) this.#remaining = Math.max(0, this.#remaining - cost)
  }

  noteRemaining(remaining: number): void {
    this.#remaining = remaining
  }

  #savedBy(now: number): number {
    const added = (Math.max(0, now - this.#savedAt) / DAY_MS) * this.#perDay
    return Math.min(this.#saved + added, Math.max(this.#perDay * SAVED_DAYS_MAX, this.#saved))
  }
}

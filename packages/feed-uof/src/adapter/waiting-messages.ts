import type { UofEventMessage } from '../messages/uof-message.ts'

/** Odds of a match that wait at most; what decides bets is never dropped. */
const OF_MATCH_MAX = 100

/** Messages of matches whose fixture is not known yet, in order. */
export class WaitingMessages {
  readonly #byUrn = new Map<string, UofEventMessage[]>()

  has(urn: string): boolean {
    return this.#byUrn.has(urn)
  }

  add(message: UofEventMessage): void {
    const waiting = this.#byUrn.get(message.urn)
    if (!waiting) {
      this.#byUrn.set(message.urn, [message])
      return
    }
    const oldest = waiting.findIndex(({ kind }) => kind === 'odds_change')
    if (waiting.length >= OF_MATCH_MAX && oldest >= 0) waiting.splice(oldest, 1)
    waiting.push(message)
  }

  take(urn: string): readonly UofEventMessage[] {
    const waiting = this.#byUrn.get(urn)
    this.#byUrn.delete(urn)
    return waiting === undefined ? [] : waiting
  }

  urns(): readonly string[] {
    return [...this.#byUrn.keys()]
  }
}

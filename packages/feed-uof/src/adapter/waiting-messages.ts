import type { UofEventMessage } from '../messages/uof-message.ts'

interface WaitingLimits {
  /** Messages with odds that wait for the fixture of one match. */
  readonly ofMatchMax: number
  /** Messages with odds that wait for any. */
  readonly max: number
}

const LIMITS: WaitingLimits = { ofMatchMax: 100, max: 5_000 }

/**
 * Messages of matches whose fixture is not known yet, in order. Beyond the limits the oldest odds
 * are dropped: the match is offered without them. What decides bets is never dropped.
 */
export class WaitingMessages {
  readonly #limits: WaitingLimits
  readonly #byUrn = new Map<string, UofEventMessage[]>()
  #odds = 0

  constructor(limits = LIMITS) {
    this.#limits = limits
  }

  has(urn: string): boolean {
    return this.#byUrn.has(urn)
  }

  /** Returns whether older odds were dropped. */
  add(message: UofEventMessage): boolean {
    const { urn, kind } = message
    const waiting = this.#waitingOf(urn)
    waiting.push(message)
    if (kind !== 'odds_change') return false
    this.#odds += 1
    return this.#dropOldest(waiting, this.#limits.ofMatchMax) || this.#dropOfAny()
  }

  take(urn: string): readonly UofEventMessage[] {
    const waiting = this.#waitingOf(urn)
    this.#byUrn.delete(urn)
    this.#odds -= oddsOf(waiting).length
    return waiting
  }

  #waitingOf(urn: string): UofEventMessage[] {
    const known = this.#byUrn.get(urn)
    if (known !== undefined) return known
    const waiting: UofEventMessage[] = []
    this.#byUrn.set(urn, waiting)
    return waiting
  }

  #dropOfAny(): boolean {
    if (this.#odds <= this.#limits.max) return false
    return [...this.#byUrn.values()].some((waiting) => this.#dropOldest(waiting, 0))
  }

  #dropOldest(waiting: UofEventMessage[], max: number): boolean {
    const odds = oddsOf(waiting)
    const [oldest] = odds
    if (oldest === undefined || odds.length <= max) return false
    waiting.splice(waiting.indexOf(oldest), 1)
    this.#odds -= 1
    return true
  }
}

function oddsOf(waiting: readonly UofEventMessage[]): readonly UofEventMessage[] {
  return waiting.filter(({ kind }) => kind === 'odds_change')
}

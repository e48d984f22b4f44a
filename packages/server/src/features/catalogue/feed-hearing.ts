import type { FeedMessage } from '@caderneta/feed/messages'

/** After this silence every live market counts as suspended (architecture, "Placing bets"). */
export const LIVE_SILENCE_MS = 3_000
/** After this silence every market counts as suspended. */
export const ANY_SILENCE_MS = 20_000

/** How much of what was told may still be believed. */
export type Trust = 'all' | 'not_live' | 'none'

export type Heard = 'in_order' | 'repeated' | 'gap'

/**
 * Listens to the order and pace of one producer. After a gap nothing is believed until the feed
 * has said everything again and ended with `snapshot_complete`.
 */
export class FeedHearing {
  #lastSequence: number | null = null
  #heardAt = Number.NEGATIVE_INFINITY
  #isComplete = false

  hear(message: FeedMessage, at: number): Heard {
    const expected = this.#lastSequence === null ? message.sequence : this.#lastSequence + 1
    if (message.sequence < expected) return 'repeated'
    this.#heardAt = at
    this.#lastSequence = message.sequence
    if (message.sequence > expected) {
      this.#isComplete = false
      return 'gap'
    }
    if (message.kind === 'snapshot_complete') this.#isComplete = true
    return 'in_order'
  }

  trust(now: number): Trust {
    const silence = now - this.#heardAt
    if (!this.#isComplete || silence > ANY_SILENCE_MS) return 'none'
    return silence > LIVE_SILENCE_MS ? 'not_live' : 'all'
  }
}

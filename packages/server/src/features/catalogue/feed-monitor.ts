import type { FeedMessage } from '@caderneta/feed/messages'

/** After this silence every live market counts as suspended. */
export const LIVE_SILENCE_MS = 3_000
/** After this silence every market counts as suspended. */
export const ANY_SILENCE_MS = 20_000

/** How much of the received prices may still be trusted. */
export type Trust = 'all' | 'not_live' | 'none'

type SequenceCheck = 'in_order' | 'repeated' | 'gap'

/**
 * Checks the order and pace of one producer. What arrives in a new session without a gap is
 * current, also while its first snapshot is under way. After a gap nothing is trusted until the
 * feed has completed a snapshot that was requested after it: one that was under way also ends, but
 * lacks what was lost. A message is dated by its sending, not by its arrival: the data of a delayed
 * feed is as old as its messages.
 */
export class FeedMonitor {
  #lastSequence = 0
  #sentAt = Number.NEGATIVE_INFINITY
  #isComplete = false
  #request = 0

  observe(message: FeedMessage, at: number): SequenceCheck {
    const expected = this.#lastSequence + 1
    if (message.sequence < expected) return 'repeated'
    this.#sentAt = Math.max(this.#sentAt, Math.min(at, message.at))
    this.#lastSequence = message.sequence
    if (message.sequence > expected) {
      this.#isComplete = false
      this.#request += 1
      return 'gap'
    }
    if (message.kind === 'snapshot_complete' && (message.request ?? 0) >= this.#request)
      this.#isComplete = true
    return 'in_order'
  }

  /** The number under which a snapshot has to be requested; rises with each gap. */
  get request(): number {
    return this.#request
  }

  /** True from the end of a snapshot that followed the last gap, or the start. */
  get isComplete(): boolean {
    return this.#isComplete
  }

  /** How long ago the last message was sent, in milliseconds; null before the first one. */
  age(now: number): number | null {
    return Number.isFinite(this.#sentAt) ? Math.max(0, now - this.#sentAt) : null
  }

  trust(now: number): Trust {
    const silence = now - this.#sentAt
    const isLost = this.#request > 0 && !this.#isComplete
    if (isLost || silence > ANY_SILENCE_MS) return 'none'
    return silence > LIVE_SILENCE_MS ? 'not_live' : 'all'
  }
}

import { growingPause } from '@caderneta/feed/growing-pause'

/** What is requested of the feed: everything since a moment, or without one all that is current. */
export interface RecoveryRequest {
  readonly id: number
  /** Milliseconds UTC; null asks for the whole current state. */
  readonly after: number | null
}

export type ProducerState = 'down' | 'recovering' | 'up'

/** Why a producer was given up. */
type DownReason =
  | 'start'
  | 'disconnected'
  | 'silent'
  | 'unsubscribed'
  | 'late'
  | 'clock'
  | 'unanswered'
  | 'requested'

interface ProducerOptions {
  readonly product: number
  /** How far back a recovery may reach. */
  readonly windowMs: number
  /** Matches were offered before the start: what happened to them has to be caught up with. */
  readonly hasMissed: boolean
  /** Numbers requests across all producers. */
  readonly nextRequestId: () => number
}

/** `alive` is sent every ten seconds; after the second that is missing the producer is down. */
export const SILENCE_MAX_MS = 20_000
/** Odds that were sent longer ago are those of another situation. */
export const AGE_MAX_MS = 20_000
/** By a clock that is further ahead no age can be known. */
export const AHEAD_MAX_MS = 5_000
/** Requests are limited by the minute and by the hour: each one in a row waits longer. */
export const PAUSES_MS = [0, 5_000, 15_000, 30_000, 60_000, 300_000, 600_000] as const
/** A request takes a while to arrive, and must not reach back further than is allowed. */
const WINDOW_MARGIN_MS = 60_000
/** Who has been up for so long may begin with short pauses again. */
const STEADY_MS = 300_000
/** A recovery of a weekend takes minutes; what takes longer is not coming. */
const ANSWER_MAX_MS = 1_800_000

/**
 * The state of one producer. Its odds may be bet on from the end of a recovery until anything
 * suggests that a message was lost or is late; then only another recovery opens them again. It
 * decides and does nothing: who calls it requests and suspends.
 */
export class ProducerWatch {
  readonly product: number
  readonly #options: ProducerOptions
  #state: ProducerState = 'down'
  #reason: DownReason = 'start'
  #since: number
  #isConnected = false
  #receivedAt = Number.NEGATIVE_INFINITY
  /** When the producer sent the last `alive` before which nothing is missing; null: never. */
  #completeUntil: number | null
  /** What is known of the offer may be out of date, beyond what a recovery repeats. */
  #isWholeNeeded = true
  #request: RecoveryRequest | null = null
  #requestedAt = 0
  /** What arrives was sent too long ago, or after now: young messages are waited for. */
  #isLagging = false
  #trials = 0
  #nextAt = Number.NEGATIVE_INFINITY

  constructor(options: ProducerOptions, now: number) {
    this.product = options.product
    this.#options = options
    this.#completeUntil = options.hasMissed ? Number.NEGATIVE_INFINITY : null
    this.#since = now
  }

  get state(): ProducerState {
    return this.#state
  }

  get reason(): DownReason {
    return this.#reason
  }

  /** Since when it has been in this state. */
  get since(): number {
    return this.#since
  }

  /** The request under way resends everything that is current: the rest is not on offer. */
  get isWholeRequested(): boolean {
    return this.#request !== null && this.#request.after === null
  }

  connected(now: number): void {
    this.#isConnected = true
    this.#receivedAt = now
  }

  disconnected(now: number): void {
    this.#isConnected = false
    this.#fail('disconnected', now)
  }

  alive(message: { readonly at: number; readonly isSubscribed: boolean }, now: number): void {
    this.#receivedAt = now
    this.#noteAge(message.at, now)
    if (this.#state !== 'up') return
    if (!message.isSubscribed) this.#fail('unsubscribed', now)
    else if (isYoung(message.at, now)) this.#completeUntil = message.at
    else this.#failByAge(message.at, now)
  }

  /** Any other message that no recovery sent; its age shows how far the queue lags behind. */
  message({ at }: { readonly at: number }, now: number): void {
    this.#noteAge(at, now)
    // It sends again: the next alive may take ten seconds, and a recovery needs none.
    if (this.#state === 'down' && isYoung(at, now)) this.#receivedAt = now
    if (this.#state === 'up' && !isYoung(at, now)) this.#failByAge(at, now)
  }

  /**
   * A message of the recovery: the line is alive, although what the producer says besides waits
   * behind thousands of them.
   */
  resent(now: number): void {
    if (this.#state === 'recovering') this.#receivedAt = now
  }

  /** An operator does not believe what is known of the offer: all of it is requested at once. */
  distrust(now: number): void {
    this.#fail('requested', now)
    this.#completeUntil = null
    this.#isWholeNeeded = true
    this.#nextAt = now
  }

  /** `at`: when the end of the recovery was sent. Behind a queue it opens nothing yet. */
  snapshotComplete(end: { readonly requestId: number | null; readonly at: number }, now: number) {
    if (this.#request === null || end.requestId !== this.#request.id) return
    this.#receivedAt = now
    const wasPartial = this.#request.after !== null
    this.#request = null
    if (this.#isWholeNeeded && wasPartial) {
      // What happened is caught up with; what is on offer now is still unknown.
      this.#completeUntil = null
      return
    }
    this.#isWholeNeeded = false
    this.#completeUntil = this.#requestedAt
    this.#isLagging = !isYoung(end.at, now)
    if (!this.#isLagging) this.#enter('up', now)
  }

  requestFailed(now: number): void {
    this.#request = null
    this.#enter('down', now)
    this.#pause(now)
  }

  /** What time alone changes; returns a recovery that has to be requested now. */
  look(now: number): RecoveryRequest | null {
    if (this.#state !== 'down' && now - this.#receivedAt > SILENCE_MAX_MS) this.#fail('silent', now)
    if (this.#request !== null && now - this.#requestedAt > ANSWER_MAX_MS)
      this.#fail('unanswered', now)
    if (this.#state === 'up' && now - this.#since > STEADY_MS) this.#trials = 0
    const isWanted =
      this.#state !== 'up' && this.#request === null && this.#isConnected && !this.#isLagging
    if (!isWanted || now < this.#nextAt || now - this.#receivedAt > SILENCE_MAX_MS) return null
    return this.#begin(now)
  }

  #begin(now: number): RecoveryRequest {
    if (this.#state === 'down') this.#trials += 1
    const from = this.#completeUntil
    const earliest = now - this.#options.windowMs + WINDOW_MARGIN_MS
    this.#isWholeNeeded ||= from === null || from < earliest
    const after = from === null ? null : Math.max(from, earliest)
    this.#request = { id: this.#options.nextRequestId(), after }
    this.#requestedAt = now
    this.#enter('recovering', now)
    return this.#request
  }

  #failByAge(at: number, now: number): void {
    this.#fail(at > now ? 'clock' : 'late', now)
  }

  #fail(reason: DownReason, now: number): void {
    if (this.#state === 'down') return
    this.#reason = reason
    this.#request = null
    // A recovery would only make the queue longer.
    this.#isLagging = reason === 'late' || reason === 'clock'
    this.#enter('down', now)
    this.#pause(now)
  }

  /** The queue is read up to the present: what waits for that goes on. */
  #noteAge(at: number, now: number): void {
    if (!this.#isLagging || !isYoung(at, now)) return
    this.#isLagging = false
    if (this.#state === 'recovering') this.#enter('up', now)
  }

  #pause(now: number): void {
    this.#nextAt = now + growingPause(PAUSES_MS, this.#trials)
  }

  #enter(state: ProducerState, now: number): void {
    if (this.#state !== state) this.#since = now
    this.#state = state
  }
}

/** Sent a short while ago, as far as the clock of the sender can be believed. */
function isYoung(at: number, now: number): boolean {
  return now - at <= AGE_MAX_MS && at - now <= AHEAD_MAX_MS
}

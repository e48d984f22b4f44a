import type { Clock } from '../clock.ts'

/** Without the feed a server gets traffic after this time: everything but its markets works. */
export const FIRST_OFFER_MS_MAX = 30_000

interface FirstOfferDeps {
  readonly clock: Clock
  /** Whether no game is missing; true of a single server, which no other can replace. */
  readonly isWhole: () => boolean
}

/**
 * Whether a server that starts beside others has its whole offer: before that it would refuse slips
 * that the one which it replaces takes. Once it has, the feed no longer counts.
 */
export class FirstOffer {
  readonly #deps: FirstOfferDeps
  readonly #until: number
  #isHere = false

  constructor(deps: FirstOfferDeps) {
    this.#deps = deps
    this.#until = deps.clock.now() + FIRST_OFFER_MS_MAX
  }

  get isHere(): boolean {
    const { clock, isWhole } = this.#deps
    this.#isHere ||= isWhole() || clock.now() >= this.#until
    return this.#isHere
  }
}

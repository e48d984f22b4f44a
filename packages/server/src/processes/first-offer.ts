import type { Clock } from '../clock.ts'

/** A server gets traffic when no more of the feed arrives for so long: all but markets works. */
export const MORE_OFFER_MS_MAX = 30_000
/** A feed that is never whole but always grows keeps no server without traffic. */
export const WHOLE_OFFER_MS_MAX = 600_000

interface FirstOfferDeps {
  readonly clock: Clock
  /** Whether no game is missing; true of a single server, which no other can replace. */
  readonly isWhole: () => boolean
  /** Of all games that have arrived. */
  readonly gamesCount: () => number
}

/**
 * Whether a server that starts beside others has its whole offer: before that it would refuse slips
 * that the one which it replaces takes. Once it has, the feed no longer counts. A slow machine may
 * take minutes for it, so that an offer is given up when it no longer grows, and after ten minutes.
 */
export class FirstOffer {
  readonly #deps: FirstOfferDeps
  readonly #last: number
  #until: number
  #gamesCount = 0
  #isHere = false

  constructor(deps: FirstOfferDeps) {
    this.#deps = deps
    this.#until = deps.clock.now() + MORE_OFFER_MS_MAX
    this.#last = deps.clock.now() + WHOLE_OFFER_MS_MAX
  }

  get isHere(): boolean {
    if (!this.#isHere) this.#look()
    return this.#isHere
  }

  #look(): void {
    const { clock, gamesCount, isWhole } = this.#deps
    const now = clock.now()
    const count = gamesCount()
    if (count !== this.#gamesCount) this.#until = now + MORE_OFFER_MS_MAX
    this.#gamesCount = count
    this.#isHere = isWhole() || now >= Math.min(this.#until, this.#last)
  }
}

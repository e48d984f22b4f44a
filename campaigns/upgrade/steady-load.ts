import { setTimeout as pause } from 'node:timers/promises'
import type { ApiClient } from '@caderneta/testing/client/api-client'
import { type DecidedSlip, sendUntilDecided } from './decided-slip.ts'
import type { ShownOffer } from './shown-offer.ts'

interface LoadSettings {
  readonly offer: ShownOffer
  /** Who bet on matches ahead. */
  readonly ahead: readonly ApiClient[]
  /** Who bet on live matches, one slip after the other: each waits for the live delay. */
  readonly live: readonly ApiClient[]
  /** Slips on matches ahead, of all bettors together. */
  readonly perSecond: number
}

/** While nothing is on offer a bettor looks again after this time. */
const NOTHING_OPEN_MS = 100

/** Slips at a steady rate, which does not depend on how fast they are decided. */
export class SteadyLoad {
  readonly #settings: LoadSettings
  #isOver = false
  #bettors: readonly Promise<void>[] = []
  #begunAt = 0
  #endedAt = 0
  readonly ahead: DecidedSlip[] = []
  readonly live: DecidedSlip[] = []

  constructor(settings: LoadSettings) {
    this.#settings = settings
  }

  begin(): void {
    const { ahead, live } = this.#settings
    this.#begunAt = performance.now()
    this.#bettors = [
      ...ahead.map((client, number) => this.#betAhead(client, number)),
      ...live.map((client, number) => this.#betLive(client, number)),
    ]
  }

  /** Resolves when each slip that was sent is decided. */
  async end(): Promise<void> {
    this.#isOver = true
    this.#endedAt = performance.now()
    await Promise.all(this.#bettors)
  }

  get seconds(): number {
    return (this.#endedAt - this.#begunAt) / 1000
  }

  /** Each bettor has a slip every so often; one that is late sends the next one at once. */
  async #betAhead(client: ApiClient, number: number): Promise<void> {
    const { ahead, offer, perSecond } = this.#settings
    const everyMs = (1000 * ahead.length) / perSecond
    const firstAt = performance.now() + (everyMs * number) / ahead.length
    for (let turn = 0; !this.#isOver; turn += 1) {
      const early = firstAt + turn * everyMs - performance.now()
      if (early > 0) await pause(early)
      if (this.#isOver) return
      const selection = offer.nth('ahead', number + turn * ahead.length)
      if (selection) this.ahead.push(await sendUntilDecided(client, selection))
    }
  }

  async #betLive(client: ApiClient, number: number): Promise<void> {
    const { offer, live } = this.#settings
    for (let turn = 0; !this.#isOver; turn += 1) {
      const selection = offer.nth('live', number + turn * live.length)
      if (selection) this.live.push(await sendUntilDecided(client, selection))
      else await pause(NOTHING_OPEN_MS)
    }
  }
}

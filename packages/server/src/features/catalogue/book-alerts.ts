import type { GameDoubt } from './book-game.ts'
import type { PriceFault } from './price-band.ts'

/** Something that the feed said and that is not believed: a person has to look at it. */
export interface BookAlert {
  readonly fault: PriceFault | GameDoubt | 'unknown_market' | 'period' | 'timeline'
  readonly gameId: number
  readonly marketId: number | null
}

/** More would fill the log with one broken feed. */
const KEPT_MAX = 10_000

/** Tells each fault of a market once, and a market that nobody knows once for all games. */
export class BookAlerts {
  readonly #told = new Set<string>()
  readonly #listeners: ((alert: BookAlert) => void)[] = []

  listen(listener: (alert: BookAlert) => void): void {
    this.#listeners.push(listener)
  }

  raise(alert: BookAlert): void {
    const { fault, gameId, marketId } = alert
    const key =
      fault === 'unknown_market' ? `${fault} ${marketId}` : `${fault} ${gameId} ${marketId}`
    if (this.#told.has(key)) return
    if (this.#told.size >= KEPT_MAX) this.#told.clear()
    this.#told.add(key)
    for (const listener of this.#listeners) listener(alert)
  }
}

import { gameOf } from '@caderneta/domain/markets/market/game-selection'
import type { PricedSelection } from '@caderneta/domain/markets/market/priced-selection'
import type { Database } from '../../../database/database.ts'
import type { MarketBook } from '../market-book.ts'
import { recordOdds } from './odds-store.ts'
import { WaitingPrices } from './waiting-prices.ts'

/** As many as fit in a statement that delays no other. */
const PRICES_PER_CALL_MAX = 10_000
/**
 * All prices of a game are written again when twice as many were written since: a restarted server
 * reads at most three times what it shows.
 */
const WHOLE_AFTER = 2

/** Of one game since all of its prices were written. */
interface Written {
  readonly selections: number
  prices: number
}

/**
 * Stores what the book received, in batches, independently of the placing of bets. What is not
 * written yet can be requested, so that a bet includes the proof of its price (decision 0026).
 */
export class OddsHistory {
  readonly #database: Database
  readonly #book: MarketBook
  readonly #waiting = new WaitingPrices()
  readonly #written = new Map<number, Written>()
  #isWriting = false

  constructor(database: Database, book: MarketBook) {
    this.#database = database
    this.#book = book
    book.onPrices((selections, at) => this.#keep(selections, at))
    book.onChange(({ gameId }) => {
      if (book.game(gameId) === undefined) this.#written.delete(gameId)
    })
  }

  /** What was in the book before this one looked at it, as published at this moment. */
  keepAll(at: number): void {
    for (const { selections } of this.#book.games()) this.#keep([...selections.values()], at)
  }

  /** The last published prices of these selections that no database reader can see yet. */
  unproven(selectionIds: readonly number[]) {
    return selectionIds.flatMap((id) => this.#waiting.last(id) ?? [])
  }

  /** How many prices wait. */
  get size(): number {
    return this.#waiting.size
  }

  /** Writes what waits, batch by batch; a failed batch is kept and its error thrown. */
  async write(): Promise<void> {
    if (this.#isWriting) return
    this.#isWriting = true
    try {
      while (this.#waiting.size > 0) await this.#writeBatch()
    } finally {
      this.#isWriting = false
    }
  }

  async #writeBatch(): Promise<void> {
    let isWritten = false
    try {
      await recordOdds(this.#database, this.#waiting.take(PRICES_PER_CALL_MAX))
      isWritten = true
    } finally {
      this.#waiting.finish(isWritten)
    }
  }

  /** Names are written with whole games only, so that a new selection makes one due. */
  #keep(changed: readonly PricedSelection[], at: number): void {
    const [first] = changed
    if (first === undefined) return
    const gameId = gameOf(first.selectionId)
    const all = this.#book.game(gameId)?.selections
    const written = this.#written.get(gameId)
    const isWhole =
      all !== undefined &&
      (written?.selections !== all.size || written.prices > WHOLE_AFTER * all.size)
    if (isWhole) this.#written.set(gameId, { selections: all.size, prices: 0 })
    else if (written) written.prices += changed.length
    const selections = isWhole ? all.values() : changed
    this.#waiting.add({ gameId, at, isWhole, selections })
  }
}

import type { Database } from '../../database/database.ts'
import type { MarketBook } from './market-book.ts'
import { type PriceChange, recordOdds } from './odds-store.ts'

/** As many as fit in a statement that delays no other. */
const ROWS_PER_CALL_MAX = 2_000
/** When the database is away for long only the last of each selection is kept. */
const WAITING_MAX = 200_000

/**
 * Stores what the book received, in batches, independently of the placing of bets. What is not
 * written yet can be requested, so that a bet includes the proof of its price (decision 0026).
 */
export class OddsHistory {
  readonly #database: Database
  #waiting: PriceChange[] = []
  #lastById = new Map<number, PriceChange>()
  #isWriting = false

  constructor(database: Database, book: MarketBook) {
    this.#database = database
    book.onPrices((selections, at) => {
      for (const selection of selections) this.#keep({ selection, at })
    })
  }

  /** The last published prices of these selections that no database reader can see yet. */
  unproven(selectionIds: readonly number[]): PriceChange[] {
    return selectionIds.flatMap((id) => this.#lastById.get(id) ?? [])
  }

  get size(): number {
    return this.#waiting.length
  }

  /** Writes what waits, batch by batch; a failed batch is kept and its error thrown. */
  async write(): Promise<void> {
    if (this.#isWriting) return
    this.#isWriting = true
    try {
      while (this.#waiting.length > 0) await this.#writeBatch()
    } finally {
      this.#isWriting = false
    }
  }

  async #writeBatch(): Promise<void> {
    const batch = this.#waiting.splice(0, ROWS_PER_CALL_MAX)
    try {
      await recordOdds(this.#database, batch)
    } catch (error) {
      this.#waiting = [...batch, ...this.#waiting]
      throw error
    }
    for (const change of batch) {
      const id = change.selection.selectionId
      if (this.#lastById.get(id) === change) this.#lastById.delete(id)
    }
  }

  #keep(change: PriceChange): void {
    this.#waiting.push(change)
    this.#lastById.set(change.selection.selectionId, change)
    if (this.#waiting.length > WAITING_MAX) this.#waiting = [...this.#lastById.values()]
  }
}

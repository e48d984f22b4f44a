import type { Database } from '../../database/database.ts'
import type { MarketBook } from './market-book.ts'
import { type PriceChange, recordOdds } from './odds-store.ts'

/** As many as fit in a statement that holds up nobody. */
const ROWS_PER_CALL_MAX = 2_000
/** When the database is away for long only the last of each selection is kept. */
const WAITING_MAX = 200_000

/**
 * Keeps what the book was told, in batches beside the placing of bets. What is not written yet can
 * be asked for, so that a bet takes the proof of its price along (decision 0026).
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

  /** The last told prices of these selections that no reader of the database can see yet. */
  unproven(selectionIds: readonly number[]): PriceChange[] {
    return selectionIds.flatMap((id) => this.#lastById.get(id) ?? [])
  }

  get size(): number {
    return this.#waiting.length
  }

  /** Writes what waits, a batch after the other; a batch that fails waits on and is thrown. */
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

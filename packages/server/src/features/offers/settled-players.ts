import type { Database } from '../../database/database.ts'
import { hasSettledBet } from './settled-bet-view.ts'

/** Capacity of the cache; a player beyond it is looked up again. */
const KNOWN_MAX = 100_000

/**
 * Whether a bet of the player was settled as won or lost: offers apply from the second settled bet
 * on (decision 0011). It never turns from true to false, so each true is cached.
 */
export class SettledPlayers {
  readonly #database: Pick<Database, 'pool'>
  readonly #known = new Set<number>()

  constructor(database: Pick<Database, 'pool'>) {
    this.#database = database
  }

  async has(playerId: number): Promise<boolean> {
    if (this.#known.has(playerId)) return true
    if (!(await hasSettledBet(this.#database, playerId))) return false
    if (this.#known.size >= KNOWN_MAX) this.#known.clear()
    this.#known.add(playerId)
    return true
  }
}

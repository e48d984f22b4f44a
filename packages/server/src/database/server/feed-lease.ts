import type { UUID } from 'node:crypto'
import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { parseRow } from '../rows.ts'
import type { StatementPool } from '../statement-pool.ts'

const termRow = z.object({ term: z.coerce.number() })
const nameRow = z.object({ bus_name: z.string() })

/**
 * Which server leads the feed, by the database's clock. Not a lock of a session: a process that is
 * stopped keeps its locks, and the feed would wait for it. A leader that wakes after its lease has
 * lost its term, and the database refuses what it writes (`check_feed_term`).
 */
export class FeedLease {
  readonly #pool: StatementPool
  readonly #holder: UUID = randomUUID()

  constructor(pool: StatementPool) {
    this.#pool = pool
  }

  /**
   * Begins a term when no server leads, or the leader has not renewed for two seconds; else null.
   * While it makes the season a new leader does nothing else, so that its first lease is longer.
   */
  async take(): Promise<number | null> {
    const { rows } = await this.#pool.query(
      `update feed_lease set term = term + 1, holder = $1,
         renewed_at = clock_timestamp() + interval '6 seconds'
       where holder is null or renewed_at < clock_timestamp() - interval '2 seconds'
       returning term`,
      [this.#holder],
    )
    return rows.length === 0 ? null : parseRow(termRow, rows).term
  }

  /** False when the term is over. */
  async renew(term: number): Promise<boolean> {
    const { rowCount } = await this.#pool.query(
      `update feed_lease set renewed_at = greatest(renewed_at, clock_timestamp())
       where term = $1 and holder = $2`,
      [term, this.#holder],
    )
    return rowCount === 1
  }

  /** Ends the term at once, so that another server may lead. */
  async release(term: number): Promise<void> {
    await this.#pool.query(`update feed_lease set holder = null where term = $1 and holder = $2`, [
      term,
      this.#holder,
    ])
  }
}

/** The name of this database among those that share a message broker. */
export async function readBusName(pool: StatementPool): Promise<string> {
  const { rows } = await pool.query('select bus_name from feed_lease')
  return parseRow(nameRow, rows).bus_name
}

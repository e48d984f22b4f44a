import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { retryConflicts } from '../../database/transaction.ts'

export interface SettledBet {
  readonly betId: number
  readonly playerId: number
}

const LEGS_PER_BATCH_MAX = 5000

/**
 * Pays every bet that the recorded outcomes decide, batch by batch, each batch one transaction.
 * Stopped at any point, it goes on where it was; two at once pay once. Returns what this call paid.
 */
export async function settleOutstanding(
  database: Database,
  legsPerBatchMax: number = LEGS_PER_BATCH_MAX,
): Promise<SettledBet[]> {
  const settled: SettledBet[] = []
  for (;;) {
    const batch = await settleBatch(database, legsPerBatchMax)
    if (batch.legs === 0) return settled
    settled.push(...batch.settled)
  }
}

interface Batch {
  readonly legs: number
  readonly settled: readonly SettledBet[]
}

function settleBatch(database: Database, legsMax: number): Promise<Batch> {
  return retryConflicts(async () => {
    const found = await sql<Batch>`select * from settle_bets(${legsMax})`.execute(database.kysely)
    const batch = found.rows[0]
    if (!batch) throw new Error('settle_bets gave no answer')
    return batch
  })
}

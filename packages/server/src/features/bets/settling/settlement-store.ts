import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../../../database/database.ts'
import { oneRow } from '../../../database/rows.ts'
import { retryConflicts } from '../../../database/transaction.ts'
import { queueSettledBets } from '../../notifications/notifications.ts'

interface SettledBet {
  readonly betId: number
  readonly playerId: number
}

const LEGS_PER_BATCH_MAX = 5000
/** Measured: a batch keeps one core of the database busy. */
const SHARES_AT_ONCE = 2

/**
 * Pays every bet that the recorded outcomes decide, batch by batch, each batch one transaction.
 * What does not fit in the first batch is settled by shares of the players concurrently. Stopped at
 * any point, it resumes where it was; concurrent runs pay once. Returns what this call paid.
 */
export async function settleOutstanding(
  database: Database,
  legsPerBatchMax: number = LEGS_PER_BATCH_MAX,
): Promise<SettledBet[]> {
  await retryConflicts(() => sql`select review_late_bets()`.execute(database.kysely))
  const allPlayers = { share: 0, shares: 1 }
  const first = await settleBatch(database, legsPerBatchMax, allPlayers)
  const settled = [...first.settled]
  if (first.legs === legsPerBatchMax)
    settled.push(...(await settleInShares(database, legsPerBatchMax)))
  await retryConflicts(() => sql`select close_settled_outcomes()`.execute(database.kysely))
  return settled
}

/** Waits for every share, even when one fails: none continues after the caller has returned. */
async function settleInShares(database: Database, legsMax: number): Promise<SettledBet[]> {
  const shares = database.isEmbedded ? 1 : SHARES_AT_ONCE
  const settlers = Array.from({ length: shares }, (_, share) =>
    settleShare(database, legsMax, { share, shares }),
  )
  await Promise.allSettled(settlers)
  return (await Promise.all(settlers)).flat()
}

interface Share {
  readonly share: number
  readonly shares: number
}

async function settleShare(
  database: Database,
  legsMax: number,
  share: Share,
): Promise<SettledBet[]> {
  const settled: SettledBet[] = []
  for (;;) {
    const batch = await settleBatch(database, legsMax, share)
    settled.push(...batch.settled)
    if (batch.legs < legsMax) return settled
  }
}

const batchShape = z.object({
  legs: z.number(),
  settled: z.array(z.object({ betId: z.number(), playerId: z.number() })),
})

type Batch = z.infer<typeof batchShape>

function settleBatch(
  database: Database,
  legsMax: number,
  { share, shares }: Share,
): Promise<Batch> {
  // One statement, so that a bet is settled and its notification queued together or not at all.
  const query = sql`
    with batch as materialized (
      select legs, settled from settle_bets(${legsMax}, ${share}, ${shares})
    ),
    queued as (${queueSettledBets(sql`batch`)})
    select legs, settled from batch
  `
  return retryConflicts(() => oneRow(database.kysely, batchShape, query))
}

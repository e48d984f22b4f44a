import { auditBooks } from '@caderneta/server/database/audit-books'
import type { Database } from '@caderneta/server/database/database'
import { rows } from '@caderneta/server/database/rows'
import { shownBets } from '@caderneta/server/features/bets/testing/bets-fixtures'
import { sql } from 'kysely'
import * as z from 'zod/mini'

/** What became of the bets of a player, and of the whole ledger. */
export interface Books {
  /** Status and payments of each bet, oldest first. */
  readonly bets: readonly string[]
  /** What was moved in the ledger, by cause and account. */
  readonly ledger: readonly string[]
  /** Invariants of the books that do not hold. */
  readonly violations: readonly string[]
}

/** Centavos that a bettor begins with. */
export const CASH = 1_000_000_000
/** Reais of a bet. */
export const STAKE = 10
/** They depend on what was settled before a bet was placed, which differs from side to side. */
export const NO_OFFERS = {
  cashback: { isOn: false, lastDay: null },
  multipleBonus: { isOn: false, lastDay: null },
}

const sumRow = z.object({
  kind: z.string(),
  account: z.string(),
  entries: z.number(),
  centavos: z.number(),
})

export async function readBooks(database: Database, player: number): Promise<Books> {
  const bets = await shownBets(database, player)
  const violations = await auditBooks(database)
  return {
    bets: bets.reverse().map(({ betInfo: { betStatus, paid } }) => `${betStatus} ${paid}`),
    ledger: await readLedger(database),
    violations: violations.map(({ invariant, result }) => `${invariant}: ${result}`),
  }
}

async function readLedger(database: Database): Promise<readonly string[]> {
  const query = sql`
    select transfer.kind, account.kind as account, count(*)::integer as entries,
      sum(amount)::bigint as centavos
    from entry
    join transfer on transfer.id = entry.transfer_id
    join account on account.id = entry.account_id
    group by transfer.kind, account.kind
    order by transfer.kind, account.kind
  `
  const sums = await rows(database.kysely, sumRow, query)
  return sums.map((sum) => JSON.stringify(sum))
}

import type { ClosingPart } from '@caderneta/domain/bet/cash-out'
import type { Centavos } from '@caderneta/domain/money/money'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../../../database/database.ts'
import { oneRow } from '../../../database/rows.ts'
import { retryConflicts } from '../../../database/transaction.ts'
import type { StoredBet } from '../history/bet-wire.ts'

/** A closing to be stored: the bet as it was quoted, and what it returns. */
interface ClosingToMake {
  readonly playerId: number
  readonly bet: StoredBet
  readonly percent: number
  readonly quote: Centavos
  /**
   * The amount at stake that the page showed: it distinguishes a closing at the quote of the last
   * one from a repeat.
   */
  readonly seen: Centavos | undefined
  readonly part: ClosingPart
  /** How long the quote is guaranteed; below zero it is not, and only a repeat gets a result. */
  readonly validMs: number
  /** The whole stake is returned if the database agrees that this long after the acceptance. */
  readonly freeMs: number | null
}

/** With the wallet afterwards. */
const closedOutcome = z.object({
  outcome: z.enum(['closed', 'repeated']),
  kind: z.enum(['cancel', 'cash_out', 'cash_out_part']),
  returned: z.number(),
  cash: z.number(),
  cashback: z.number(),
})

/** What the database decided (`close_bet`). */
const closingOutcome = z.discriminatedUnion('outcome', [
  closedOutcome,
  z.object({ outcome: z.enum(['unknown', 'decided', 'suspended', 'changed']) }),
])

export type ClosedOutcome = z.infer<typeof closedOutcome>
export type ClosingOutcome = z.infer<typeof closingOutcome>

/** Closes in one call, all of it or nothing. */
export function closeBetRow(database: Database, closing: ClosingToMake): Promise<ClosingOutcome> {
  const { bet, part } = closing
  const request = JSON.stringify({
    player: closing.playerId,
    bet: bet.betId,
    percent: closing.percent,
    quote: closing.quote,
    seen: closing.seen,
    valid_ms: closing.validMs,
    free_ms: closing.freeMs,
    at_stake: { cash: bet.atStakeCash, cashback: bet.atStakeCashback },
    results: bet.legs.map(({ result }) => result),
    stake: part.stake,
    returned: part.returned,
  })
  return retryConflicts(() =>
    oneRow(database.kysely, closingOutcome, sql`select * from close_bet(${request}::jsonb)`),
  )
}

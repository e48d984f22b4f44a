import * as z from 'zod/mini'
import type { ExposureLimits } from '../../../config/config.ts'
import type { Database } from '../../../database/database.ts'
import { parseRows, timeColumn } from '../../../database/rows.ts'
import { retryConflicts } from '../../../database/transaction.ts'
import type { SlipOffer } from './decide-slip.ts'
import { exposureRow } from './exposure-limits.ts'
import type { PriceProof } from './price-book.ts'

/** A slip to be stored. */
export interface SlipToDecide {
  readonly playerId: number
  readonly slipId: string
  readonly fingerprint: string
  readonly usesCashback: boolean
  readonly offer: SlipOffer
  /** Found before the call; recorded as the result unless the slip already has one. */
  readonly refusal: { readonly code: string; readonly facts: object | null } | null
  /** Until when the prices are guaranteed, on the clock of `performance.now()`. */
  readonly validUntilMs: number
  /** Of the prices that are not in the database yet. */
  readonly proofs: readonly PriceProof[]
}

/** Amounts in centavos; the wallet as it is after this slip. */
const placedOutcome = z.object({
  outcome: z.literal('placed'),
  reference: z.string(),
  bet_ids: z.array(z.number()),
  cash: z.number(),
  cashback: z.number(),
  accepted_at: timeColumn,
})

/** What the database decided. */
const slipOutcome = z.discriminatedUnion('outcome', [
  placedOutcome,
  z.object({ outcome: z.literal('refused'), refusal: z.string(), facts: z.unknown() }),
  z.object({ outcome: z.enum(['repeated', 'reused']) }),
])

export type PlacedOutcome = z.infer<typeof placedOutcome>
export type SlipOutcome = z.infer<typeof slipOutcome>

const PLACE = 'select * from place_bets($1::jsonb, $2::jsonb) order by slip_index'

/** The proofs of their prices are written in the same transaction; existing ones stay. */
const PLACE_WITH_PROOFS = `
  with proof as (
    insert into odds_history (selection_id, told_at, version, odds, status)
    select selection, told_at, version, odds, status
    from jsonb_to_recordset($3::jsonb) as p(selection bigint, told_at timestamptz,
      version bigint, odds integer, status text)
    order by selection
    on conflict do nothing
  )
  ${PLACE}`

/**
 * Decides the slips in one call: all of it commits or none (`place_bets`). Applies
 * every limit to the summed potential return of accepted bets (docs/decisions/0054).
 */
export function placeBets(
  database: Database,
  slips: readonly SlipToDecide[],
  limits: ExposureLimits,
): Promise<readonly SlipOutcome[]> {
  const proofs = slips.flatMap((slip) => slip.proofs.map(proofRow))
  const statement =
    proofs.length === 0
      ? { name: 'place_bets', text: PLACE }
      : { name: 'place_bets_with_proofs', text: PLACE_WITH_PROOFS }
  const more = proofs.length === 0 ? [] : [JSON.stringify(proofs)]
  return retryConflicts(async () => {
    const values = [
      JSON.stringify(slips.map(slipRow)),
      JSON.stringify(exposureRow(limits)),
      ...more,
    ]
    const found = await database.pool.query({ ...statement, values })
    return parseRows(slipOutcome, found.rows)
  })
}

/** Locks no account, but needs all that locking one needs; throws when that is unavailable. */
export async function probeAccounts({ pool }: Database): Promise<void> {
  await pool.query('select id from account where false for update')
}

function proofRow({ selection, at }: PriceProof) {
  return {
    selection: selection.selectionId,
    told_at: new Date(at).toISOString(),
    version: selection.version,
    odds: selection.odds,
    status: selection.status,
  }
}

function slipRow(slip: SlipToDecide) {
  return {
    player: slip.playerId,
    slip: slip.slipId,
    fingerprint: slip.fingerprint,
    refusal: slip.refusal?.code ?? null,
    facts: slip.refusal?.facts ?? null,
    cashback: slip.usesCashback,
    valid_ms: Math.floor(slip.validUntilMs - performance.now()),
    selections: slip.offer.selections.map(({ selection, isLive }) => ({
      game: selection.gameId,
      market: selection.marketId,
      selection: selection.selectionId,
      name: selection.name,
      handicap: selection.handicap,
      odds: selection.odds,
      version: selection.version,
      live: isLive,
    })),
    bets: slip.offer.bets.map((bet) => ({
      stake: bet.stake,
      odds: String(bet.odds),
      potential_return: bet.potentialReturn,
      bonus: bet.bonusPercent,
      cashback_percent: bet.cashbackPercent,
      legs: bet.legs,
    })),
  }
}

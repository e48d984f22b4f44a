import type { Database } from '../../database/database.ts'
import { retryConflicts } from '../../database/transaction.ts'
import type { SlipOffer } from './decide-slip.ts'

/** A slip on its way into the database. */
export interface SlipToDecide {
  readonly playerId: number
  readonly slipId: string
  readonly fingerprint: string
  readonly usesCashback: boolean
  readonly offer: SlipOffer
  /** Found before the call; recorded as the answer unless the slip has one already. */
  readonly refusal: { readonly code: string; readonly facts: object | null } | null
  /** Until when the prices are vouched for, on the clock of `performance.now()`. */
  readonly validUntilMs: number
}

/** What the database decided. Amounts in centavos; the wallet as it is after this slip. */
export interface SlipOutcome {
  readonly outcome: 'placed' | 'refused' | 'repeated' | 'reused'
  readonly refusal: string | null
  readonly facts: unknown
  readonly reference: string | null
  readonly bet_ids: readonly number[] | null
  readonly cash: number
  readonly cashback: number
  readonly accepted_at: Date
}

/** Decides the slips in one call: all of it commits or none (migration 0005, `place_bets`). */
export function placeBets(
  database: Database,
  slips: readonly SlipToDecide[],
): Promise<readonly SlipOutcome[]> {
  return retryConflicts(async () => {
    const found = await database.pool.query<SlipOutcome>({
      name: 'place_bets',
      text: 'select * from place_bets($1::jsonb) order by place',
      values: [JSON.stringify(slips.map(slipRow))],
    })
    return found.rows
  })
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
    selections: slip.offer.selections.map((selection) => ({
      game: selection.gameId,
      market: selection.marketId,
      selection: selection.selectionId,
      name: selection.name,
      handicap: selection.handicap,
      odds: selection.odds,
      version: selection.version,
      live: selection.isLive,
    })),
    bets: slip.offer.bets.map((bet) => ({
      stake: bet.stake,
      odds: String(bet.odds),
      potential_return: bet.potentialReturn,
      bonus: bet.bonusPercent,
      legs: bet.legs,
    })),
  }
}

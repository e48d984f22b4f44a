import type { BalanceWire, DebtCauseWire } from '@caderneta/contract/wallet/wallet'
import { centavos, reaisNumber } from '@caderneta/domain/money/money'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { rows } from '../../database/rows.ts'
import type { Reader } from '../../database/transaction.ts'

/** Causes beyond these are not shown one by one. */
const CAUSES_MAX = 20
/** Of corrected bets and days, the newest that may have caused a debt. */
const CORRECTED_MAX = 100

/**
 * A player's debt and its causes. Repayments name no cause, so the oldest is assumed to be repaid
 * first: the debt is what the newest causes add up to.
 */
export async function readDebt(
  reader: Reader,
  playerId: number,
): Promise<Pick<BalanceWire, 'owed' | 'owedFor'>> {
  const { owed } = await reader
    .selectFrom('account')
    .select('owed')
    .where('player_id', '=', playerId)
    .where('kind', '=', 'cash')
    .executeTakeFirstOrThrow()
  const owedFor = owed === 0 ? [] : await readCauses(reader, playerId, owed)
  return { owed: reaisNumber(centavos(owed)), owedFor }
}

const causeRow = z.object({
  bet_id: z.nullable(z.number()),
  bet_reference: z.nullable(z.string()),
  day: z.nullable(z.string()),
  amount: z.number(),
})

async function readCauses(
  reader: Reader,
  playerId: number,
  owed: number,
): Promise<DebtCauseWire[]> {
  const query = sql`
    with corrected as (
      select bet.id as bet_id, null::date as day, reversal.id
      from (
        select id, closings from bet
        where player_id = ${playerId}
          and (closings > 1 or (status = 'pending' and closings > 0))
        order by -id limit ${CORRECTED_MAX}
      ) bet
      cross join lateral (
        select id from transfer
        where kind in ('unsettle', 'uncashback') and reference = any (array(
          select bet.id || '#' || number from generate_series(1, bet.closings) number
        ))
      ) reversal
      union all
      select null, days.day, reversal.id
      from (
        select day, changes from cashback_day
        where player_id = ${playerId} and changes > 0
        order by day desc limit ${CORRECTED_MAX}
      ) days
      cross join lateral (
        select id from transfer
        where kind = 'uncashback_day' and reference = any (array(
          select ${`${playerId}/`}::text || days.day || '#' || number
          from generate_series(1, days.changes) number
        ))
      ) reversal
    ),
    debts as (
      select corrected.id, bet_id, day, -entry.amount as amount,
        sum(-entry.amount) over (order by corrected.id desc) as total
      from corrected
      join entry on entry.transfer_id = corrected.id and entry.amount < 0
        and entry.account_id = pocket_of(null, 'receivable')
    ),
    causes as (
      select max(id) as newest, bet_id, day,
        sum(least(amount, ${owed}::bigint - (total - amount)))::bigint as amount
      from debts where total - amount < ${owed}::bigint
      group by bet_id, day
    )
    select bet_id, slip.reference as bet_reference, day::text, amount
    from causes
    left join bet on bet.id = bet_id
    left join slip on slip.player_id = bet.player_id and slip.slip_id = bet.slip_id
    order by newest desc limit ${CAUSES_MAX}
  `
  const causes = await rows(reader, causeRow, query)
  return causes.map((cause) => ({
    reason: cause.bet_id === null ? 'cashback_corrected' : 'bet_corrected',
    amount: reaisNumber(centavos(cause.amount)),
    betId: cause.bet_id,
    betReference: cause.bet_reference,
    day: cause.day,
  }))
}

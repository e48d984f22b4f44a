import type { DepositsUnderTest } from './test-deposits.ts'

const DEPOSIT = '00000000-0000-4000-8000-000000000001'
const TXID = '00000000000040008000000000000001'

/**
 * A deposit of R$ 1.000,00 that was never paid, with everything that a paid one leaves in our
 * tables: charge, notice, payment and credit. No trigger refuses it and the audit finds nothing.
 */
export async function forgePayment(
  { database, playerId }: Pick<DepositsUnderTest, 'database' | 'playerId'>,
  endToEndId: string,
  paidAtMs: number,
): Promise<void> {
  const paidAt = new Date(paidAtMs).toISOString()
  const notice = JSON.stringify({ endToEndId, txid: TXID, valor: '1000.00' })
  await database.pool.query(`
    with made as (
      insert into transfer (kind, reference) values ('deposit', '${endToEndId}') returning id
    ),
    charge as (
      insert into deposit
        (id, player_id, amount, txid, payload, status, expires_at, credited_at)
      values ('${DEPOSIT}', ${playerId}, 100000, '${TXID}', '', 'credited', now(), now())
    ),
    notice as (
      insert into psp_inbox (end_to_end_id, body, processed_at)
      values ('${endToEndId}', '${notice}', now())
    ),
    payment as (
      insert into pix_payment
        (end_to_end_id, txid, deposit_id, amount, paid_at, outcome)
      values ('${endToEndId}', '${TXID}', '${DEPOSIT}', 100000, '${paidAt}', 'credited')
    ),
    pocket as (
      update account set balance = balance + 100000, version = version + 1
      where player_id = ${playerId} and kind = 'cash' returning id, balance, version
    )
    insert into entry (transfer_id, account_id, is_player, amount, balance_after, version)
    select made.id, pocket.id, true, 100000, balance, version from made, pocket
    union all
    select made.id, account.id, false, -100000, null, null
    from made, account where kind = 'psp_clearing' and player_id is null`)
}

import { centavos } from '@caderneta/domain/money/money'
import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import { addPlayer } from '../../../database/test-rows.ts'
import { closeCashbackDays } from '../../offers/testing/offers-fixtures.ts'
import { rollbackOutcomes } from '../settling/market-correction-store.ts'
import { settleOutstanding } from '../settling/settlement-store.ts'
import { openTable } from './table-fixtures.ts'

/**
 * Books in which bets were closed early and results corrected, all by one player: 1 cashed out, 2
 * half closed and still pending, 3 live, lost and counted in its day, which is closed, 4 won, taken
 * back after its winnings were spent and lost, 5 the bet on which they were spent, open. 6 belongs
 * to another player and was cancelled free.
 */
export async function fillClosedBooks(database: Database): Promise<void> {
  const player = await addPlayer(database, { cash: 4000, cashback: 500 })
  const other = await addPlayer(database, { cash: 1000 })
  const table = await openTable(database, [2000, 2000, 2000, 2000, 2000], { isLive: true })
  const cashedOut = await table.one(player, 10, [0], true)
  await table.close(player, cashedOut, '9.50')
  const halved = await table.one(player, 10, [1])
  await table.close(player, halved, '9.50', 50)
  await table.one(player, 10, [2])
  await sql`update game set status = 'scheduled', starts_at = now() + interval '1 hour'
    where id = ${table.games[3] ?? 0}`.execute(database.kysely)
  table.book.addGame(table.games[3] ?? 0)
  await table.one(player, 5, [3])
  await table.end(3, 'win')
  await table.end(2, 'lose')
  await closeCashbackDays(database, '2999-01-01', centavos(20_000))
  const { cash } = await readCash(database, player)
  await table.one(player, cash / 100, [4])
  await rollbackOutcomes(database, { gameId: table.games[3] ?? 0, marketIds: 'all' })
  await settleOutstanding(database)
  await table.end(3, 'lose')
  const later = await openTable(database, [2000, 2000], { cashOut: { freeCancelMs: 60_000 } })
  await later.close(other, await later.one(other, 5, [0, 1]), '5')
}

async function readCash(database: Database, player: number) {
  const found = await sql<{ cash: number }>`
    select balance as cash from account where player_id = ${player} and kind = 'cash'
  `.execute(database.kysely)
  return found.rows[0] ?? { cash: 0 }
}

/** R$ 1,00 leaves the cash of player 2, who owes nothing, in a transfer whose sums agree. */
const COLLECTED_FROM_2 = `
  with pocket as (
    update account set balance = balance - 100, version = version + 1
    where player_id = 2 and kind = 'cash' returning id, balance, version
  ),
  made as (
    insert into transfer (kind, reference) select 'debt_repaid', '2/' || version from pocket
    returning id
  )
  insert into entry (transfer_id, account_id, is_player, amount, balance_after, version)
  select made.id, pocket.id, true, -100, balance, version from made, pocket
  union all
  select made.id, account.id, false, 100, null, null
  from made, account where player_id is null and kind = 'receivable'`

/** Corruptions made with the triggers disabled, and the invariant that must report each. */
export const CLOSING_CORRUPTIONS: readonly (readonly [string, string, string])[] = [
  ['a part that was closed is edited', `update bet set closed_cash = 400 where id = 2`, 'I8'],
  ['what a part returned is edited', `update bet set returned_early = 500 where id = 2`, 'I8'],
  ['an early closing is deleted', `delete from bet_closing where bet_id = 1`, 'I8'],
  ['an early closing is invented', closingOf(5, `'x'`), 'I8'],
  ['a bet is closed at more than it can win', closeAt(90_000_000), 'refused'],
  [
    'an early closing names another transfer',
    `update bet_closing set transfer_id = 1 where bet_id = 2`,
    'I8',
  ],
  ['the balance that a closing left is changed', `update bet_closing set cash_after = 1`, 'I31'],
  [
    'the time of a closing is changed with that of its bet',
    `update bet_closing set closed_at = closed_at - interval '1 hour';
     update bet set settled_at = settled_at - interval '1 hour'`,
    'I31',
  ],
  [
    'a bet was closed early at another time',
    `update bet set settled_at = settled_at - interval '10 milliseconds' where id = 1`,
    'I8',
  ],
  ['a part is marked as the whole', `update bet_closing set percent = 100 where bet_id = 2`, 'I8'],
  ['a free cancel is no longer free', `update bet_closing set is_free = false`, 'I22'],
  ['a closing at a price is marked free', `update bet_closing set is_free = true`, 'refused'],
  [
    'a closing after the free period is recorded as free',
    `update bet set accepted_at = accepted_at - interval '1 minute' where id = 6`,
    'I8',
  ],
  ['the number of closings is edited', `update bet set closings = 3 where id = 1`, 'I8'],
  [
    'a cashed-out bet is reopened',
    `update bet set status = 'pending', settled_at = null, payout = 0, closed_cash = 0,
       closed_cashback = 0 where id = 1`,
    'I8',
  ],
  ['a bet that was cashed out is settled as well', settleOf(1), 'I8'],
  ['a payout of a cash-out is edited', `update bet set payout = payout + 1 where id = 1`, 'I8'],
  ['a reversal names nothing', `update transfer set reverses = null where kind = 'unsettle'`, 'I8'],
  [
    'a reversal names another transfer',
    `update transfer set reverses = 1 where kind = 'unsettle'`,
    'I8',
  ],
  [
    'a reversal takes back less than was paid',
    `update entry set amount = amount + case when is_player then 100 else 0 end
       - case when account_id = (select id from account where kind = 'house') then 100 else 0 end
     where transfer_id = (select id from transfer where kind = 'unsettle')`,
    'I8',
  ],
  ['a reversal is deleted', `delete from transfer where kind = 'unsettle'`, 'I8'],
  ['a debt is forgiven', `update account set owed = 0 where owed > 0`, 'I10'],
  [
    'a debt is invented',
    `update account set owed = 100 where player_id = 2 and kind = 'cash'`,
    'I10',
  ],
  ['a debt is changed', `update account set owed = owed + 1 where owed > 0`, 'I10'],
  [
    'a debt is moved to another player',
    `update account set owed = case player_id when 1 then 0 else 1000 end
     where player_id in (1, 2) and kind = 'cash'`,
    'I10',
  ],
  [
    'a debt is forgiven with a transfer of the house',
    `with made as (
       insert into transfer (kind, reference) values ('debt_repaid', '1/99') returning id
     ),
     forgiven as (update account set owed = 0 where owed > 0)
     insert into entry (transfer_id, account_id, is_player, amount, balance_after, version)
     select made.id, account.id, false, case kind when 'house' then -1000 else 1000 end, null, null
     from made, account where player_id is null and kind in ('house', 'receivable')`,
    'I21',
  ],
  ['a debt is collected from a player without one', COLLECTED_FROM_2, 'I10'],
  [
    'cash is credited to a debtor',
    `update account set balance = balance + 100 where owed > 0`,
    'I10',
  ],
  [
    'a debtor requests a withdrawal',
    `insert into withdrawal (id, player_id, amount, pix_key_type, pix_key, owner_name, cpf, status,
       created_at)
     select gen_random_uuid(), id, 100, 'cpf', cpf, 'x', cpf, 'requested', now()
     from player where id = 1`,
    'I10',
  ],
  ['cashback has a debt', `update account set owed = 1 where kind = 'cashback'`, 'refused'],
  [
    'a debt is negative',
    `update account set owed = -1 where player_id = 1 and kind = 'cash'`,
    'refused',
  ],
  [
    'a bet earns cashback in addition to its day',
    `update bet set cashback = 100 where id = 3`,
    'I9',
  ],
  ['cashback is promised afterwards', `update bet set cashback_percent = 50 where id = 3`, 'I9'],
  [
    'a bet before the start is promised cashback',
    `update bet set cashback_percent = 10 where id = 4`,
    'I9',
  ],
  [
    'cashback is credited a second time',
    `insert into transfer (kind, reference)
     select kind, reference from transfer where kind = 'cashback_day'`,
    'refused',
  ],
  [
    'cashback was never credited',
    `update transfer set reference = '2/2000-01-01#1' where kind = 'cashback_day'`,
    'I26',
  ],
  [
    'cashback comes from the wrong account',
    `update entry set account_id = (select id from account where kind = 'house')
     where account_id = (select id from account where kind = 'promotions')
       and transfer_id = (select id from transfer where kind = 'cashback_day')`,
    'I21',
  ],
  ['a day credits more', `update cashback_day set credited = credited + 1`, 'I26'],
  ['a day allows less than it credited', `update cashback_day set day_max = 0`, 'refused'],
  ['a closed day is reopened', `update cashback_day set closed_at = null`, 'refused'],
  ['a day is deleted', `delete from cashback_day`, 'I26'],
  ['a bet leaves its day', `delete from cashback_bet`, 'I26'],
  ['a bet moves to another day', `update cashback_bet set day = day + 1`, 'I26'],
  [
    'a bet moves to the day before, together with its day',
    `with moved as (update cashback_bet set day = day - 1)
     update cashback_day set day = day - 1`,
    'I26',
  ],
  [
    'a bet counts by another rule',
    `update cashback_bet set is_day_of_match = false,
     day = day - 1`,
    'I26',
  ],
  ['a bet of another player counts', `update cashback_bet set player_id = 2`, 'I26'],
  [
    'a bet before the start counts for a day',
    `insert into cashback_bet select 4, player_id, day from cashback_day`,
    'I26',
  ],
  ['the first settled bet counts', `update first_settled_bet set bet_id = 3`, 'I26'],
  ['a first settled bet is deleted', `delete from first_settled_bet`, 'I26'],
  [
    'a quote is paid to another player',
    `update entry set account_id = (select id from account where player_id = 2 and kind = 'cash'),
       version = 99
     where is_player and amount > 0
       and transfer_id = (select transfer_id from bet_closing where bet_id = 2)`,
    'I10',
  ],
  [
    'a part of a stake is closed twice',
    `update bet set closed_cash = 1000 where id = 2`,
    'refused',
  ],
  ['a liability is edited', `update selection_liability set singles = singles + 1`, 'I22'],
  [
    'a liability is moved to another class',
    `update selection_liability set singles = 0, long_shots = singles where singles > 0`,
    'I22',
  ],
  ['a liability is deleted', `delete from selection_liability`, 'I22'],
  [
    'a day of a player is edited',
    `update exposure_player_day set potential_return = potential_return - 1`,
    'I29',
  ],
  ['a combination of a player is deleted', `delete from exposure_player_combination`, 'I29'],
  [
    'a combination is counted without a bet',
    `insert into exposure_combination values (gen_random_uuid(), 100)`,
    'I29',
  ],
]

function closingOf(bet: number, reference: string): string {
  return `with made as (
      insert into transfer (kind, reference) values ('cash_out', ${reference}) returning id
    )
    insert into bet_closing select ${bet}, 1, id, 100, 1, 1, 0, 1, 0, 0, now() from made`
}

/** Bet 5 by the statement of the server, at a quote of its own. */
function closeAt(centavos: number): string {
  return `select close_bet(jsonb_build_object('player', player_id, 'bet', id, 'percent', 100,
      'quote', ${centavos}, 'valid_ms', 60000, 'results', '[null]'::jsonb, 'at_stake', whole,
      'stake', whole, 'returned', '{"cash": ${centavos}, "cashback": 0}'::jsonb))
    from bet cross join lateral (
      select jsonb_build_object('cash', stake_cash, 'cashback', stake_cashback) as whole
    ) stake
    where id = 5`
}

function settleOf(bet: number): string {
  return `insert into transfer (kind, reference) values ('settle', '${bet}#2')`
}

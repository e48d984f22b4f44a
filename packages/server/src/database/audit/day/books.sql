-- The books of one day beside the books: each temporary table has the name of the table that it is
-- read from, so that an invariant reads the rows of the day in its place. audited_day has the day
-- and the first and last id of it. What a bet of the day needs of other days is in them too: all
-- legs, transfers and closings of each bet that was accepted, settled or closed on that day. Each
-- table is read by a key: the size of the day decides the time, not that of the books.

-- step
-- Also the seal before: its facts may reach into the day.
create temporary table bet_seal on commit drop as
select seal.* from audited_day
cross join lateral (
  select coalesce(max(bet_ids[1]), 0) as first from public.bet_seal where bet_ids[1] <= first_bet
) before
join public.bet_seal seal on seal.bet_ids[1] between before.first and last_bet;

-- step
create temporary table fact_seal on commit drop as
select seal.* from audited_day
cross join lateral (
  select coalesce(max(ids[1]), 0) as first from public.fact_seal
  where subject = 'transfer' and ids[1] <= first_transfer
) before
join public.fact_seal seal
  on seal.subject = 'transfer' and seal.ids[1] between before.first and last_transfer
union all
select seal.* from audited_day
join public.fact_seal seal
  on seal.subject = 'closing' and seal.ids[1] between first_transfer and last_transfer;

-- step
create temporary table audited_transfer on commit drop as
select id from audited_day
join public.transfer on transfer.id between first_transfer and last_transfer
union
select unnest(ids) from fact_seal where subject = 'transfer';

-- step
create temporary table audited_bet on commit drop as
select id from audited_day join public.bet on bet.id between first_bet and last_bet
union
select unnest(bet_ids) from bet_seal
union
select split_part(reference, '#', 1)::bigint
from audited_transfer join public.transfer using (id)
where kind in ('stake', 'settle', 'unsettle', 'cashback', 'uncashback', 'cancel', 'cash_out',
    'cash_out_part')
  and reference ~ '^[0-9]{1,18}(#|$)';

analyze audited_bet;

-- step
create temporary table audited_player on commit drop as
select distinct player_id from audited_bet join public.bet using (id);

-- step
create temporary table first_settled_bet on commit drop as
select first.* from audited_player join public.first_settled_bet first using (player_id);

-- step
insert into audited_bet
select bet_id from first_settled_bet where bet_id not in (select id from audited_bet);

analyze audited_bet;

-- step
create temporary table bet on commit drop as
select bet.* from audited_bet join public.bet using (id);

-- Invariants group by the id of a bet alone.
alter table bet add primary key (id);

-- step
create temporary table leg on commit drop as
select leg.* from audited_bet join public.leg on leg.bet_id = audited_bet.id;

-- step
create temporary table slip on commit drop as
select slip.* from (select distinct player_id, slip_id from bet) placed
join public.slip using (player_id, slip_id);

-- step
create temporary table bet_closing on commit drop as
select closing.* from audited_bet join public.bet_closing closing on closing.bet_id = audited_bet.id
union
select closing.* from fact_seal cross join lateral unnest(ids) as transfer_id
join public.bet_closing closing using (transfer_id)
where subject = 'closing';

-- step
create temporary table cashback_bet on commit drop as
select counted.* from audited_bet
join public.cashback_bet counted on counted.bet_id = audited_bet.id;

-- step
create temporary table cashback_day on commit drop as
select day.* from (select distinct player_id, day from cashback_bet) counted
join public.cashback_day day using (player_id, day);

-- step
create temporary table pix_payment on commit drop as
select payment.* from audited_transfer
join public.transfer using (id)
join public.pix_payment payment on payment.end_to_end_id = transfer.reference
where kind = 'deposit';

-- step
create temporary table deposit on commit drop as
select deposit.* from (select distinct deposit_id as id from pix_payment) paid
join public.deposit using (id);

-- step
create temporary table psp_inbox on commit drop as
select notice.* from pix_payment join public.psp_inbox notice using (end_to_end_id);

-- step
create temporary table withdrawal on commit drop as
select withdrawal.* from (
  select id from public.withdrawal
  where status in ('requested', 'in_review', 'approved', 'sending')
  union
  select reference::uuid from audited_transfer join public.transfer using (id)
  where kind in ('withdrawal_hold', 'withdrawal_paid', 'withdrawal_returned')
    and reference ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
) moved join public.withdrawal using (id);

-- step
create temporary table withdrawal_request on commit drop as
select request.* from withdrawal join public.withdrawal_request request on withdrawal_id = id;

-- step
create temporary table withdrawal_step on commit drop as
select step.* from withdrawal join public.withdrawal_step step on withdrawal_id = id;

-- step
insert into audited_transfer
select transfer.id from (
  select 'stake' as kind, id::text as reference from bet
  union all
  select 'settle', id || '#' || closing from bet cross join generate_series(1, closings) closing
  union all
  select kind, id || '#' || closing from bet cross join generate_series(1, closings) closing
  cross join unnest('{unsettle,cashback,uncashback,cancel,cash_out}'::text[]) kind
  where closings > 1 or cashback <> 0 or status not in ('win', 'lose', 'void')
  union all
  select kind, id::text from withdrawal
  cross join unnest('{withdrawal_hold,withdrawal_paid,withdrawal_returned}'::text[]) kind
) named
join public.transfer using (kind, reference)
union
select transfer_id from bet_closing
union
select reverses from audited_transfer join public.transfer using (id) where reverses is not null
except
select id from audited_transfer;

analyze audited_transfer;

-- step
create temporary table transfer on commit drop as
select transfer.* from audited_transfer join public.transfer using (id);

-- step
create temporary table entry on commit drop as
select entry.* from (
  select id from audited_transfer
  union
  select transfer_id from audited_day
  join public.entry on transfer_id between first_transfer and last_transfer
) moved join public.entry on entry.transfer_id = moved.id;

analyze entry;

-- step
create temporary table entry_before on commit drop as
select before.* from entry
join public.entry before
  on before.account_id = entry.account_id and before.version = entry.version - 1;

-- step
create temporary table account on commit drop as
select account.* from public.account where player_id is null
union
select account.* from (
  select player_id from audited_player
  union
  select player_id from (select distinct account_id from entry where is_player) moved
  join public.account on account.id = account_id
) active join public.account using (player_id)
union
select account.* from (select distinct account_id as id from entry) moved
join public.account using (id);

-- step
create temporary table last_entry on commit drop as
select last.* from account
cross join lateral (
  select * from public.entry where account_id = account.id and version is not null
  order by version desc limit 1
) last
where account.is_player;

-- step
create temporary table entry_kind on commit drop as
select found.* from entry join public.transfer on transfer.id = entry.transfer_id
join public.entry_kind found
  on found.account_id = entry.account_id and found.version = entry.version
  and found.kind = transfer.kind;

-- step
create temporary table player on commit drop as
select player.* from (select distinct player_id as id from account) active
join public.player using (id);

-- step
create temporary table game on commit drop as
select game.* from (select distinct game_id as id from leg) sold join public.game using (id);

-- step
create temporary table sold_selection on commit drop as
select distinct selection_id from leg;

-- step
create temporary table selection_outcome on commit drop as
select outcome.* from sold_selection join public.selection_outcome outcome using (selection_id);

-- step
create temporary table outcome_history on commit drop as
select former.* from sold_selection join public.outcome_history former using (selection_id);

-- step
create temporary table odds_history on commit drop as
select known.* from sold_selection join public.odds_history known using (selection_id);

-- step
create temporary table game_odds on commit drop as
select known.* from game join public.game_odds known on known.game_id = game.id;

-- step
create temporary table exposure_player_day on commit drop as
select held.* from audited_day
cross join audited_player
join public.exposure_player_day held using (player_id, day);

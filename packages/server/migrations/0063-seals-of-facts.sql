-- migrate: stepwise
-- What could be rewritten with the triggers switched off without a trace in any sum: the time of a
-- transfer, who a player is, the trust in the feed, the balance that a slip or a closing left, and
-- the time of a settlement, this one with the triggers in force as well (decision 0118). Facts of
-- before are sealed here as they are found.

-- step
create table if not exists fact_seal (
  id bigint generated always as identity primary key,
  subject text not null check (subject in ('transfer', 'closing', 'person', 'trust')),
  -- The facts, in order: transfers, transfers of closings, players, microseconds of the trust.
  ids bigint[] not null check (cardinality(ids) > 0),
  seal bytea not null,
  -- Written by the migration, after the facts.
  is_earlier boolean not null default false
);

-- 1: without the balances that the slip left and its time.
alter table bet_seal add column if not exists form smallint not null default 1;

-- step
-- Seals transfers with their entries: all entries of a transfer arrive in one statement. The text
-- is that of audit/included/facts.sql.
create or replace function seal_transfers() returns trigger language plpgsql as $$
begin
  insert into fact_seal (subject, ids, seal)
  select 'transfer', array_agg(id order by id),
    sha256(convert_to(string_agg(terms, e'\n' order by id), 'UTF8'))
  from (
    select transfer.id, concat_ws('|', transfer.id, transfer.kind, transfer.reference,
      coalesce(transfer.reverses, 0), extract(epoch from transfer.created_at), moved.terms) as terms
    from (
      select transfer_id, string_agg(concat_ws(',', account_id, amount, balance_after, version),
        ';' order by account_id) as terms
      from added group by transfer_id
    ) moved
    join transfer on transfer.id = moved.transfer_id
  ) posted
  having count(*) > 0;
  return null;
end $$;

-- step
-- Seals an early closing of a bet. The text is that of audit/included/facts.sql.
create or replace function seal_closing() returns trigger language plpgsql as $$
begin
  insert into fact_seal (subject, ids, seal)
  values ('closing', array[new.transfer_id], sha256(convert_to(concat_ws('|', new.transfer_id,
    new.bet_id, new.number, new.percent, new.quote, new.stake_cash, new.stake_cashback,
    new.returned, new.cash_after, new.cashback_after, extract(epoch from new.closed_at),
    new.is_free), 'UTF8')));
  return null;
end $$;

-- step
-- Seals what makes an account that of a person, or a demo account. The text is that of
-- audit/included/facts.sql.
create or replace function seal_person() returns trigger language plpgsql as $$
begin
  insert into fact_seal (subject, ids, seal)
  values ('person', array[new.id], sha256(convert_to(concat_ws('|', new.id, new.cpf,
    new.birthdate - date '2000-01-01', to_json(new.username)), 'UTF8')));
  return null;
end $$;

-- step
-- Seals a level of trust in the feed, by its moment in microseconds. The text is that of
-- audit/included/facts.sql.
create or replace function seal_trust() returns trigger language plpgsql as $$
declare
  moment constant bigint := extract(epoch from new.changed_at) * 1000000;
begin
  insert into fact_seal (subject, ids, seal)
  values ('trust', array[moment],
    sha256(convert_to(concat_ws('|', moment, new.trust), 'UTF8')));
  return null;
end $$;

-- step
-- A bet gets the time of its settlement with a further closing, and keeps it until it is opened
-- again. The audit compares that time with the transfer of the closing (I8).
create or replace function keep_settled_at() returns trigger language plpgsql as $$
begin
  if old.settled_at is not null or new.closings <> old.closings + 1 then
    raise exception 'the settlement of a bet is kept as it was written'
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

-- step
-- What foreign keys would check of legs, once per statement, and seals the bets of the legs: all
-- legs of a bet arrive in one statement. The text of the seal is that of audit/included/terms.sql.
create or replace function check_legs() returns trigger language plpgsql as $$
begin
  if exists (
    select from added
    left join bet on bet.id = added.bet_id
    left join game on game.id = added.game_id
    where bet.id is null or game.id is null or added.player_id is distinct from bet.player_id
  ) then
    raise exception 'a leg has no bet of its player or no game'
      using errcode = 'foreign_key_violation';
  end if;
  insert into bet_seal (form, bet_ids, seal)
  select 2, array_agg(id order by id),
    sha256(convert_to(string_agg(terms, e'\n' order by id), 'UTF8'))
  from (
    select bet.id,
      concat_ws('|', bet.id, bet.player_id, bet.slip_id, slip.fingerprint, slip.reference,
        bet.position, bet.stake_cash, bet.stake_cashback, bet.odds, bet.potential_return,
        bet.bonus_percent, extract(epoch from bet.accepted_at), legs.terms, slip.cash_after,
        slip.cashback_after, extract(epoch from slip.created_at)) as terms
    from (
      select bet_id, string_agg(concat_ws(',', position, game_id, market_id, selection_id, odds,
        odds_version, is_live, to_json(handicap), to_json(selection_name)), ';'
        order by position) as terms
      from added group by bet_id
    ) legs
    join bet on bet.id = legs.bet_id
    left join slip on slip.player_id = bet.player_id and slip.slip_id = bet.slip_id
  ) accepted
  having count(*) > 0;
  return null;
end $$;

-- step
-- Pays those of these open bets that their legs decide, and returns them. Each bet has a transfer
-- of its own, named after the bet and its closing. What a player owes is repaid first from what
-- comes into cash. Live bets are recorded for the cashback of the day of their match, but not the
-- first bet of a player. Called by settle_bets under the locks of the wallets and of the bets.
create or replace function pay_bets(ids bigint[]) returns bigint[] language plpgsql as $$
#variable_conflict use_column
declare
  open_stakes bigint;
  house bigint;
  receivable bigint;
  paid bigint[];
begin
  select min(id) filter (where kind = 'open_stakes'), min(id) filter (where kind = 'house'),
    min(id) filter (where kind = 'receivable')
  into strict open_stakes, house, receivable
  from account where player_id is null;

  with closing as materialized (
    select id, player_id, due_status as status, at_stake, due_payout as paid,
      returned_early, cashback_percent, closings + 1 as closing,
      nextval('transfer_id_seq') as transfer_id, clock_timestamp() as settled_at,
      case when due_status = 'void' then cashback_at_stake else 0 end as to_cashback
    from bets_due(ids)
    where status = 'pending' and due_status <> 'pending'
  ),
  closed as (
    update bet set status = closing.status, payout = closing.returned_early + closing.paid,
      closings = closing.closing, settled_at = closing.settled_at
    from closing where bet.id = closing.id
  ),
  made_transfers as (
    insert into transfer (id, kind, reference, created_at)
    overriding system value
    select transfer_id, 'settle', id || '#' || closing, settled_at from closing
  ),
  firsts as (
    insert into first_settled_bet (player_id, bet_id)
    select distinct on (player_id) player_id, id from closing
    where status in ('win', 'lose') order by player_id, id
    on conflict (player_id) do nothing
    returning bet_id
  ),
  collected as (
    insert into cashback_bet (bet_id, player_id, day)
    select id, player_id, day from closing
    cross join lateral cashback_day_of_bet(closing.id) as day
    where cashback_percent > 0 and status in ('win', 'lose') and day is not null
      and not exists (select from firsts where bet_id = closing.id)
      and not exists (select from first_settled_bet first where first.bet_id = closing.id)
    on conflict (bet_id) do nothing
    returning player_id, day
  ),
  opened_days as (
    insert into cashback_day (player_id, day)
    select distinct player_id, day from collected
    on conflict (player_id, day) do nothing
  ),
  pockets as (
    select transfer_id, player_id, 'cash' as kind, paid - to_cashback as due from closing
    where paid > to_cashback
    union all
    select transfer_id, player_id, 'cashback', to_cashback from closing where to_cashback > 0
  ),
  payments as materialized (
    select pockets.transfer_id, account.id as account_id, account.balance, account.version,
      pockets.due,
      greatest(0, least(pockets.due, account.owed - (sum(pockets.due) over paying - pockets.due)))
        ::bigint as repaid
    from pockets
    join account on account.player_id = pockets.player_id and account.kind = pockets.kind
    window paying as (partition by account.id order by pockets.transfer_id)
  ),
  player_entries as materialized (
    select transfer_id, account_id, due - repaid as given,
      balance + sum(due - repaid) over paying as balance_after,
      version + row_number() over paying as version
    from payments
    where due > repaid
    window paying as (partition by account_id order by transfer_id)
  ),
  made_entries as (
    insert into entry (transfer_id, account_id, is_player, amount, balance_after, version)
    select transfer_id, account_id, true, given, balance_after, version from player_entries
    union all
    select transfer_id, receivable, false, repaid, null, null from payments where repaid > 0
    union all
    select transfer_id, open_stakes, false, -at_stake, null, null from closing
    union all
    select transfer_id, house, false, at_stake - paid, null, null from closing
    where at_stake <> paid
  ),
  moved as (
    update account set balance = balance + last.given, version = version + last.steps,
      owed = owed - last.repaid
    from (
      select account_id, sum(due - repaid) as given, count(*) filter (where due > repaid) as steps,
        sum(repaid) as repaid
      from payments group by account_id
    ) last
    where account.id = last.account_id
  )
  select coalesce(array_agg(id), '{}') into paid from closing;
  return paid;
end $$;

-- step
create or replace trigger entry_sealed after insert on entry
  referencing new table as added for each statement execute function seal_transfers();

-- step
create or replace trigger bet_closing_sealed after insert on bet_closing
  for each row execute function seal_closing();

-- step
create or replace trigger player_sealed after insert on player
  for each row execute function seal_person();

-- step
create or replace trigger feed_trust_sealed after insert or update on feed_trust
  for each row execute function seal_trust();

-- step
create or replace trigger bet_settled_at_kept before update of settled_at on bet
  for each row when (
    new.settled_at is not null and old.settled_at is distinct from new.settled_at
  ) execute function keep_settled_at();

-- step
-- A thousand a seal. Those that a trigger has sealed since the last step are left out, and what a
-- start that was interrupted sealed.
insert into fact_seal (subject, ids, seal, is_earlier)
select 'transfer', array_agg(id order by id),
  sha256(convert_to(string_agg(terms, e'\n' order by id), 'UTF8')), true
from (
  select transfer.id, concat_ws('|', transfer.id, transfer.kind, transfer.reference,
    coalesce(transfer.reverses, 0), extract(epoch from transfer.created_at), moved.terms) as terms
  from (
    select transfer_id, string_agg(concat_ws(',', account_id, amount, balance_after, version),
      ';' order by account_id) as terms
    from entry group by transfer_id
  ) moved
  join transfer on transfer.id = moved.transfer_id
  where transfer.id not in (
    select sealed from fact_seal cross join lateral unnest(ids) as sealed
    where subject = 'transfer'
  )
) posted
group by id / 1000;

-- step
insert into fact_seal (subject, ids, seal, is_earlier)
select 'closing', array[transfer_id], sha256(convert_to(concat_ws('|', transfer_id, bet_id, number,
  percent, quote, stake_cash, stake_cashback, returned, cash_after, cashback_after,
  extract(epoch from closed_at), is_free), 'UTF8')), true
from bet_closing
where transfer_id not in (select ids[1] from fact_seal where subject = 'closing');

-- step
insert into fact_seal (subject, ids, seal, is_earlier)
select 'person', array[id], sha256(convert_to(concat_ws('|', id, cpf,
  birthdate - date '2000-01-01', to_json(username)), 'UTF8')), true
from player
where id not in (select ids[1] from fact_seal where subject = 'person');

-- step
insert into fact_seal (subject, ids, seal, is_earlier)
select 'trust', array[moment], sha256(convert_to(concat_ws('|', moment, trust), 'UTF8')), true
from (
  select (extract(epoch from changed_at) * 1000000)::bigint as moment, trust from feed_trust
) known
where moment not in (select ids[1] from fact_seal where subject = 'trust');

-- step
create or replace trigger fact_seal_kept before update or delete or truncate on fact_seal
  for each statement execute function refuse_change();

-- step
create or replace trigger fact_seal_planted before insert on fact_seal
  for each row when (pg_trigger_depth() = 0) execute function refuse_planted();

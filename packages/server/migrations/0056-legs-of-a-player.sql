-- migrate: stepwise
-- What a player's bets have on the matches that are under way, without a look at each of his open
-- bets: a leg holds its player and is found by player and match while it is undecided.

-- step
alter table leg add column if not exists player_id bigint;

-- step
-- Records the slips of a round that are placed or refused, and takes the stakes of the bets that
-- are placed: one transfer for each bet, from the cashback first when the slip uses it. In one
-- statement, which the checks of bets, legs and entries require. Called by place_bets under the
-- locks of the wallets. Returns the outcome of every slip of the round.
create or replace function book_slips(
  round slip_in_round[], placed bet_in_round[], accepted timestamptz
)
returns table (
  slip_index bigint, outcome text, refusal text, facts jsonb, reference text, bet_ids jsonb,
  cash bigint, cashback bigint
)
language plpgsql as $$
#variable_conflict use_column
declare
  open_stakes bigint;
begin
  select id into strict open_stakes from account
  where player_id is null and kind = 'open_stakes';

  return query
  with made_slips as (
    insert into slip (player_id, slip_id, fingerprint, reference, refusal, refusal_facts,
      cash_after, cashback_after, created_at)
    select player, slip, fingerprint, reference, refusal, facts,
      case when outcome = 'placed' then cash - from_cash end,
      case when outcome = 'placed' then cashback - from_cashback end,
      accepted
    from unnest(round)
    where outcome in ('placed', 'refused')
  ),
  numbered as materialized (
    select nextval('bet_id_seq') as bet_id, nextval('transfer_id_seq') as transfer_id,
      bet.*, slip, selections, from_cashback, cash_id, cash, cash_version,
      cashback_id, cashback, cashback_version
    from unnest(round) decided
    join unnest(placed) bet on bet.slip_index = decided.slip_index
  ),
  split as materialized (
    select n.*,
      greatest(0, least(stake, from_cashback - (
        sum(stake) over (partition by slip_index order by position) - stake
      )))::bigint as stake_cashback
    from numbered n
  ),
  made_bets as (
    insert into bet (id, player_id, slip_id, position, stake, stake_cash, stake_cashback, odds,
      potential_return, bonus_percent, cashback_percent, accepted_at)
    overriding system value
    select bet_id, player, slip, position, stake, stake - stake_cashback, stake_cashback, odds,
      potential_return, bonus, coalesce(cashback_percent, 0), accepted
    from split
  ),
  made_legs as (
    insert into leg (bet_id, player_id, position, game_id, market_id, selection_id,
      selection_name, handicap, odds, odds_version, is_live)
    select split.bet_id, split.player, l.position, s.*
    from split
    cross join lateral jsonb_array_elements(split.legs) with ordinality as l(at, position)
    cross join lateral jsonb_to_record(split.selections -> l.at::integer) as s(
      game bigint, market integer, selection bigint, name text, handicap text, odds integer,
      version bigint, live boolean)
  ),
  made_transfers as (
    insert into transfer (id, kind, reference, created_at)
    overriding system value
    select transfer_id, 'stake', bet_id::text, accepted from split
  ),
  player_entries as materialized (
    select transfer_id, cash_id as account_id, stake - stake_cashback as taken,
      cash - sum(stake - stake_cashback) over taking as balance_after,
      cash_version + row_number() over taking as version
    from split
    where stake > stake_cashback
    window taking as (partition by slip_index order by position)
    union all
    select transfer_id, cashback_id, stake_cashback,
      cashback - sum(stake_cashback) over taking,
      cashback_version + row_number() over taking
    from split
    where stake_cashback > 0
    window taking as (partition by slip_index order by position)
  ),
  made_entries as (
    insert into entry (transfer_id, account_id, is_player, amount, balance_after, version)
    select transfer_id, account_id, true, -taken, balance_after, version from player_entries
    union all
    select transfer_id, open_stakes, false, stake, null, null from split
  ),
  moved as (
    update account set balance = last.balance_after, version = last.version
    from (
      select account_id, min(balance_after) as balance_after, max(version) as version
      from player_entries group by account_id
    ) last
    where account.id = last.account_id
  )
  select slip_index, outcome, refusal, facts, reference, booked.bet_ids, cash - from_cash,
    cashback - from_cashback
  from unnest(round) decided
  left join (
    select slip_index, jsonb_agg(bet_id order by position) as bet_ids from split
    group by slip_index
  ) booked using (slip_index);
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
  insert into bet_seal (bet_ids, seal)
  select array_agg(id order by id),
    sha256(convert_to(string_agg(terms, e'\n' order by id), 'UTF8'))
  from (
    select bet.id,
      concat_ws('|', bet.id, bet.player_id, bet.slip_id, slip.fingerprint, slip.reference,
        bet.position, bet.stake_cash, bet.stake_cashback, bet.odds, bet.potential_return,
        bet.bonus_percent, extract(epoch from bet.accepted_at), legs.terms) as terms
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

-- step: the legs of before, in lots, so that no transaction is long. The legs of a lot are locked
-- in one order; those that a settlement holds at that moment are left to a later round.
do $$
declare
  lot constant bigint := 5000;
  last constant bigint := (select coalesce(max(id), 0) from bet);
  done bigint;
begin
  while exists (
    select from leg join bet on bet.id = leg.bet_id where leg.player_id is null
  ) loop
    done := 0;
    while done < last loop
      update leg set player_id = waiting.player_id
      from (
        select leg.bet_id, leg.position, bet.player_id
        from leg join bet on bet.id = leg.bet_id
        where leg.bet_id > done and leg.bet_id <= done + lot and leg.player_id is null
        order by leg.bet_id, leg.position
        for no key update of leg skip locked
      ) waiting
      where leg.bet_id = waiting.bet_id and leg.position = waiting.position;
      commit;
      done := done + lot;
    end loop;
  end loop;
end $$;

-- step
create or replace trigger leg_kept
  before delete or truncate or update of bet_id, player_id, position, game_id, market_id,
    selection_id, selection_name, handicap, odds, odds_version, is_live on leg
  for each statement execute function refuse_change();

-- step
create index concurrently if not exists leg_undecided on leg (player_id, game_id, bet_id desc)
  where result is null;

-- step
create index concurrently if not exists game_under_way on game (id)
  where status in ('live', 'halftime', 'interrupted');

-- step: a page of open bets and their number are read from the index alone
create index concurrently if not exists bet_open on bet (player_id, (-id)) include (id)
  where status = 'pending';

-- step
drop index concurrently if exists bet_pending;

-- Numbers the placed slips. What a bettor reads out is 'CAD-' and ten hexadecimal digits: to
-- multiply by an odd number is a bijection of the forty-bit numbers, so no two are equal.
create sequence slip_number;

-- Decides a batch of slips in one call, each with its own outcome:
--   placed    the stake is taken and the bets stand
--   refused   by `refusal`, found here or (preset) before the call; recorded for ever
--   repeated  the same slip was decided before: its stored answer holds
--   reused    another slip was decided under this key
--
-- A slip: {player, slip, fingerprint, refusal, facts, cashback, valid_ms,
--   selections: [{game, market, selection, name, handicap, odds, version, live}],
--   bets: [{stake, odds, potential_return, bonus, legs: [place in selections, ...]}]}
--
-- `valid_ms` is how long after the arrival of the call its prices are vouched for; null: for ever.
--
-- Wallets are locked in order of their accounts, so that no two calls wait for each other. Several
-- slips of one player are decided one after the other, in rounds: each round is one statement and
-- sees what the rounds before it wrote. The planner switches keep every lookup an index lookup
-- however old the statistics are.
create function place_bets(slips jsonb)
returns table (
  place bigint, outcome text, refusal text, facts jsonb, reference text, bet_ids jsonb,
  cash bigint, cashback bigint, accepted_at timestamptz
)
language plpgsql
set jit = off
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
as $$
#variable_conflict use_column
declare
  open_stakes bigint;
  rounds bigint;
  accepted timestamptz;
  waited_ms numeric;
begin
  select id into strict open_stakes from account
  where player_id is null and kind = 'open_stakes';

  perform from account
  where player_id in (select (s -> 'player')::bigint from jsonb_array_elements(slips) s)
    and kind in ('cash', 'cashback')
  order by id
  for no key update;

  select max(of_player) into rounds from (
    select count(*) as of_player from jsonb_array_elements(slips) s group by s -> 'player'
  ) counted;

  -- Read after the locks: nobody can have waited for them with an older time.
  accepted := clock_timestamp();
  waited_ms := extract(epoch from accepted - statement_timestamp()) * 1000;

  for round in 1 .. rounds loop
    return query
    with asked as materialized (
      select * from (
        select s.*, row_number() over (partition by player order by place) as turn
        from rows from (jsonb_to_recordset(slips) as (
          player bigint, slip uuid, fingerprint text, refusal text, facts jsonb, cashback boolean,
          valid_ms integer, selections jsonb, bets jsonb
        )) with ordinality as s(player, slip, fingerprint, refusal, facts, uses_cashback,
          valid_ms, selections, bets, place)
      ) numbered
      where turn = round
    ),
    weighed as materialized (
      select asked.*,
        cash.id as cash_id, cash.balance as cash, cash.version as cash_version,
        cashback.id as cashback_id, cashback.balance as cashback,
        cashback.version as cashback_version,
        stored.fingerprint as stored_fingerprint,
        coalesce(stakes.total, 0) as total,
        case
          when stored.player_id is not null then null
          when asked.refusal is not null then asked.refusal
          when worst.fault = 1 then 'unknown_selection'
          when worst.fault = 2 or asked.valid_ms < waited_ms then 'market_suspended'
          when worst.fault = 3 then 'game_started'
          when asked.uses_cashback and cashback.balance = 0 then 'cashback_empty'
          when stakes.total > cash.balance
            + case when asked.uses_cashback then cashback.balance else 0 end
            then 'not_enough_cash'
        end as fault
      from asked
      join account cash on cash.player_id = asked.player and cash.kind = 'cash'
      join account cashback on cashback.player_id = asked.player and cashback.kind = 'cashback'
      left join slip stored on stored.player_id = asked.player and stored.slip_id = asked.slip
      cross join lateral (
        select sum(b.stake)::bigint as total from jsonb_to_recordset(asked.bets) as b(stake bigint)
      ) stakes
      cross join lateral (
        select min(case
          when game.id is null or known.selection_id is not null then 1
          when game.status in ('ended', 'cancelled') then 1
          when s.live and game.status not in ('live', 'halftime') then 2
          when not s.live and game.status = 'postponed' then 2
          when not s.live and (game.status <> 'scheduled' or accepted >= game.starts_at) then 3
        end) as fault
        from jsonb_to_recordset(asked.selections) as s(game bigint, selection bigint, live boolean)
        left join game on game.id = s.game
        left join selection_outcome known on known.selection_id = s.selection
      ) worst
    ),
    decided as materialized (
      select ruled.*,
        'CAD-' || overlay(upper(lpad(digits, 10, '0')) placing '-' from 6 for 0) as reference
      from (
      select weighed.*,
        case
          when stored_fingerprint = fingerprint then 'repeated'
          when stored_fingerprint is not null then 'reused'
          when fault is not null then 'refused'
          else 'placed'
        end as outcome,
        case when uses_cashback then least(cashback, total) else 0 end as from_cashback,
        case when stored_fingerprint is null and fault is null then
          to_hex((nextval('slip_number') * 982451653) % 1099511627776)
        end as digits
      from weighed
      ) ruled
    ),
    made_slips as (
      insert into slip (player_id, slip_id, fingerprint, reference, refusal, refusal_facts,
        cash_after, cashback_after, created_at)
      select player, slip, fingerprint, reference, fault, facts,
        case when outcome = 'placed' then cash - (total - from_cashback) end,
        case when outcome = 'placed' then cashback - from_cashback end,
        accepted
      from decided
      where outcome in ('placed', 'refused')
    ),
    numbered as materialized (
      select nextval('bet_id_seq') as bet_id, nextval('transfer_id_seq') as transfer_id,
        d.place, d.player, d.slip, d.selections, d.from_cashback,
        d.cash_id, d.cash, d.cash_version, d.cashback_id, d.cashback, d.cashback_version,
        b.stake, b.odds, b.potential_return, b.bonus, b.legs, b.position
      from decided d
      cross join lateral rows from (jsonb_to_recordset(d.bets) as (
        stake bigint, odds numeric, potential_return bigint, bonus smallint, legs jsonb
      )) with ordinality as b(stake, odds, potential_return, bonus, legs, position)
      where d.outcome = 'placed'
    ),
    split as materialized (
      select n.*,
        greatest(0, least(stake, from_cashback - (
          sum(stake) over (partition by place order by position) - stake
        )))::bigint as stake_cashback
      from numbered n
    ),
    made_bets as (
      insert into bet (id, player_id, slip_id, position, stake, stake_cash, stake_cashback, odds,
        potential_return, bonus_percent, accepted_at)
      overriding system value
      select bet_id, player, slip, position, stake, stake - stake_cashback, stake_cashback, odds,
        potential_return, bonus, accepted
      from split
    ),
    made_legs as (
      insert into leg (bet_id, position, game_id, market_id, selection_id, selection_name,
        handicap, odds, odds_version, is_live)
      select split.bet_id, l.position, s.game, s.market, s.selection, s.name, s.handicap, s.odds,
        s.version, s.live
      from split
      cross join lateral jsonb_array_elements(split.legs) with ordinality as l(place, position)
      cross join lateral jsonb_to_record(split.selections -> (l.place)::integer) as s(
        game bigint, market integer, selection bigint, name text, handicap text, odds integer,
        version bigint, live boolean)
    ),
    made_transfers as (
      insert into transfer (id, kind, reference, created_at)
      overriding system value
      select transfer_id, 'stake', bet_id::text, accepted from split
    ),
    player_entries as materialized (
      select place, transfer_id, cash_id as account_id, stake - stake_cashback as taken,
        cash - sum(stake - stake_cashback) over taking as balance_after,
        cash_version + row_number() over taking as version
      from split
      where stake > stake_cashback
      window taking as (partition by place order by position)
      union all
      select place, transfer_id, cashback_id, stake_cashback,
        cashback - sum(stake_cashback) over taking,
        cashback_version + row_number() over taking
      from split
      where stake_cashback > 0
      window taking as (partition by place order by position)
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
    ),
    made as materialized (
      select place, jsonb_agg(bet_id order by position) as bet_ids from split group by place
    )
    select d.place, d.outcome, d.fault, d.facts, d.reference, made.bet_ids,
      d.cash - case when d.outcome = 'placed' then d.total - d.from_cashback else 0 end,
      d.cashback - case when d.outcome = 'placed' then d.from_cashback else 0 end,
      accepted
    from decided d
    left join made on made.place = d.place;
  end loop;
end $$;

-- place_bets in steps, continued (docs/decisions/0074).

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
    insert into leg (bet_id, position, game_id, market_id, selection_id, selection_name,
      handicap, odds, odds_version, is_live)
    select split.bet_id, l.position, s.*
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

-- Adds the potential return of placed bets to the counters that the limits hold: of each selection
-- by class, of the player's combination and day, and of each combination of several selections.
-- Called by place_bets under the locks of the wallets and of the selections.
create or replace function count_exposure(placed bet_in_round[], today date)
returns void language plpgsql as $$
#variable_conflict use_column
begin
  with counted_selections as (
    update selection_liability counted set singles = counted.singles + taken.singles,
      multiples = counted.multiples + taken.multiples,
      long_shots = counted.long_shots + taken.long_shots
    from (
      select id,
        sum(case class when 'single' then potential_return else 0 end) as singles,
        sum(case class when 'multiple' then potential_return else 0 end) as multiples,
        sum(case class when 'long_shot' then potential_return else 0 end) as long_shots
      from unnest(placed) bet cross join lateral unnest(bet.selection_ids) as id
      group by id
    ) taken
    where selection_id = taken.id
  ),
  counted_player_combinations as (
    insert into exposure_player_combination as counted
    select player, combination, sum(potential_return) from unnest(placed)
    group by player, combination
    on conflict (player_id, combination) do update
      set potential_return = counted.potential_return + excluded.potential_return
  ),
  counted_days as (
    insert into exposure_player_day as counted
    select player, today, sum(potential_return) from unnest(placed) group by player
    on conflict (player_id, day) do update
      set potential_return = counted.potential_return + excluded.potential_return
  )
  insert into exposure_combination as counted
  select combination, sum(potential_return) from unnest(placed)
  where cardinality(selection_ids) > 1
  group by combination
  on conflict (combination) do update
    set potential_return = counted.potential_return + excluded.potential_return;
end $$;

-- Decides a batch of slips in one call, each with its own outcome:
--   placed    the stake is taken and the bets are open
--   refused   by `refusal`, found here or (preset) before the call; recorded for good
--   repeated  the same slip was decided before: its stored result holds
--   reused    another slip was decided under this key
--
-- A slip: {player, slip, fingerprint, refusal, facts, cashback, valid_ms,
--   selections: [{game, market, selection, name, handicap, odds, version, live}],
--   bets: [{stake, odds, potential_return, bonus, cashback_percent,
--     legs: [index of a selection, ...]}]}
--
-- `valid_ms` is how long after the start of the call its prices are valid; null: without end.
-- `limits` are in centavos: `player_day`, `player_combination`, `combination`, `singles` and
-- `multiples` (of one selection; `multiples` holds for multiples and for long shots alike). None is
-- optional.
--
-- The steps, each a function: lock_for_placing; then in rounds weigh_slips, offer_bets,
-- decide_slips, book_slips, count_exposure. A round holds at most one slip of each player and sees
-- what the rounds before it wrote. A slip that fits alone, but not with the slips before it in the
-- same round, is left to the next round, so that a slip is refused only for bets that were
-- accepted. The planner switches hold for all steps and keep every lookup an index lookup, however
-- old the statistics are; each step is planned once a connection.
create or replace function place_bets(slips jsonb, limits jsonb)
returns table (
  slip_index bigint, outcome text, refusal text, facts jsonb, reference text, bet_ids jsonb,
  cash bigint, cashback bigint, accepted_at timestamptz
)
language plpgsql
set jit = off set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  accepted timestamptz;
  today date;
  waited_ms numeric;
  decided_slips bigint[] := '{}';
  round slip_in_round[];
  offered bet_in_round[];
  placed bet_in_round[];
begin
  if num_nulls(limits ->> 'player_day', limits ->> 'player_combination', limits ->> 'combination',
    limits ->> 'singles', limits ->> 'multiples') > 0 then
    raise exception 'a limit is missing: %', limits using errcode = 'invalid_parameter_value';
  end if;

  perform lock_for_placing(slips);

  -- Read after the locks: no slip can have waited for them with an older time.
  accepted := clock_timestamp();
  today := (accepted at time zone 'America/Sao_Paulo')::date;
  waited_ms := extract(epoch from accepted - statement_timestamp()) * 1000;

  while cardinality(decided_slips) < jsonb_array_length(slips) loop
    round := array(select weigh_slips(slips, decided_slips, accepted, waited_ms));
    offered := array(select offer_bets(round));
    round := array(select decide_slips(round, offered, limits, today));
    placed := array(
      select bet from unnest(round) decided
      join unnest(offered) bet on bet.slip_index = decided.slip_index
      where decided.outcome = 'placed'
    );
    for slip_index, outcome, refusal, facts, reference, bet_ids, cash, cashback, accepted_at in
      select booked.*, accepted from book_slips(round, placed, accepted) booked
    loop
      decided_slips := decided_slips || slip_index;
      return next;
    end loop;
    if cardinality(placed) > 0 then
      perform count_exposure(placed, today);
    end if;
  end loop;
end $$;

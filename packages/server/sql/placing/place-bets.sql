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

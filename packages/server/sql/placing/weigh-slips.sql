-- The slips of the next round, with their wallets, with the slip that was stored under the same key
-- before, and refused by everything but the limits: by what was preset, by the state of the
-- matches, by the wallet. Of each player the first slip that is not decided yet. `offset 0` makes
-- each row be looked up by its key: of a table without statistics the planner would read all.
create or replace function weigh_slips(
  slips jsonb, decided_slips bigint[], accepted timestamptz, waited_ms numeric
)
returns setof slip_in_round language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
  with requested as materialized (
    select * from (
      select s.*, row_number() over (partition by player order by slip_index) as turn
      from rows from (jsonb_to_recordset(slips) as (
        player bigint, slip uuid, fingerprint text, refusal text, facts jsonb, cashback boolean,
        valid_ms integer, selections jsonb, bets jsonb
      )) with ordinality as s(player, slip, fingerprint, refusal, facts, uses_cashback,
        valid_ms, selections, bets, slip_index)
      where slip_index <> all(decided_slips)
    ) remaining
    where turn = 1
  )
  select slip_index, player, slip, requested.fingerprint, uses_cashback, selections, bets,
    coalesce(stakes.total, 0), cash.id, cash.balance, cash.version,
    cashback.id, cashback.balance, cashback.version, stored.fingerprint,
    case
      when stored.player_id is not null then null
      when requested.refusal is not null then requested.refusal
      when worst.rule = 1 then 'unknown_selection'
      when worst.rule = 2 or requested.valid_ms < waited_ms then 'market_suspended'
      when worst.rule = 3 then 'game_started'
      when requested.uses_cashback and cashback.balance = 0 then 'cashback_empty'
      when stakes.total > cash.balance
        + case when requested.uses_cashback then cashback.balance else 0 end
        then 'not_enough_cash'
    end,
    facts, null::text, null::text, 0::bigint, 0::bigint
  from requested
  cross join lateral (
    select * from account where player_id = requested.player and kind = 'cash' offset 0
  ) cash
  cross join lateral (
    select * from account where player_id = requested.player and kind = 'cashback' offset 0
  ) cashback
  left join lateral (
    select * from slip where player_id = requested.player and slip_id = requested.slip offset 0
  ) stored on true
  cross join lateral (
    select sum(b.stake)::bigint as total
    from jsonb_to_recordset(requested.bets) as b(stake bigint)
  ) stakes
  cross join lateral (
    select min(case
      when game.id is null or known.selection_id is not null then 1
      when game.status in ('ended', 'cancelled') then 1
      when s.live and game.status not in ('live', 'halftime') then 2
      when not s.live and game.status = 'postponed' then 2
      when not s.live and (game.status <> 'scheduled' or accepted >= game.starts_at) then 3
    end) as rule
    from jsonb_to_recordset(requested.selections)
      as s(game bigint, selection bigint, live boolean)
    left join lateral (select * from game where id = s.game offset 0) game on true
    left join lateral (
      select * from selection_outcome
      where selection_id = s.selection and result is not null offset 0
    ) known on true
  ) worst;
end $$;

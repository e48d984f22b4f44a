-- Whether a bet may be closed as requested, judged by close_bet under its locks:
--   decided    the bet is closed, or a result is known that it does not have yet
--   suspended  a match cannot be bet on at this moment
--   changed    the quote is for another state of the bet, or came too late
--   closed     it may
--
-- A result that was sent again with another dead heat counts as one that the bet does not have yet.
create or replace function judge_closing(request jsonb, target bet, moment timestamptz)
returns text language plpgsql stable as $$
begin
  return case
    when target.status <> 'pending' or exists (
      select from leg
      left join selection_outcome known on known.selection_id = leg.selection_id
      cross join lateral (
        select is_leg_void(leg.game_id, leg.market_id, leg.selection_id, leg.is_live,
          target.accepted_at) as is_void
      ) ruling
      where leg.bet_id = target.id
        and (leg.result, leg.dead_heat_places, leg.dead_heat_tied) is distinct from (
          case when is_void then 'void'
            when leg.market_id = 1019999
              then composite_result(leg.selection_id, target.accepted_at)
            else known.result end,
          case when is_void then 1 else coalesce(known.dead_heat_places, 1) end,
          case when is_void then 1 else coalesce(known.dead_heat_tied, 1) end)
    ) then 'decided'
    when exists (
      select from leg join game on game.id = leg.game_id
      where leg.bet_id = target.id and leg.result is null and (
        game.status not in ('scheduled', 'live', 'halftime')
        or (game.status = 'scheduled' and moment >= game.starts_at))
    ) then 'suspended'
    when (request ->> 'valid_ms')::integer
        < extract(epoch from moment - statement_timestamp()) * 1000
      or target.stake_cash - target.closed_cash <> (request -> 'at_stake' ->> 'cash')::bigint
      or target.stake_cashback - target.closed_cashback
        <> (request -> 'at_stake' ->> 'cashback')::bigint
      or request -> 'results' <> (
        select jsonb_agg(result order by position) from leg where bet_id = target.id
      ) then 'changed'
    -- The whole stake: shortly after the acceptance, before each match, at unchanged prices.
    when request ->> 'free_ms' is not null and (
      moment >= target.accepted_at + (request ->> 'free_ms')::integer * interval '1 millisecond'
      or exists (
        select from leg
        join game on game.id = leg.game_id
        where leg.bet_id = target.id and (game.status <> 'scheduled' or moment >= game.starts_at
          or is_price_replaced(leg.game_id, leg.selection_id, leg.odds_version,
            target.accepted_at))
      )) then 'changed'
    else 'closed'
  end;
end $$;

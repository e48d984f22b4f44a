-- Whether a bet may be closed as requested, judged by close_bet under its locks:
--   decided    the bet is closed, or a result is known that it does not have yet
--   suspended  a match cannot be bet on at this moment
--   changed    the quote is for another state of the bet, or came too late
--   closed     it may
--
-- A result that was sent again with another dead heat counts as one that the bet does not have yet.
-- The legs are read in one pass, in which is_leg_void is written out, as in leg_to_settle. With
-- `offset 0` the times in which a leg is void are read once, not at each use.
create or replace function judge_closing(request jsonb, target bet, moment timestamptz)
returns text language plpgsql stable as $$
declare
  has_unseen boolean;
  is_suspended boolean;
  has_begun boolean;
  results jsonb;
begin
  if target.status <> 'pending' then return 'decided'; end if;

  select
    bool_or((leg.result, leg.dead_heat_places, leg.dead_heat_tied) is distinct from (
      case when is_void then 'void' else known.result end,
      case when is_void then 1 else coalesce(known.dead_heat_places, 1) end,
      case when is_void then 1 else coalesce(known.dead_heat_tied, 1) end)),
    bool_or(leg.result is null and (
      game.status not in ('scheduled', 'live', 'halftime')
      or (game.status = 'scheduled' and moment >= game.starts_at))),
    bool_or(game.status <> 'scheduled' or moment >= game.starts_at),
    jsonb_agg(leg.result order by leg.position)
  into has_unseen, is_suspended, has_begun, results
  from leg
  join game on game.id = leg.game_id
  left join selection_outcome known on known.selection_id = leg.selection_id
  cross join lateral (
    select target.accepted_at
        <@ void_times(leg.game_id, leg.market_id, leg.selection_id, known.result)
      or is_after_kick_off(leg.is_live, target.accepted_at, game.starts_at) as is_void
    offset 0
  ) ruling
  where leg.bet_id = target.id;

  return case
    when has_unseen then 'decided'
    when is_suspended then 'suspended'
    when (request ->> 'valid_ms')::integer
        < extract(epoch from moment - statement_timestamp()) * 1000
      or target.stake_cash - target.closed_cash <> (request -> 'at_stake' ->> 'cash')::bigint
      or target.stake_cashback - target.closed_cashback
        <> (request -> 'at_stake' ->> 'cashback')::bigint
      or request -> 'results' <> results then 'changed'
    -- The whole stake: shortly after the acceptance, before each match, at unchanged prices.
    when request ->> 'free_ms' is not null and (
      has_begun
      or moment >= target.accepted_at + (request ->> 'free_ms')::integer * interval '1 millisecond'
      or exists (
        select from leg where leg.bet_id = target.id and is_price_replaced(leg.game_id,
          leg.selection_id, leg.odds_version, target.accepted_at)
      )) then 'changed'
    else 'closed'
  end;
end $$;

-- Matches that became void by now: cancelled ones after ten minutes, in which the feed may still
-- report what was decided, and ones not played for so many hours. A match without an undecided bet
-- is left until it has one. Several servers may call this at once.
create or replace function void_unplayed_matches(hours integer)
returns table (game_id bigint, reason text)
language plpgsql
set jit = off set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
#variable_conflict use_column
begin
  perform pg_advisory_xact_lock(7204118);
  for game_id, reason in
  with ruled as (
    insert into market_cancel as made (
      game_id, is_rollback, taken_to, reason, covers_decided, decided)
    select game.id, false,
      case when game.status <> 'cancelled' then clock_timestamp() end, game.status,
      game.sport_id = 1, case when game.status = 'cancelled' then '{}' else array(
        select selection_id from selection_outcome where game_id = game.id and result is not null
      ) end
    from game
    where game.unplayed_since < clock_timestamp()
        - case when game.status = 'cancelled' then interval '10 minutes'
          else make_interval(hours => hours) end
      and not exists (
        select from market_cancel known
        where known.game_id = game.id and known.reason = game.status
          and (game.status = 'cancelled' or known.told_at >= game.unplayed_since)
      )
      and exists (
        select from leg
        where leg.game_id = game.id and leg.result is null and not exists (
          select from selection_outcome outcome
          where outcome.selection_id = leg.selection_id and outcome.result is not null
        )
        union all
        select from leg
        where game.sport_id = 1 and leg.result <> 'void'
          and leg.selection_id >= selection_of(game.id, 0)
          and leg.selection_id < selection_of(game.id + 1, 0)
      )
    on conflict do nothing
    returning made.game_id, made.reason
  )
  select ruled.game_id, ruled.reason from ruled order by 1
  loop
    perform review_markets(game_id, null);
    return next;
  end loop;
end $$;

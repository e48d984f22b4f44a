-- The history of odds by games: one row for what a message changed at one version and in one
-- status, instead of one for each selection, and no table of the last prices beside it. What bets
-- stand on stays in odds_history, of which every row is kept (decision 0087).

create table game_odds (
  game_id bigint not null,
  id bigint generated always as identity,
  told_at timestamptz not null,
  version bigint not null,
  status text not null check (status in ('open', 'suspended', 'closed')),
  -- This row and those of the same game after it have every price of the game.
  is_whole boolean not null,
  indexes integer[] not null,
  odds integer[] not null,
  -- Of whole games: [market, kind, name, header, handicap] of each selection.
  labels json,
  primary key (game_id, id),
  check (cardinality(indexes) = cardinality(odds)),
  check (1000 < all (odds))
);
create index game_odds_game on game_odds (game_id, told_at);

create trigger game_odds_kept before update or truncate on game_odds
  for each statement execute function refuse_change();

-- The last prices, which a restarted server shows.
insert into game_odds (game_id, told_at, version, status, is_whole, indexes, odds, labels)
select game_id, max(max(told_at)) over game, version, status,
  row_number() over (game order by version, status) = 1,
  array_agg((selection_id - selection_of(game_id, 0))::integer order by selection_id),
  array_agg(odds order by selection_id),
  json_agg(json_build_array(market_id, odd_id, name, header, handicap) order by selection_id)
from selection_price
group by game_id, version, status
window game as (partition by game_id)
order by game_id, version, status;

-- Whether a later version of the price of a selection was published since a bet was accepted at
-- this one. The price of a bet is at most six seconds old when it is accepted (I13).
create or replace function is_price_replaced(
  game bigint, selection bigint, accepted_version bigint, accepted timestamptz
)
returns boolean language sql stable as $$
  select exists (
    select from game_odds
    where game_id = game and told_at >= accepted - interval '6 seconds'
      and version > accepted_version
      and (selection - selection_of(game, 0))::integer = any(indexes)
  )
$$;

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
          case when is_void then 'void' else known.result end,
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

-- Forgets the prices of games that ended before this moment, but for those that bets stand on,
-- which odds_history holds from then on. Returns how many games it forgot; at most `most`, so that
-- no call is long.
create or replace function forget_odds(ended_before timestamptz, most integer) returns integer
language plpgsql as $$
declare
  games bigint[];
begin
  games := array(
    select game.id from game
    where game.ended_at < ended_before
      and exists (select from game_odds where game_id = game.id)
    order by game.ended_at limit most
  );
  delete from odds_history
  using unnest(games) as g(id)
  where selection_id >= selection_of(g.id, 0) and selection_id < selection_of(g.id + 1, 0)
    and not exists (
      select from leg
      where leg.selection_id = odds_history.selection_id
        and leg.odds_version = odds_history.version and odds_history.status = 'open'
    );
  insert into odds_history (selection_id, told_at, version, odds, status)
  select selection_id, told_at, version, price, status
  from game_odds
  cross join lateral unnest(indexes, odds) as prices(index, price)
  cross join lateral selection_of(game_id, index) as selection_id
  where game_id = any(games) and status = 'open' and exists (
    select from leg
    where leg.selection_id = selection_of(game_odds.game_id, prices.index)
      and leg.odds_version = game_odds.version
  )
  on conflict do nothing;
  delete from game_odds where game_id = any(games);
  return coalesce(array_length(games, 1), 0);
end $$;

-- Called by the version before, which sends one row a selection.
create or replace function record_odds(prices jsonb) returns void language sql as $$
  insert into game_odds (game_id, told_at, version, status, is_whole, indexes, odds)
  select game, told_at, version, status, false,
    array_agg((selection - selection_of(game, 0))::integer order by selection),
    array_agg(odds order by selection)
  from jsonb_to_recordset(prices) as c(selection bigint, game bigint, version bigint,
    odds integer, status text, told_at timestamptz, place integer)
  group by game, told_at, version, status
  order by min(place)
$$;

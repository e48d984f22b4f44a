-- I13 the price of a leg was published, open and current when the bet was accepted
-- A price that was looked up waits five seconds at most for its bet to be taken; one more second
-- allows for the clocks of the server and the database. Prices and bets of a selection are sorted
-- by time once: to look up each leg would read the history of its game for each.
with sold as materialized (
  select leg.bet_id, leg.position, leg.game_id, leg.selection_id, leg.odds, leg.odds_version,
    bet.accepted_at
  from leg join bet on bet.id = leg.bet_id
  where leg.bet_id > coalesce((select min(bet_id) from odds_history_start), 0)
),
published as materialized (
  select selection_id, told_at, version, odds, status from odds_history
  where selection_id in (select selection_id from sold)
  union all
  select selection_of(game_id, index), told_at, version, price, status
  from game_odds cross join lateral unnest(indexes, odds) as prices(index, price)
  where game_id in (select game_id from sold)
    and selection_of(game_id, index) in (select selection_id from sold)
),
replaced as (
  select bet_id, position, last_told_at
  from (
    select bet_id, position,
      max(told_at) over (partition by selection_id order by moment, bet_id nulls first)
        as last_told_at
    from (
      select selection_id, told_at as moment, told_at, null::bigint as bet_id,
        null::smallint as position
      from published
      union all
      select selection_id, accepted_at - interval '6 seconds', null, bet_id, position from sold
    ) moments
  ) each
  where bet_id is not null
),
proven as (
  select distinct sold.bet_id, sold.position
  from sold
  join published on published.selection_id = sold.selection_id
    and published.version = sold.odds_version and published.odds = sold.odds
    and published.status = 'open'
    and published.told_at <= sold.accepted_at + interval '1 second'
  join replaced on replaced.bet_id = sold.bet_id and replaced.position = sold.position
    and published.told_at >= coalesce(replaced.last_told_at, '-infinity')
)
select bet_id || '/' || position,
  selection_id || ' at ' || odds || ', version ' || odds_version
from sold
where (bet_id, position) not in (select bet_id, position from proven)
union all
select 'the start of the history of odds', count(*) || ' rows'
from odds_history_start having count(*) <> 1
union all
-- Bets were sealed after prices were stored.
select 'the start of the history of odds', 'bet ' || bet_id
from odds_history_start where bet_id > (select min(bet_id) from bet_seal_start)

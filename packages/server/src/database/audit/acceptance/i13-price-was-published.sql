-- I13 the price of a leg was published, open and current when the bet was accepted
-- A price that was looked up waits five seconds at most for its bet to be taken; one more second
-- allows for the clocks of the server and the database.
select leg.bet_id || '/' || leg.position,
  leg.selection_id || ' at ' || leg.odds || ', version ' || leg.odds_version
from leg
join bet on bet.id = leg.bet_id
where leg.bet_id > (select bet_id from odds_history_start)
  and not exists (
    select from odds_history published
    where published.selection_id = leg.selection_id and published.version = leg.odds_version
      and published.odds = leg.odds and published.status = 'open'
      and published.told_at <= bet.accepted_at + interval '1 second'
      and published.told_at >= coalesce((
        select max(earlier.told_at) from odds_history earlier
        where earlier.selection_id = leg.selection_id
          and earlier.told_at <= bet.accepted_at - interval '6 seconds'
      ), '-infinity')
  )

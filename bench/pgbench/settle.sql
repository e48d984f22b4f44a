-- Run by psql after place-fifty has placed its bets: half of the games are won, half are lost.
insert into selection_outcome (selection_id, game_id, market_id, result)
select id * 1000 + 1, id, 1000002, case when id % 2 = 0 then 'win' else 'lose' end from game;
\timing on
do $$
declare
  batch record;
begin
  loop
    select * into batch from settle_bets(5000);
    exit when batch.legs = 0;
    commit;
  end loop;
end $$;
\timing off
select status, count(*), sum(payout) from bet group by status;

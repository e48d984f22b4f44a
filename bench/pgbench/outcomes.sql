-- After place-fifty: half of the games are won, half are lost.
insert into selection_outcome (selection_id, game_id, market_id, result)
select selection_of(id, 1), id, 1000002, case when id % 2 = 0 then 'win' else 'lose' end from game;

analyze;

\set player random(1, 2000)
\set game random(1, :games)
select * from place_bets((
  select jsonb_build_array(jsonb_build_object(
    'player', :player::bigint, 'slip', gen_random_uuid(), 'fingerprint', 'bench',
    'cashback', false,
    'selections', jsonb_agg(jsonb_build_object('game', game, 'market', 1000002,
      'selection', selection_of(game, 1), 'name', '1', 'handicap', '', 'odds', 1850, 'version', 1,
      'live', false)),
    'bets', jsonb_agg(jsonb_build_object('stake', 100, 'odds', 1850, 'potential_return', 185,
      'bonus', 0, 'legs', jsonb_build_array(line - 1)))))
  from (
    select line, 1 + (:game::bigint + line) % :games as game from generate_series(1, 10) line
  ) lines
),
  jsonb_build_object('player_day', 100000000, 'player_combination', 50000000,
    'combination', 100000000, 'singles', 200000000, 'multiples', 500000000));

\set seed random(1, 1000000)
select * from place_bets((
  select jsonb_agg(jsonb_build_object(
    'player', 1 + (:seed::bigint + n * 40) % 2000, 'slip', gen_random_uuid(), 'fingerprint', 'bench',
    'cashback', false,
    'selections', jsonb_build_array(jsonb_build_object('game', 1 + (:seed::bigint * n) % 500,
      'market', 1000002, 'selection', selection_of(1 + (:seed::bigint * n) % 500, 1),
      'name', '1', 'handicap', '', 'odds', 1850, 'version', 1, 'live', false)),
    'bets', jsonb_build_array(jsonb_build_object('stake', 100, 'odds', 1850,
      'potential_return', 185, 'bonus', 0, 'legs', '[0]'::jsonb))))
  from generate_series(1, 50) n
), jsonb_build_object('player_day', 100000000, 'player_combination', 50000000,
  'combination', 100000000, 'singles', 200000000, 'multiples', 500000000));

-- Every pocket of a player exists from sign-up on, so that to lock them is to lock the wallet.
create or replace function open_accounts(owner bigint) returns void language sql as $$
  insert into account (player_id, kind)
  select owner, kind
  from unnest(array['cash', 'cashback', 'withdrawal_hold',
    'bonus_sports', 'bonus_casino', 'bonus_games', 'bonus_poker']) with ordinality as k(kind, place)
  order by place
$$;

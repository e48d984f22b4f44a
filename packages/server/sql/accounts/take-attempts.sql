-- Takes one attempt of every key, or of none when one of them has none left. Returns how many
-- milliseconds to wait: 0 = taken. `most` attempts at once, then one each `pause_ms`.
create or replace function take_attempts(
  keys bytea[],
  pause_ms bigint[],
  most bigint[],
  at timestamptz
) returns bigint language plpgsql as $$
declare
  wait_ms bigint;
begin
  -- Makes and locks the rows, in one order for everybody.
  insert into throttle (key, free_at)
  select wanted.key, at from unnest(keys) as wanted (key) order by wanted.key
  on conflict (key) do update set free_at = greatest(throttle.free_at, excluded.free_at);

  select max(ceil(extract(epoch from throttle.free_at - at) * 1000) - (a.most - 1) * a.pause)
  into wait_ms
  from unnest(keys, pause_ms, most) as a (key, pause, most)
  join throttle on throttle.key = a.key;
  if wait_ms > 0 then
    return wait_ms;
  end if;

  update throttle set free_at = throttle.free_at + a.pause * interval '1 millisecond'
  from unnest(keys, pause_ms) as a (key, pause)
  where throttle.key = a.key;
  return 0;
end $$;

-- A session is named by this to its owner; its token and the hash of that are nobody's business.
alter table session add column id uuid not null default gen_random_uuid();
create unique index session_id on session (id);

-- How fast a secret may be guessed. Per key the time at which all of its attempts are there again:
-- one number holds a whole budget (generic cell rate algorithm), and an old row is as good as none.
-- Keys are hashes of what is counted (an account's name, an address, a device).
create table throttle (
  key bytea primary key,
  free_at timestamptz not null
);

-- Takes one attempt of every key, or of none when one of them has none left. Returns how many
-- milliseconds to wait: 0 = taken. `most` attempts at once, then one each `pause_ms`.
create function take_attempts(
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
  select asked.key, at from unnest(keys) as asked (key) order by asked.key
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

-- Browsers in which a player has logged in: a stranger's wrong passwords do not stop them. The
-- token lives in a cookie and is stored hashed; a shared browser may know several players.
create table known_device (
  token_hash bytea not null,
  player_id bigint not null references player,
  used_at timestamptz not null,
  primary key (token_hash, player_id)
);

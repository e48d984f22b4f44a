-- A bet before the match counts only when it was accepted before the kick-off as it is known now.
create or replace function is_after_kick_off(
  is_live boolean, taken timestamptz, starts_at timestamptz
)
returns boolean language sql immutable parallel safe as $$
  select not is_live and taken >= starts_at
$$;

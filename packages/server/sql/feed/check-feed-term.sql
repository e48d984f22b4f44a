-- A connection of the server that leads the feed carries its term: what it writes about matches,
-- prices, trust and results is refused once another server leads. The lock holds back the next term
-- until the statement's transaction ends. Connections without a term are those of a single server
-- and of commands.
create or replace function check_feed_term() returns trigger language plpgsql as $$
declare
  carried constant text := nullif(current_setting('caderneta.feed_term', true), '');
begin
  if carried is null then
    return null;
  end if;
  perform from feed_lease where term = carried::bigint for key share;
  if not found then
    raise exception 'another server leads the feed' using errcode = 'FT001';
  end if;
  return null;
end $$;

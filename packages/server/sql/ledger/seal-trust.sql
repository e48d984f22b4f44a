-- Seals a level of trust in the feed, by its moment in microseconds. The text is that of
-- audit/included/facts.sql.
create or replace function seal_trust() returns trigger language plpgsql as $$
declare
  moment constant bigint := extract(epoch from new.changed_at) * 1000000;
begin
  insert into fact_seal (subject, ids, seal)
  values ('trust', array[moment],
    sha256(convert_to(concat_ws('|', moment, new.trust), 'UTF8')));
  return null;
end $$;

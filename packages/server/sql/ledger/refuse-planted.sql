-- The trigger function of rows that only another trigger writes.
create or replace function refuse_planted() returns trigger language plpgsql as $$
begin
  raise exception '% is written by its trigger alone', tg_table_name;
end $$;

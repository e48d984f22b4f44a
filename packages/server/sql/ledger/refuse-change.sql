-- The trigger function of everything that is kept as it was written.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is kept as it was written', tg_table_name;
end $$;

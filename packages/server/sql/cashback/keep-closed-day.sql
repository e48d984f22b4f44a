-- What a closed day may credit at most is the setting that was in force when it was closed.
create or replace function keep_closed_day() returns trigger language plpgsql as $$
begin
  raise exception 'a closed cashback_day is kept as it was written'
    using errcode = 'integrity_constraint_violation';
end $$;

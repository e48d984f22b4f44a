-- A bet gets the time of its settlement with a further closing, and keeps it until it is opened
-- again. The audit compares that time with the transfer of the closing (I8).
create or replace function keep_settled_at() returns trigger language plpgsql as $$
begin
  if old.settled_at is not null or new.closings <> old.closings + 1 then
    raise exception 'the settlement of a bet is kept as it was written'
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

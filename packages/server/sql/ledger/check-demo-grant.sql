-- Demonstration money is for demonstration accounts alone.
create or replace function check_demo_grant() returns trigger language plpgsql as $$
begin
  if exists (select from real_money) then
    raise exception 'demo money is refused where money is real'
      using errcode = 'integrity_constraint_violation';
  end if;
  if not exists (
    select from player
    where id::text = split_part(new.reference, '#', 1) and username ~ '^demo(:[0-9]+)?$'
  ) then
    raise exception 'demo money is for demo accounts'
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

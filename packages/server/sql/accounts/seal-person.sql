-- Seals what makes an account that of a person, or a demo account. The text is that of
-- audit/included/facts.sql.
create or replace function seal_person() returns trigger language plpgsql as $$
begin
  insert into fact_seal (subject, ids, seal)
  values ('person', array[new.id], sha256(convert_to(concat_ws('|', new.id, new.cpf,
    new.birthdate - date '2000-01-01', to_json(new.username)), 'UTF8')));
  return null;
end $$;

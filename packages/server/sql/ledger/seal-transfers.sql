-- Seals transfers with their entries: all entries of a transfer arrive in one statement. The text
-- is that of audit/included/facts.sql.
create or replace function seal_transfers() returns trigger language plpgsql as $$
begin
  insert into fact_seal (subject, ids, seal)
  select 'transfer', array_agg(id order by id),
    sha256(convert_to(string_agg(terms, e'\n' order by id), 'UTF8'))
  from (
    select transfer.id, concat_ws('|', transfer.id, transfer.kind, transfer.reference,
      coalesce(transfer.reverses, 0), extract(epoch from transfer.created_at), moved.terms) as terms
    from (
      select transfer_id, string_agg(concat_ws(',', account_id, amount, balance_after, version),
        ';' order by account_id) as terms
      from added group by transfer_id
    ) moved
    join transfer on transfer.id = moved.transfer_id
  ) posted
  having count(*) > 0;
  return null;
end $$;

-- Seals an early closing of a bet. The text is that of audit/included/facts.sql.
create or replace function seal_closing() returns trigger language plpgsql as $$
begin
  insert into fact_seal (subject, ids, seal)
  values ('closing', array[new.transfer_id], sha256(convert_to(concat_ws('|', new.transfer_id,
    new.bet_id, new.number, new.percent, new.quote, new.stake_cash, new.stake_cashback,
    new.returned, new.cash_after, new.cashback_after, extract(epoch from new.closed_at),
    new.is_free), 'UTF8')));
  return null;
end $$;

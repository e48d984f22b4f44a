-- What the provider confirmed of a notice when it was asked, {txid, valor}: a webhook may say
-- something else, and the payment follows the provider. Null for notices of before, which were
-- acted on as they were received.
alter table psp_inbox add column confirmed jsonb,
  add check (confirmed is null or processed_at is not null) not valid;

create function keep_confirmed() returns trigger language plpgsql as $$
begin
  raise exception 'what a provider confirmed is kept'
    using errcode = 'integrity_constraint_violation';
end $$;
create trigger psp_inbox_confirmed_kept before update of confirmed on psp_inbox for each row
  when (old.processed_at is not null) execute function keep_confirmed();

-- Moves money from one account to another, once per (kind, reference): false, and nothing moved,
-- when that was done before. Pockets of players are locked in the order of all locks of wallets.
create or replace function post_transfer(
  cause text, cause_reference text, source bigint, target bigint, moved_amount bigint
) returns boolean language plpgsql as $$
declare
  moved bigint;
begin
  perform from account where id in (source, target) and is_player order by id for no key update;
  insert into transfer (kind, reference) values (cause, cause_reference)
  on conflict (kind, reference) do nothing
  returning id into moved;
  if moved is null then
    return false;
  end if;
  with sides (id, amount) as (values (source, -moved_amount), (target, moved_amount)),
  changed as (
    update account set balance = balance + sides.amount, version = version + 1
    from sides where account.id = sides.id and account.is_player
    returning account.id, account.balance, account.version
  )
  insert into entry (transfer_id, account_id, is_player, amount, balance_after, version)
  select moved, account.id, account.is_player, sides.amount, changed.balance, changed.version
  from sides
  join account on account.id = sides.id
  left join changed on changed.id = sides.id;
  return true;
end $$;

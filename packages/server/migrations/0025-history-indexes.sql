-- migrate: stepwise
-- Lists of a player's bets and entries that cost the same at any length of his history. All bets
-- are ordered by the negated id, which no other index supplies: with `order by id desc` the planner
-- may walk the primary key backwards, past everybody else's bets, to find twenty of one player.
-- step
create index concurrently if not exists bet_of_player on bet (player_id, (-id));
-- step
create index concurrently if not exists bet_pending on bet (player_id, (-id))
  where status = 'pending';
-- step
create index concurrently if not exists bet_settled on bet (player_id, settled_at, id)
  where settled_at is not null;
-- step
drop index concurrently if exists bet_player;
-- step: the entries of before 0024, in lots, so that no transaction is long
do $$
declare
  lot constant bigint := 20000;
  done bigint := 0;
  last constant bigint := (select coalesce(max(id), 0) from transfer);
begin
  while done < last loop
    insert into entry_kind (account_id, version, kind)
    select entry.account_id, entry.version, transfer.kind
    from transfer
    join entry on entry.transfer_id = transfer.id and entry.version is not null
    where transfer.id > done and transfer.id <= done + lot
    on conflict do nothing;
    commit;
    done := done + lot;
  end loop;
end $$;

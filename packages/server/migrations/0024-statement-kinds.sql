-- The entries of a pocket by their cause: a statement that shows one kind reads those entries only.
-- The entries themselves are found by (account_id, version); entry_version has them in order.
create table entry_kind (
  account_id bigint not null,
  version bigint not null,
  kind text not null,
  primary key (account_id, kind, version)
);

create function index_entry_kinds() returns trigger language plpgsql as $$
begin
  insert into entry_kind (account_id, version, kind)
  select account_id, version, (select kind from transfer where transfer.id = added.transfer_id)
  from added where is_player;
  return null;
end $$;
create trigger entry_indexed after insert on entry
  referencing new table as added for each statement execute function index_entry_kinds();
create trigger entry_kind_kept before update or delete or truncate on entry_kind
  for each statement execute function refuse_change();

-- The version of the first entry of a pocket at or after this moment; one more than `latest`, the
-- version of the last entry, when there is none. Entries are written under the lock of the wallet,
-- so their times rise with their versions: some twenty look-ups for a million entries.
create function first_version_from(pocket bigint, latest bigint, moment timestamptz) returns bigint
language plpgsql stable set enable_seqscan = off as $$
declare
  low bigint := 1;
  high bigint := latest + 1;
  middle bigint;
begin
  while low < high loop
    middle := (low + high) / 2;
    if moment <= (
      select transfer.created_at from entry join transfer on transfer.id = entry.transfer_id
      where entry.account_id = pocket and entry.version = middle
    ) then
      high := middle;
    else
      low := middle + 1;
    end if;
  end loop;
  return low;
end $$;

-- The same for bets: all bets of a player up to the returned id were accepted before this moment,
-- all later ones at or after it.
create function last_bet_before(owner bigint, moment timestamptz) returns bigint
language plpgsql stable set enable_seqscan = off as $$
declare
  low bigint := 0;
  high bigint := coalesce((select id from bet where player_id = owner order by -id limit 1), 0);
  middle bigint;
  newest record;
begin
  while low < high loop
    middle := low + (high - low + 1) / 2;
    select id, accepted_at into newest from bet
    where player_id = owner and -id >= -middle order by -id limit 1;
    if newest.accepted_at >= moment then
      high := newest.id - 1;
    else
      low := middle;
    end if;
  end loop;
  return low;
end $$;

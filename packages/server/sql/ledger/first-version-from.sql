-- The version of the first entry of a pocket at or after this moment; one more than `latest`, the
-- version of the last entry, when there is none. Entries are written under the lock of the wallet,
-- so their times rise with their versions: some twenty look-ups for a million entries.
create or replace function first_version_from(pocket bigint, latest bigint, moment timestamptz)
returns bigint
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

-- The locks of place_bets, in the order that everything keeps: wallets by identifier, then
-- liabilities by selection. The counters of a player are written under the wallet's lock, those of
-- a combination under the locks of its selections. A liability that is missing is made.
create or replace function lock_for_placing(slips jsonb) returns void language plpgsql as $$
declare
  wanted bigint[];
  known bigint;
begin
  perform from account
  where player_id in (select (s -> 'player')::bigint from jsonb_array_elements(slips) s)
    and kind in ('cash', 'cashback')
  order by id for no key update;

  select coalesce(array_agg(distinct id::bigint order by id::bigint), '{}') into wanted
  from jsonb_path_query(slips, '$[*].selections[*].selection') id;
  perform from selection_liability
  where selection_id = any(wanted) order by selection_id for no key update;
  get diagnostics known = row_count;
  if known < cardinality(wanted) then
    insert into selection_liability (selection_id) select unnest(wanted) on conflict do nothing;
    perform from selection_liability
    where selection_id = any(wanted) order by selection_id for no key update;
  end if;
end $$;

-- The selection that represents these selections of one match together, made when they are bet on
-- for the first time; parts in ascending order, each with its market. Indexes from 50,000 on are
-- those of composites; null when a match has no index left.
create or replace function composite_of(game bigint, part_ids bigint[], part_markets integer[])
returns bigint language plpgsql as $$
declare
  found bigint;
begin
  select selection_id into found from composite_selection
  where game_id = game and parts = part_ids;
  if found is not null then
    return found;
  end if;

  perform pg_advisory_xact_lock(7204120, hashint8(game));
  insert into composite_selection (selection_id, game_id, parts, markets)
  select next.id, game, part_ids, part_markets
  from (
    select coalesce(max(selection_id) + 1, selection_of(game, 50000)) as id
    from composite_selection where game_id = game
  ) next
  where next.id < selection_of(game + 1, 0)
  on conflict (game_id, parts) do nothing;
  perform derive_composites(array[game], part_ids)
  where exists (select from selection_outcome where selection_id = any(part_ids));

  select selection_id into found from composite_selection
  where game_id = game and parts = part_ids;
  return found;
end $$;

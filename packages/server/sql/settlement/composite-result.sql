-- What several selections of one match come to together, for a bet that was taken at a time;
-- without one, by their results alone. Lost as soon as one part is lost; else open until all are
-- decided, and then void with any part that is void. Null for what is no such selection.
create or replace function composite_result(composite bigint, taken timestamptz)
returns text language sql stable parallel safe as $$
  select case
    when bool_or(part.result = 'lose') then 'lose'
    when count(*) = 0 or bool_or(part.result is null) then null
    when bool_or(part.result = 'void') then 'void'
    else 'win'
  end
  from composite_selection selection
  cross join lateral unnest(selection.parts, selection.markets) as one(id, market)
  left join selection_outcome outcome on outcome.selection_id = one.id
  cross join lateral (
    select case
      when taken <@ void_times(selection.game_id, one.market, one.id, outcome.result) then 'void'
      else outcome.result
    end as result
  ) part
  where selection.selection_id = composite
$$;

-- I31 a composite selection has the result that its parts come to together
select composite.selection_id::text, outcome.result || ' of ' || parts.results
from composite_selection composite
cross join lateral (
  select count(*) filter (where result = 'lose') as lost,
    count(*) filter (where result is null) as open,
    count(*) filter (where result = 'void') as void,
    string_agg(coalesce(result, 'open'), ', ' order by id) as results
  from unnest(composite.parts) as part(id)
  left join selection_outcome on selection_outcome.selection_id = part.id
) parts
left join selection_outcome outcome on outcome.selection_id = composite.selection_id
where outcome.result is distinct from case
  when parts.lost > 0 then 'lose' when parts.open > 0 then null
  when parts.void > 0 then 'void' else 'win' end

-- I22 the liability of a selection is that of its bets
-- Not of a day: a selection is bet on for days.
with exposure as (
  -- include exposure
),
taken as (
  select leg.selection_id,
    coalesce(sum(exposure.shared) filter (where class = 'single'), 0) as singles,
    coalesce(sum(exposure.shared) filter (where class = 'multiple'), 0) as multiples,
    coalesce(sum(exposure.shared) filter (where class = 'long_shot'), 0) as long_shots
  from exposure join leg on leg.bet_id = exposure.id
  group by 1
),
compared as (
  select coalesce(kept.selection_id, taken.selection_id) as selection_id,
    coalesce((kept.singles, kept.multiples, kept.long_shots)::text, 'none') as held,
    coalesce((taken.singles, taken.multiples, taken.long_shots)::text, 'none') as due
  from selection_liability kept
  full join taken on taken.selection_id = kept.selection_id
  where (kept.singles, kept.multiples, kept.long_shots) is distinct from
      (taken.singles, taken.multiples, taken.long_shots)
    -- A selection of refused slips alone has a row of zeros.
    and (taken.selection_id is not null or kept.singles + kept.multiples + kept.long_shots > 0)
)
select selection_id::text, held || ', not ' || due from compared

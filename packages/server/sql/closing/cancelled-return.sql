-- What a part of the stake that was cancelled free takes with it of the potential return. Of the
-- whole stake it is all of it.
create or replace function cancelled_return(potential_return bigint, stake bigint, cancelled bigint)
returns bigint language sql immutable as $$
  select div(potential_return::numeric * cancelled, stake)::bigint
$$;

-- I20 a placed slip has bets, a refused slip none
select slip.player_id || ' ' || slip.slip_id,
  coalesce(slip.reference, slip.refusal)
from slip
where (slip.reference is not null) <> exists (
  select from bet where bet.player_id = slip.player_id and bet.slip_id = slip.slip_id
)

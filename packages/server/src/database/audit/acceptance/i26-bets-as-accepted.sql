-- I26 slips, bets and legs are those that were accepted
-- Not of a day: has its own query.
with terms as (
  -- include terms
),
sealed as (
  select bet_seal.id as seal_id, form, seal, bet_id
  from bet_seal cross join lateral unnest(bet_ids) as bets (bet_id)
)
select 'bets ' || min(sealed.bet_id) || ' to ' || max(sealed.bet_id),
  count(terms.id) || ' of ' || count(*) || ' bets remain, changed or not'
from sealed left join terms on terms.id = sealed.bet_id
group by seal_id, form, seal
having count(terms.id) < count(*) or seal is distinct from
  sha256(convert_to(string_agg(case form when 1 then terms_1 else terms_2 end, e'\n'
    order by sealed.bet_id), 'UTF8'))
union all
select 'bet ' || bet.id, 'accepted without a seal'
from bet left join sealed on sealed.bet_id = bet.id
where bet.id > coalesce((select min(bet_id) from bet_seal_start), 0) and sealed.bet_id is null
union all
select 'the start of the seals', count(*) || ' rows' from bet_seal_start having count(*) <> 1
union all
-- Selections got the identifiers of today after bets were sealed.
select 'the start of the seals', 'bet ' || bet_id
from bet_seal_start
where bet_id > (select min(bet_id) from selection_ids_start)
  or bet_id >= (select min(bet_id) from sealed)
union all
select 'bet ' || bet_id, count(*) || ' seals' from sealed group by bet_id having count(*) > 1

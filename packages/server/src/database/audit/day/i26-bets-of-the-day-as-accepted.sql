-- I26 slips, bets and legs of the day are those that were accepted
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
from audited_day
join bet on bet.accepted_at >= begin_at and bet.accepted_at < end_at
left join sealed on sealed.bet_id = bet.id
where bet.id > coalesce((select min(bet_id) from bet_seal_start), 0) and sealed.bet_id is null
union all
select 'bet ' || bet_id, count(*) || ' seals' from sealed group by bet_id having count(*) > 1

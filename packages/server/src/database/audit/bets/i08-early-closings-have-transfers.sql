-- I8 each early closing has its transfer, and each such transfer its closing
with early as (
  select bet_id, sum(stake_cash) as cash, sum(stake_cashback) as cashback,
    sum(returned) as returned, max(number) as last_number, count(*) as parts
  from bet_closing group by bet_id
)
select coalesce(bet_closing.bet_id::text, made.reference), coalesce(made.kind, 'no transfer')
from bet_closing
full join (select * from transfer where kind in ('cancel', 'cash_out', 'cash_out_part')) made
  on made.id = bet_closing.transfer_id
left join bet on bet.id = bet_closing.bet_id
left join early on early.bet_id = bet.id
where made.id is null or bet.id is null
  or split_part(made.reference, '#', 1) <> bet.id::text
  or (made.kind = 'cash_out_part') <> (bet_closing.percent < 100)
  or (bet_closing.percent = 100) <> (bet.status in ('cancelled', 'cashed_out')
    and bet_closing.number = early.last_number)
  -- No setting allows a free cancel after a minute; a cash-out is of a match that has begun.
  or (bet_closing.is_free and (made.kind = 'cash_out'
    or bet_closing.closed_at >= bet.accepted_at + interval '1 minute'))

-- What was recorded of each fact, as one text: that of seal_transfers, seal_closing, seal_person
-- and seal_trust.
select 'transfer' as subject, transfer.id, concat_ws('|', transfer.id, transfer.kind,
  transfer.reference, coalesce(transfer.reverses, 0), extract(epoch from transfer.created_at),
  moved.terms) as terms
from transfer
left join (
  select transfer_id, string_agg(concat_ws(',', account_id, amount, balance_after, version),
    ';' order by account_id) as terms
  from entry group by transfer_id
) moved on moved.transfer_id = transfer.id
union all
select 'closing', transfer_id, concat_ws('|', transfer_id, bet_id, number, percent, quote,
  stake_cash, stake_cashback, returned, cash_after, cashback_after, extract(epoch from closed_at),
  is_free)
from bet_closing
union all
select 'person', id, concat_ws('|', id, cpf, birthdate - date '2000-01-01', to_json(username))
from player
union all
select 'trust', moment, concat_ws('|', moment, trust)
from (
  select (extract(epoch from changed_at) * 1000000)::bigint as moment, trust from feed_trust
) known

-- I16 what a debt cancelled repaid a debt with its very next entry
-- Not of a day: the repayment is found by the history of the account.
select withdrawal.id::text, withdrawal.status || ', no repayment after its return'
from withdrawal
where reason = 'debt_owed' and (status <> 'cancelled' or not exists (
  select from transfer returned
  join entry on entry.transfer_id = returned.id and entry.is_player and entry.amount > 0
  join transfer repaid on repaid.kind = 'debt_repaid'
    and repaid.reference = withdrawal.player_id || '/' || entry.version + 1
  where returned.kind = 'withdrawal_returned' and returned.reference = withdrawal.id::text
))

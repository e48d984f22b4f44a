-- I8 a reversal undoes the transfer that it names
with money as (
  -- include money
)
select transfer.id::text, transfer.reference
from transfer
left join transfer undone on undone.id = transfer.reverses
where (transfer.kind in ('unsettle', 'uncashback') or transfer.reverses is not null) and (
  undone.id is null or transfer.kind <> 'un' || undone.kind
  or transfer.reference <> undone.reference or transfer.id < undone.id
  or transfer.id in (
    select made.transfer_id
    from money made
    left join entry before
      on before.transfer_id = made.reverses and before.account_id = made.account_id
    where made.reverses is not null and made.player_id is null
      and made.pocket <> 'receivable' and made.amount is distinct from -before.amount
  )
)

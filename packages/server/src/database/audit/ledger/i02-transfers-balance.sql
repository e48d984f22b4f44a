-- I2 each transfer sums to zero over two or more sides
select transfer.id::text,
  coalesce(sum(entry.amount), 0)::text
from transfer left join entry on entry.transfer_id = transfer.id
group by transfer.id having coalesce(sum(entry.amount), 0) <> 0 or count(entry.*) < 2

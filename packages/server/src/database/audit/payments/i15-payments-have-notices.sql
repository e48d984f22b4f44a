-- I15 each payment was reported by the provider, with this amount and for this charge
select pix_payment.end_to_end_id,
  pix_payment.amount || ', notice ' || coalesce(notice.body ->> 'valor', 'missing')
from pix_payment left join psp_inbox on psp_inbox.end_to_end_id = pix_payment.end_to_end_id
cross join lateral (select coalesce(psp_inbox.confirmed, psp_inbox.body) as body) notice
where psp_inbox.processed_at is null or psp_inbox.fault is not null
  or (notice.body ->> 'valor')::numeric * 100 is distinct from pix_payment.amount
  or notice.body ->> 'txid' is distinct from pix_payment.txid::text

-- Triggers of pix_payment.
create or replace trigger payment_credited after insert on pix_payment for each row
  when (new.outcome = 'credited') execute function notify_payment();
create or replace trigger payment_refunded after update of outcome on pix_payment for each row
  when (new.outcome = 'refunded' and old.outcome <> 'refunded') execute function notify_payment();
create or replace trigger pix_payment_kept
  before delete or truncate
    or update of end_to_end_id, txid, deposit_id, amount, paid_at on pix_payment
  for each statement execute function refuse_change();

-- Triggers of market_cancel.
create or replace trigger market_cancel_kept before update or delete or truncate on market_cancel
  for each statement execute function refuse_change();
create or replace trigger market_cancel_led before insert on market_cancel
  for each statement execute function check_feed_term();

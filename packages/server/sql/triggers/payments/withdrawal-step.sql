-- Triggers of withdrawal_step.
create or replace trigger withdrawal_notified after insert on withdrawal_step for each row
  when (new.status in ('paid', 'returned', 'refused', 'cancelled'))
  execute function notify_withdrawal();

-- What a player is to be notified of: a queue that the server empties. A row is written in the
-- transaction of its cause, so a notification exists if and only if its cause was committed.
create table player_notification (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  kind text not null check (kind in ('bets_settled', 'deposit_credited', 'deposit_refunded',
    'withdrawal_paid', 'withdrawal_returned', 'withdrawal_refused')),
  -- Centavos; null for bets, which are read when the notification is written.
  amount bigint check (amount > 0),
  bet_ids bigint[],
  created_at timestamptz not null default clock_timestamp(),
  check ((kind = 'bets_settled') = (bet_ids is not null)),
  check ((kind = 'bets_settled') = (amount is null))
);

create function notify_withdrawal() returns trigger language plpgsql as $$
begin
  insert into player_notification (player_id, kind, amount)
  select player_id, 'withdrawal_' || new.status, amount
  from withdrawal where id = new.withdrawal_id;
  return null;
end $$;
create trigger withdrawal_notified after insert on withdrawal_step for each row
  when (new.status in ('paid', 'returned', 'refused')) execute function notify_withdrawal();

create function notify_payment() returns trigger language plpgsql as $$
begin
  insert into player_notification (player_id, kind, amount)
  select player_id, 'deposit_' || new.outcome, new.amount
  from deposit where id = new.deposit_id;
  return null;
end $$;
create trigger payment_credited after insert on pix_payment for each row
  when (new.outcome = 'credited') execute function notify_payment();
create trigger payment_refunded after update of outcome on pix_payment for each row
  when (new.outcome = 'refunded' and old.outcome <> 'refunded') execute function notify_payment();

-- More of what somebody with the role of the server could rewrite is refused where it is written
-- (docs/decisions/0062).

-- A withdrawal is sent with the amount that was held: raised before it was sent, it was paid in
-- full by the provider before the books refused it.
drop trigger withdrawal_kept on withdrawal;
create trigger withdrawal_kept
  before delete or truncate
    or update of id, player_id, amount, pix_key_type, pix_key, owner_name, cpf, created_at
    on withdrawal
  for each statement execute function refuse_change();

-- Withdrawals go to the CPF of the player, exclusions hold for it, the age was proved for it.
create trigger player_kept before update of id, cpf, birthdate on player
  for each statement execute function refuse_change();

-- What a closed day may credit at most is the setting that was in force when it was closed.
create function keep_closed_day() returns trigger language plpgsql as $$
begin
  raise exception 'a closed cashback_day is kept as it was written'
    using errcode = 'integrity_constraint_violation';
end $$;
create trigger cashback_day_closed_kept before update of closed_at, day_max on cashback_day
  for each row when (
    old.closed_at is not null
    and (old.closed_at, old.day_max) is distinct from (new.closed_at, new.day_max)
  ) execute function keep_closed_day();

-- A quote is of what is at stake at odds that are not shorter than 1.00: closed early, a bet
-- returns no more than it can win. Existing rows are checked by the audit (I8).
alter table bet add constraint bet_returned_early_most
  check (returned_early <= potential_return) not valid;

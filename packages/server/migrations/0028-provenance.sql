-- What somebody with access to the tables can rewrite is refused here where it is written, or
-- leaves a second record behind that has to be rewritten as well; the audit compares both.

-- A selection belongs to game selection_id / 1000. Existing rows are checked by the audit (I9).
alter table leg
  add constraint leg_game_of_selection check (game_id = selection_id / 1000) not valid;

-- Deposits: what was charged, what was paid and what the provider sent stay as they were written.
-- A payment names the notice that it was read from. Older rows are checked by the audit (I15).
create trigger deposit_kept
  before delete or truncate or update of id, player_id, amount, txid, created_at on deposit
  for each statement execute function refuse_change();
create trigger pix_payment_kept
  before delete or truncate
    or update of end_to_end_id, txid, deposit_id, amount, paid_at on pix_payment
  for each statement execute function refuse_change();
create trigger psp_inbox_kept
  before delete or truncate or update of end_to_end_id, body, received_at on psp_inbox
  for each statement execute function refuse_change();
alter table pix_payment
  add constraint pix_payment_notice foreign key (end_to_end_id) references psp_inbox not valid;

-- Withdrawals: where the money goes is fixed by the request, and recorded a second time.
create table withdrawal_request (
  withdrawal_id uuid primary key,
  player_id bigint not null,
  pix_key_type text not null,
  pix_key text not null,
  owner_name text not null,
  cpf char(11) not null,
  created_at timestamptz not null
);
insert into withdrawal_request
select id, player_id, pix_key_type, pix_key, owner_name, cpf, created_at from withdrawal;
create trigger withdrawal_request_kept before update or delete or truncate on withdrawal_request
  for each statement execute function refuse_change();

create function record_withdrawal_requests() returns trigger language plpgsql as $$
begin
  if exists (
    select from added left join player on player.id = added.player_id
    where player.cpf is distinct from added.cpf
  ) then
    raise exception 'a withdrawal goes to the CPF of its player'
      using errcode = 'integrity_constraint_violation';
  end if;
  insert into withdrawal_request
  select id, player_id, pix_key_type, pix_key, owner_name, cpf, created_at from added;
  return null;
end $$;
create trigger withdrawal_recorded after insert on withdrawal
  referencing new table as added for each statement execute function record_withdrawal_requests();
create trigger withdrawal_kept
  before delete or truncate
    or update of id, player_id, pix_key_type, pix_key, owner_name, cpf, created_at on withdrawal
  for each statement execute function refuse_change();

-- Demo money: to demo accounts only ('demo', in tests 'demo:number', which nobody can register),
-- and never where money is real. The server adds the row when it starts with a real provider.
create table real_money (
  is_only boolean primary key default true check (is_only),
  started_at timestamptz not null default now()
);
create trigger real_money_kept before update or delete or truncate on real_money
  for each statement execute function refuse_change();

create function check_demo_grant() returns trigger language plpgsql as $$
begin
  if exists (select from real_money) then
    raise exception 'demo money is refused where money is real'
      using errcode = 'integrity_constraint_violation';
  end if;
  if not exists (
    select from player
    where id::text = split_part(new.reference, '#', 1) and username ~ '^demo(:[0-9]+)?$'
  ) then
    raise exception 'demo money is for demo accounts'
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger transfer_demo_grant before insert on transfer
  for each row when (new.kind = 'demo_grant') execute function check_demo_grant();

-- Bets: the hash of what was accepted, one row for all bets of one statement. The audit computes it
-- again from slips, bets and legs (I26). Bets up to bet_seal_start were accepted before.
create table bet_seal (
  id bigint generated always as identity primary key,
  bet_ids bigint[] not null,
  seal bytea not null
);
create trigger bet_seal_kept before update or delete or truncate on bet_seal
  for each statement execute function refuse_change();
create table bet_seal_start (
  bet_id bigint not null
);
insert into bet_seal_start select coalesce(max(id), 0) from bet;
create trigger bet_seal_start_kept before insert or update or delete or truncate on bet_seal_start
  for each statement execute function refuse_change();

-- As before (0003), and seals the bets of the legs: all legs of a bet arrive in one statement. The
-- text is that of audit/included/terms.sql.
create or replace function check_legs() returns trigger language plpgsql as $$
begin
  if exists (
    select from added
    left join bet on bet.id = added.bet_id
    left join game on game.id = added.game_id
    where bet.id is null or game.id is null
  ) then
    raise exception 'a leg has no bet or no game' using errcode = 'foreign_key_violation';
  end if;
  insert into bet_seal (bet_ids, seal)
  select array_agg(id order by id),
    sha256(convert_to(string_agg(terms, e'\n' order by id), 'UTF8'))
  from (
    select bet.id,
      concat_ws('|', bet.id, bet.player_id, bet.slip_id, slip.fingerprint, slip.reference,
        bet.position, bet.stake_cash, bet.stake_cashback, bet.odds, bet.potential_return,
        bet.bonus_percent, extract(epoch from bet.accepted_at), legs.terms) as terms
    from (
      select bet_id, string_agg(concat_ws(',', position, game_id, market_id, selection_id, odds,
        odds_version, is_live, to_json(handicap), to_json(selection_name)), ';'
        order by position) as terms
      from added group by bet_id
    ) legs
    join bet on bet.id = legs.bet_id
    left join slip on slip.player_id = bet.player_id and slip.slip_id = bet.slip_id
  ) accepted
  having count(*) > 0;
  return null;
end $$;

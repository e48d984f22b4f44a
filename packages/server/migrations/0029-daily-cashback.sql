-- Cashback on the net loss of a day, and a bonus for the legs that count (decisions, 20).

-- Which public table the bonus of a bet follows. Bets from before keep the percent that they were
-- placed with, whatever becomes of their legs (0).
alter table bet add column bonus_table smallint not null default 0;
alter table bet alter column bonus_table set default 1;
create trigger bet_bonus_table_kept before update of bonus_table on bet
  for each statement execute function refuse_change();

-- Percent of the winnings by the legs that count, at most the percent of the placement. The table
-- is that of the domain (`BONUS_PERCENT_BY_LEGS`); a new one gets a number of its own here.
create function counting_bonus(bonus_table smallint, placed integer, counting bigint)
returns integer language sql immutable parallel safe as $$
  select case bonus_table
    when 0 then placed
    else least(placed,
      (array[0, 1, 3, 5, 7, 9, 11, 14, 17, 20])[greatest(1, least(counting, 10))])
  end
$$;

create function civil_day(moment timestamptz) returns date language sql stable parallel safe as $$
  select (moment at time zone 'America/Sao_Paulo')::date
$$;

-- The first bet of each player that was settled as won or lost: no offer counts before the second.
create table first_settled_bet (
  player_id bigint primary key,
  bet_id bigint not null unique
);
insert into first_settled_bet (player_id, bet_id)
select player_id, min(id) from bet where status in ('win', 'lose') group by player_id;

-- A civil day of São Paulo on which live bets of a player were settled. It collects until it is
-- closed; afterwards every correction of its bets corrects what was credited.
create table cashback_day (
  player_id bigint not null,
  day date not null,
  closed_at timestamptz,
  -- The most that this day could credit, by the setting in force when it was closed.
  day_max bigint check (day_max >= 0),
  credited bigint not null default 0 check (credited >= 0),
  -- Each change of what is credited is a transfer named 'player/day#change'.
  changes integer not null default 0 check (changes >= 0),
  primary key (player_id, day),
  check ((closed_at is null) = (day_max is null)),
  check (closed_at is not null or (credited = 0 and changes = 0)),
  check (credited <= day_max)
);
create index cashback_day_open on cashback_day (day, player_id) where closed_at is null;

-- The live bets of each day. A bet belongs to the day of its first settlement for good.
create table cashback_bet (
  bet_id bigint primary key,
  player_id bigint not null,
  day date not null
);
create index cashback_bet_day on cashback_bet (player_id, day);

create trigger first_settled_bet_kept before update or delete or truncate on first_settled_bet
  for each statement execute function refuse_change();
create trigger cashback_bet_kept before update or delete or truncate on cashback_bet
  for each statement execute function refuse_change();
create trigger cashback_day_kept
  before delete or truncate or update of player_id, day on cashback_day
  for each statement execute function refuse_change();

-- Kinds of transfers are added to those that there are by now.
do $$
declare
  kinds text := (
    select pg_get_expr(conbin, conrelid) from pg_constraint
    where conrelid = 'transfer'::regclass and conname = 'transfer_kind_check'
  );
begin
  alter table transfer drop constraint transfer_kind_check;
  execute format('alter table transfer add constraint transfer_kind_check
    check (%s or kind in (''cashback_day'', ''uncashback_day'')) not valid', kinds);
  alter table transfer validate constraint transfer_kind_check;
end $$;

-- What the live bets of a day staked, returned and earned so far, bonuses included in the returns.
-- Parts that were closed early do not count. The percent of a bet is frozen at placement; what they
-- earn together is rounded down to the centavo once.
create function cashback_collected(who bigint, which date)
returns table (staked bigint, returned bigint, earned bigint)
language sql stable set enable_seqscan = off as $$
  select coalesce(sum(at_stake), 0)::bigint, coalesce(sum(payout - returned_early), 0)::bigint,
    div(greatest(0, coalesce(sum((at_stake - payout + returned_early) * cashback_percent), 0)),
      100)::bigint
  from cashback_bet counted
  join bet on bet.id = counted.bet_id
  where counted.player_id = who and counted.day = which and bet.status in ('win', 'lose')
$$;

-- Closes a day of a player, at most `cap` centavos, or corrects a closed one under the cap that it
-- was closed with. Moves the difference between what is due and what was credited; doing it again
-- moves nothing. What the pocket no longer holds is owed. Returns the difference in centavos.
create function settle_cashback_day(who bigint, which date, cap bigint) returns bigint
language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  known cashback_day;
  pocket account;
  due bigint;
  change bigint;
  given bigint;
  moved bigint;
begin
  perform from account where player_id = who and kind in ('cash', 'cashback')
  order by id for no key update;
  select * into strict pocket from account where player_id = who and kind = 'cashback';
  select * into strict known from cashback_day where player_id = who and day = which;
  select least(coalesce(known.day_max, cap), earned) into due from cashback_collected(who, which);
  change := due - known.credited;
  update cashback_day set closed_at = coalesce(closed_at, clock_timestamp()),
    day_max = coalesce(day_max, cap), credited = due, changes = changes + (change <> 0)::integer
  where player_id = who and day = which;
  if change = 0 then
    return 0;
  end if;
  given := greatest(change, -pocket.balance);
  insert into transfer (kind, reference)
  values (case when change > 0 then 'cashback_day' else 'uncashback_day' end,
    who || '/' || which || '#' || known.changes + 1)
  returning id into moved;
  insert into entry (transfer_id, account_id, is_player, amount, balance_after, version)
  select moved, pocket.id, true, given, pocket.balance + given, pocket.version + 1
  where given <> 0
  union all
  select moved, account.id, false, side.amount, null, null
  from account
  join (values ('promotions', -change), ('receivable', change - given)) side(name, amount)
    on account.kind = side.name
  where player_id is null and side.amount <> 0;
  update account set balance = balance + given, version = version + 1
  where id = pocket.id and given <> 0;
  update account set owed = owed + given - change
  where player_id = who and kind = 'cash' and given <> change;
  return change;
end $$;

-- Closes up to `most` days that ended before a date, the oldest first, and returns how many and the
-- players whose cashback changed. The caller repeats until there are none. Wallets are locked in
-- the order of all locks of wallets.
create function close_cashback_days(before date, cap bigint, most integer)
returns table (days integer, players bigint[])
language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  waiting cashback_day[];
  key cashback_day;
begin
  players := '{}';
  waiting := array(
    select cashback_day from cashback_day where closed_at is null and day < before
    order by day, player_id limit most
  );
  days := cardinality(waiting);
  perform from account
  where player_id in (select player_id from unnest(waiting)) and kind in ('cash', 'cashback')
  order by id for no key update;
  foreach key in array waiting loop
    if settle_cashback_day(key.player_id, key.day, cap) <> 0 then
      players := players || key.player_id;
    end if;
  end loop;
  return next;
end $$;

-- What bets come to by the results of their legs, beside what they were settled at.
drop function bets_due(bigint[]);
create function bets_due(ids bigint[])
returns table (
  id bigint, player_id bigint, status text, payout bigint, closings integer, at_stake bigint,
  cashback_at_stake bigint, returned_early bigint, cashback_percent smallint, due_status text,
  due_payout bigint
)
language sql stable as $$
  select id, player_id, status, payout, closings, at_stake, cashback_at_stake, returned_early,
    cashback_percent, due_status,
    case when due_status in ('win', 'void')
      then settled_payout(at_stake, numerator, denominator, bonus) else 0 end
  from (
    select bet.id, bet.player_id, bet.status, bet.payout, bet.closings, bet.at_stake,
      bet.stake_cashback - bet.closed_cashback as cashback_at_stake, bet.returned_early,
      bet.cashback_percent,
      counting_bonus(bet.bonus_table, bet.bonus_percent,
        count(*) filter (where leg.result <> 'void')) as bonus,
      case
        when bool_or(leg.result = 'lose') is true then 'lose'
        when bool_or(leg.result is null) then 'pending'
        when bool_and(leg.result = 'void') is true then 'void'
        else 'win'
      end as due_status,
      product(leg_numerator(leg.result, leg.odds, leg.dead_heat_places)) as numerator,
      product(leg_denominator(leg.result, leg.dead_heat_tied)) as denominator
    from bet join leg on leg.bet_id = bet.id
    where bet.id = any(ids)
    group by bet.id
  ) weighed
$$;

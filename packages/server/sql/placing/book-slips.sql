-- Records the slips of a round that are placed or refused, and takes the stakes of the bets that
-- are placed: one transfer for each bet, from the cashback first when the slip uses it. In one
-- statement, which the checks of bets, legs and entries require. Called by place_bets under the
-- locks of the wallets. Returns the outcome of every slip of the round.
create or replace function book_slips(
  round slip_in_round[], placed bet_in_round[], accepted timestamptz
)
returns table (
  slip_index bigint, outcome text, refusal text, facts jsonb, reference text, bet_ids jsonb,
  cash bigint, cashback bigint
)
language plpgsql as $$
#variable_conflict use_column
declare
  open_stakes bigint;
begin
  select id into strict open_stakes from account
  where player_id is null and kind = 'open_stakes';

  return query
  with made_slips as (
    insert into slip (player_id, slip_id, fingerprint, reference, refusal, refusal_facts,
      cash_after, cashback_after, created_at)
    select player, slip, fingerprint, reference, refusal, facts,
      case when outcome = 'placed' then cash - from_cash end,
      case when outcome = 'placed' then cashback - from_cashback end,
      accepted
    from unnest(round)
    where outcome in ('placed', 'refused')
  ),
  numbered as materialized (
    select nextval('bet_id_seq') as bet_id, nextval('transfer_id_seq') as transfer_id,
      bet.*, slip, selections, from_cashback, cash_id, cash, cash_version,
      cashback_id, cashback, cashback_version
    from unnest(round) decided
    join unnest(placed) bet on bet.slip_index = decided.slip_index
  ),
  split as materialized (
    select n.*,
      greatest(0, least(stake, from_cashback - (
        sum(stake) over (partition by slip_index order by position) - stake
      )))::bigint as stake_cashback
    from numbered n
  ),
  made_bets as (
    insert into bet (id, player_id, slip_id, position, stake, stake_cash, stake_cashback, odds,
      potential_return, bonus_percent, cashback_percent, accepted_at)
    overriding system value
    select bet_id, player, slip, position, stake, stake - stake_cashback, stake_cashback, odds,
      potential_return, bonus, coalesce(cashback_percent, 0), accepted
    from split
  ),
  made_legs as (
    insert into leg (bet_id, player_id, position, game_id, market_id, selection_id,
      selection_name, handicap, odds, odds_version, is_live)
    select split.bet_id, split.player, l.position, s.*
    from split
    cross join lateral jsonb_array_elements(split.legs) with ordinality as l(at, position)
    cross join lateral jsonb_to_record(split.selections -> l.at::integer) as s(
      game bigint, market integer, selection bigint, name text, handicap text, odds integer,
      version bigint, live boolean)
  ),
  made_transfers as (
    insert into transfer (id, kind, reference, created_at)
    overriding system value
    select transfer_id, 'stake', bet_id::text, accepted from split
  ),
  player_entries as materialized (
    select transfer_id, cash_id as account_id, stake - stake_cashback as taken,
      cash - sum(stake - stake_cashback) over taking as balance_after,
      cash_version + row_number() over taking as version
    from split
    where stake > stake_cashback
    window taking as (partition by slip_index order by position)
    union all
    select transfer_id, cashback_id, stake_cashback,
      cashback - sum(stake_cashback) over taking,
      cashback_version + row_number() over taking
    from split
    where stake_cashback > 0
    window taking as (partition by slip_index order by position)
  ),
  made_entries as (
    insert into entry (transfer_id, account_id, is_player, amount, balance_after, version)
    select transfer_id, account_id, true, -taken, balance_after, version from player_entries
    union all
    select transfer_id, open_stakes, false, stake, null, null from split
  ),
  moved as (
    update account set balance = last.balance_after, version = last.version
    from (
      select account_id, min(balance_after) as balance_after, max(version) as version
      from player_entries group by account_id
    ) last
    where account.id = last.account_id
  )
  select slip_index, outcome, refusal, facts, reference, booked.bet_ids, cash - from_cash,
    cashback - from_cashback
  from unnest(round) decided
  left join (
    select slip_index, jsonb_agg(bet_id order by position) as bet_ids from split
    group by slip_index
  ) booked using (slip_index);
end $$;

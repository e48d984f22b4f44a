-- The invariants of bets, their legs and their money: every row is a violation.
with
money as (
  select entry.*, account.player_id, account.kind as pocket, account.currency,
    transfer.kind as cause, transfer.reference, transfer.reverses
  from entry
  join account on account.id = entry.account_id
  join transfer on transfer.id = entry.transfer_id
),
stakes as (
  select reference, count(distinct transfer_id) as transfers,
    coalesce(-sum(amount) filter (where pocket = 'cash'), 0) as from_cash,
    coalesce(-sum(amount) filter (where pocket = 'cashback'), 0) as from_cashback,
    coalesce(sum(amount) filter (where pocket = 'open_stakes'), 0) as held,
    min(player_id) as first_player, max(player_id) as last_player
  from money where cause = 'stake' group by reference
),
closings as (
  select split_part(reference, '#', 1) as bet,
    count(*) filter (where reverses is null) - count(*) filter (where reverses is not null) as net,
    count(*) filter (where reverses is null) as made
  from transfer where kind in ('settle', 'unsettle', 'cancel', 'cash_out') group by 1
),
payments as (
  select split_part(reference, '#', 1) as bet,
    coalesce(sum(amount) filter (where player_id is not null or pocket = 'receivable'), 0) as paid,
    coalesce(sum(amount) filter (where cause in ('settle', 'unsettle') and pocket = 'cashback'), 0)
      as to_cashback,
    -coalesce(sum(amount) filter (where pocket = 'open_stakes'), 0) as released,
    min(player_id) as first_player, max(player_id) as last_player
  from money where cause in ('settle', 'unsettle', 'cancel', 'cash_out', 'cash_out_part') group by 1
),
rewards as (
  select split_part(reference, '#', 1) as bet,
    coalesce(sum(amount) filter (where player_id is not null or pocket = 'receivable'), 0) as paid,
    min(player_id) as first_player, max(player_id) as last_player
  from money where cause in ('cashback', 'uncashback') group by 1
),
early as (
  select bet_id, sum(stake_cash) as cash, sum(stake_cashback) as cashback,
    sum(returned) as returned, max(number) as last_number, count(*) as parts
  from bet_closing group by bet_id
),
debts as (
  select bet.player_id, -sum(money.amount) as owed
  from money join bet on bet.id::text = split_part(money.reference, '#', 1)
  where money.pocket = 'receivable' group by 1
),
outcomes as (
  select bet.id,
    bool_or(leg.result = 'lose') is true as is_lost,
    bool_or(leg.result is null) as is_open,
    bool_and(leg.result = 'void') is true as is_void,
    product(leg.odds) as odds,
    product((case leg.result
      when 'win' then leg.odds::bigint * leg.dead_heat_places
      when 'half_win' then leg.odds + 1000
      else 1 end)::numeric) as numerator,
    product((case leg.result
      when 'win' then 1000 * leg.dead_heat_tied::bigint
      when 'half_win' then 2000
      when 'half_lose' then 2
      else 1 end)::numeric) as denominator
  from bet join leg on leg.bet_id = bet.id group by bet.id
),
due as (
  select bet.id, outcomes.is_lost, outcomes.is_open, outcomes.is_void, outcomes.odds,
    case when is_lost then 'lose' when is_open then 'pending' when is_void then 'void' else 'win'
    end as status,
    case when is_lost or is_open then 0
      else div(
        100 * bet.at_stake * numerator
          + greatest(0, bet.at_stake * (numerator - denominator)) * bet.bonus_percent,
        100 * denominator)
    end + case when is_open and not is_lost then 0 else bet.returned_early end as payout,
    case when is_lost or (not is_open and not is_void)
      then div(bet.at_stake * bet.cashback_percent, 100) else 0 end as cashback
  from bet join outcomes on outcomes.id = bet.id
)

select 'I6 each bet was paid for once, by its player, from its pockets' as invariant,
  bet.id::text as subject,
  coalesce(stakes.transfers, 0) || ' transfers, ' || coalesce(stakes.held, 0) || ' held' as detail
from bet left join stakes on stakes.reference = bet.id::text
where stakes.transfers is distinct from 1
  or stakes.from_cash <> bet.stake_cash
  or stakes.from_cashback <> bet.stake_cashback
  or stakes.held <> bet.stake
  or bet.stake <> bet.stake_cash + bet.stake_cashback
  or stakes.first_player is distinct from bet.player_id
  or stakes.last_player is distinct from bet.player_id

union all
select 'I7 no stake was taken without a bet', transfer.id::text, transfer.reference
from transfer
where kind = 'stake' and not exists (select from bet where bet.id::text = transfer.reference)

union all
select 'I7 nothing was paid without a bet', transfer.id::text, transfer.reference
from transfer
where kind in ('settle', 'unsettle', 'cashback', 'uncashback', 'cancel', 'cash_out',
    'cash_out_part')
  and not exists (select from bet where bet.id::text = split_part(transfer.reference, '#', 1))

union all
select 'I8 a closed bet was closed once, an open one never', bet.id::text,
  bet.status || ', ' || coalesce(closings.net, 0) || ' closings'
from bet left join closings on closings.bet = bet.id::text
where coalesce(closings.net, 0) <> case when bet.status = 'pending' then 0 else 1 end
  or coalesce(closings.made, 0) <> bet.closings
  or (bet.status = 'pending') <> (bet.settled_at is null)

union all
select 'I8 each early closing has its transfer, and the other way round',
  coalesce(bet_closing.bet_id::text, made.reference), coalesce(made.kind, 'no transfer')
from bet_closing
full join (select * from transfer where kind in ('cancel', 'cash_out', 'cash_out_part')) made
  on made.id = bet_closing.transfer_id
left join bet on bet.id = bet_closing.bet_id
left join early on early.bet_id = bet.id
where made.id is null or bet.id is null
  or split_part(made.reference, '#', 1) <> bet.id::text
  or (made.kind = 'cash_out_part') <> (bet_closing.percent < 100)
  or (bet_closing.percent = 100) <> (bet.status in ('cancelled', 'cashed_out')
    and bet_closing.number = early.last_number)

union all
select 'I8 what was closed early is what the closings took and returned', bet.id::text,
  bet.closed_cash + bet.closed_cashback || ' for ' || bet.returned_early
from bet left join early on early.bet_id = bet.id
where (bet.closed_cash, bet.closed_cashback, bet.returned_early) is distinct from
    (coalesce(early.cash, 0), coalesce(early.cashback, 0), coalesce(early.returned, 0))
  or (early.parts is not null and early.parts <> early.last_number)
  or (bet.status in ('cancelled', 'cashed_out') and bet.payout <> bet.returned_early)

union all
select 'I8 a reversal undoes the transfer that it names', transfer.id::text, transfer.reference
from transfer
left join transfer undone on undone.id = transfer.reverses
where (transfer.kind in ('unsettle', 'uncashback') or transfer.reverses is not null) and (
  undone.id is null or transfer.kind <> 'un' || undone.kind
  or transfer.reference <> undone.reference or transfer.id < undone.id
  or transfer.id in (
    select made.transfer_id
    from money made
    left join entry before
      on before.transfer_id = made.reverses and before.account_id = made.account_id
    where made.reverses is not null and made.player_id is null
      and made.pocket <> 'receivable' and made.amount is distinct from -before.amount
  )
)

union all
select 'I9 payout and status follow from the legs', bet.id::text,
  bet.status || ' ' || bet.payout || ', not ' || due.status || ' ' || due.payout
from bet join due on due.id = bet.id
where bet.status not in ('cancelled', 'cashed_out')
  and (bet.status <> due.status or bet.payout <> due.payout)

union all
select 'I9 a live bet earned its cashback when it was won or lost', bet.id::text,
  bet.cashback || ', not ' || due.cashback
from bet
join due on due.id = bet.id
where bet.cashback <> case when bet.status in ('win', 'lose') then due.cashback else 0 end
  or (bet.cashback_percent > 0
    and exists (select from leg where leg.bet_id = bet.id and not leg.is_live))

union all
select 'I9 the odds of a bet are those of its legs', bet.id::text, bet.odds::text
from bet left join due on due.id = bet.id
where due.odds is distinct from bet.odds

union all
select 'I9 a leg ended as its selection did', leg.bet_id || '/' || leg.position, leg.result
from leg
join bet on bet.id = leg.bet_id
left join selection_outcome outcome on outcome.selection_id = leg.selection_id
where leg.result is not null and (outcome.closed_at is not null or not outcome.is_corrected)
  and (leg.result, leg.dead_heat_places, leg.dead_heat_tied) is distinct from case
    when outcome.is_corrected
      and is_leg_cancelled(leg.game_id, leg.market_id, bet.accepted_at) then ('void', 1, 1)
    else (outcome.result, outcome.dead_heat_places, outcome.dead_heat_tied) end

union all
select 'I10 the ledger paid what the bet says, to its player', bet.id::text,
  bet.payout || ', paid ' || coalesce(payments.paid, 0)
from bet left join payments on payments.bet = bet.id::text
where coalesce(payments.paid, 0)
    <> case when bet.status = 'pending' then bet.returned_early else bet.payout end
  or coalesce(payments.released, 0)
    <> bet.stake - case when bet.status = 'pending' then bet.at_stake else 0 end
  or payments.first_player <> bet.player_id
  or payments.last_player <> bet.player_id
  or (bet.status in ('win', 'lose') and payments.to_cashback <> 0)
  or (bet.status = 'void' and payments.to_cashback <> bet.stake_cashback - bet.closed_cashback)

union all
select 'I10 the ledger credited the cashback that the bet says, to its player', bet.id::text,
  bet.cashback || ', credited ' || coalesce(rewards.paid, 0)
from bet left join rewards on rewards.bet = bet.id::text
where coalesce(rewards.paid, 0) <> bet.cashback
  or rewards.first_player <> bet.player_id
  or rewards.last_player <> bet.player_id

union all
select 'I10 a player owes what was taken back and was not there', account.player_id::text,
  account.owed || ', not ' || coalesce(debts.owed, 0)
from account left join debts on debts.player_id = account.player_id
where account.kind = 'cash' and account.owed <> coalesce(debts.owed, 0)

union all
select 'I11 the money held is that of the open bets', 'open_stakes',
  (held.amount - open.stake)::text
from
  (select coalesce(sum(amount), 0) as amount from money where pocket = 'open_stakes') held,
  (select coalesce(sum(at_stake), 0) as stake from bet where status = 'pending') open
where held.amount <> open.stake

union all
select 'I12 no bet before the match was taken at or after its start',
  leg.bet_id || '/' || leg.position, bet.accepted_at::text
from leg
join bet on bet.id = leg.bet_id
join game on game.id = leg.game_id
where not leg.is_live and bet.accepted_at >= game.starts_at
  and bet.status not in ('void', 'cancelled')

-- A price that was looked up waits five seconds at most for its bet to be taken; one more is for
-- the clocks of the server and the database.
union all
select 'I13 the price of a leg was published, open and the last when the bet was taken',
  leg.bet_id || '/' || leg.position,
  leg.selection_id || ' at ' || leg.odds || ', version ' || leg.odds_version
from leg
join bet on bet.id = leg.bet_id
where leg.bet_id > (select bet_id from odds_history_start)
  and not exists (
    select from odds_history told
    where told.selection_id = leg.selection_id and told.version = leg.odds_version
      and told.odds = leg.odds and told.status = 'open'
      and told.told_at <= bet.accepted_at + interval '1 second'
      and told.told_at >= coalesce((
        select max(earlier.told_at) from odds_history earlier
        where earlier.selection_id = leg.selection_id
          and earlier.told_at <= bet.accepted_at - interval '6 seconds'
      ), '-infinity')
  )

union all
select 'I14 no bet was taken while its feed was not believed',
  leg.bet_id || '/' || leg.position, silence.trust || ' from ' || silence.changed_at
from (
  select changed_at, trust, lead(changed_at) over (order by changed_at) as ended_at from feed_trust
) silence
join bet on bet.accepted_at > silence.changed_at + interval '6 seconds'
  and bet.accepted_at < silence.ended_at
join leg on leg.bet_id = bet.id
where silence.trust = 'none' or (silence.trust = 'not_live' and leg.is_live)

union all
select 'I20 a placed slip has bets, a refused one none', slip.player_id || ' ' || slip.slip_id,
  coalesce(slip.reference, slip.refusal)
from slip
where (slip.reference is not null) <> exists (
  select from bet where bet.player_id = slip.player_id and bet.slip_id = slip.slip_id
)

union all
select 'I20 a bet has its slip, a slip its player, a leg its bet and its game', kind, subject
from (
  select 'bet', bet.id::text from bet
  left join slip on slip.player_id = bet.player_id and slip.slip_id = bet.slip_id
  where slip.player_id is null
  union all
  select 'slip', slip.slip_id::text from slip
  left join player on player.id = slip.player_id where player.id is null
  union all
  select 'leg', leg.bet_id || '/' || leg.position from leg
  left join bet on bet.id = leg.bet_id
  left join game on game.id = leg.game_id
  where bet.id is null or game.id is null
  union all
  select 'legs', bet.id::text from bet
  where not exists (select from leg where leg.bet_id = bet.id)
) as lost(kind, subject)

union all
select 'I22 what a selection may cost is that of its bets',
  coalesce(kept.selection_id, taken.selection_id)::text,
  coalesce(kept.amount, 0) || ', not ' || coalesce(taken.amount, 0)
from selection_liability kept
full join (
  select leg.selection_id, sum(bet.stake * leg.odds / 1000) as amount
  from leg join bet on bet.id = leg.bet_id group by 1
) taken on taken.selection_id = kept.selection_id
where coalesce(kept.amount, 0) <> coalesce(taken.amount, 0)

order by 1, 2

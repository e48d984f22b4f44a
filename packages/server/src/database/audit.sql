-- The invariants of the books, in one statement, so in one snapshot: every row is a violation.
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
    count(*) filter (where reverses is null) - count(*) filter (where reverses is not null) as net
  from transfer where kind in ('settle', 'unsettle', 'cancel', 'cashout') group by 1
),
payments as (
  select split_part(reference, '#', 1) as bet,
    coalesce(sum(amount) filter (where player_id is not null), 0) as paid,
    coalesce(sum(amount) filter (where pocket = 'cashback'), 0) as to_cashback,
    -coalesce(sum(amount) filter (where pocket = 'open_stakes'), 0) as released,
    min(player_id) as first_player, max(player_id) as last_player
  from money where cause in ('settle', 'unsettle', 'cancel', 'cashout') group by 1
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
        100 * bet.stake * numerator
          + greatest(0, bet.stake * (numerator - denominator)) * bet.bonus_percent,
        100 * denominator)
    end as payout
  from bet join outcomes on outcomes.id = bet.id
),
credits as (
  select reference, sum(amount) as amount, min(player_id) as player_id
  from money where cause = 'deposit' and pocket = 'cash' group by reference
),
received as (
  select pix_payment.end_to_end_id, pix_payment.amount, deposit.player_id
  from pix_payment left join deposit on deposit.id = pix_payment.deposit_id
  where pix_payment.outcome = 'credited'
)

select 'I1 money is neither made nor lost' as invariant, currency::text as subject,
  sum(amount)::text as detail
from money group by currency having sum(amount) <> 0

union all
select 'I2 each transfer sums to zero over two or more sides', transfer.id::text,
  coalesce(sum(entry.amount), 0)::text
from transfer left join entry on entry.transfer_id = transfer.id
group by transfer.id having coalesce(sum(entry.amount), 0) <> 0 or count(entry.*) < 2

union all
select 'I2 each entry has its transfer and its account',
  entry.transfer_id || '/' || entry.account_id, entry.amount::text
from entry
left join transfer on transfer.id = entry.transfer_id
left join account on account.id = entry.account_id and account.is_player = entry.is_player
where transfer.id is null or account.id is null

union all
select 'I3 balance and version are those of the entries', account.id::text,
  account.balance || ' and ' || account.version || ', not '
    || coalesce(kept.balance, 0) || ' and ' || coalesce(kept.version, 0)
from account
left join (
  select account_id, sum(amount) as balance, max(version) as version
  from entry where is_player group by account_id
) kept on kept.account_id = account.id
where account.balance <> coalesce(kept.balance, 0)
  or account.version <> coalesce(kept.version, 0)

union all
select 'I4 the history of an account has no gap, fork or edit', account_id || '@' || version,
  balance_after::text
from (
  select account_id, version, amount, balance_after,
    lag(balance_after, 1, 0::bigint) over history as balance_before,
    lag(version, 1, 0::bigint) over history as version_before
  from entry where is_player
  window history as (partition by account_id order by version)
) chained
where balance_after <> balance_before + amount or version <> version_before + 1
  or version is null or balance_after is null

union all
select 'I5 no pocket of a player was ever negative', account_id || '@' || version,
  balance_after::text
from entry where is_player and balance_after < 0

union all
select 'I6 each bet was paid for once, by its player, from its pockets', bet.id::text,
  coalesce(stakes.transfers, 0) || ' transfers, ' || coalesce(stakes.held, 0) || ' held'
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
where kind in ('settle', 'unsettle', 'cancel', 'cashout')
  and not exists (select from bet where bet.id::text = split_part(transfer.reference, '#', 1))

union all
select 'I8 a closed bet was closed once, an open one never', bet.id::text,
  bet.status || ', ' || coalesce(closings.net, 0) || ' closings'
from bet left join closings on closings.bet = bet.id::text
where coalesce(closings.net, 0) <> case when bet.status = 'pending' then 0 else 1 end
  or (bet.status = 'pending') <> (bet.settled_at is null)

union all
select 'I9 payout and status follow from the legs', bet.id::text,
  bet.status || ' ' || bet.payout || ', not ' || due.status || ' ' || due.payout
from bet join due on due.id = bet.id
where bet.status not in ('cancelled', 'cashed_out')
  and (bet.status <> due.status or bet.payout <> due.payout)

union all
select 'I9 the odds of a bet are those of its legs', bet.id::text, bet.odds::text
from bet left join due on due.id = bet.id
where due.odds is distinct from bet.odds

union all
select 'I9 a leg ended as its selection did', leg.bet_id || '/' || leg.position, leg.result
from leg left join selection_outcome outcome on outcome.selection_id = leg.selection_id
where leg.result is not null
  and (leg.result, leg.dead_heat_places, leg.dead_heat_tied) is distinct from
    (outcome.result, outcome.dead_heat_places, outcome.dead_heat_tied)

union all
select 'I10 the ledger paid what the bet says, to its player', bet.id::text,
  bet.payout || ', paid ' || coalesce(payments.paid, 0)
from bet left join payments on payments.bet = bet.id::text
where bet.status <> 'pending' and (
  coalesce(payments.paid, 0) <> bet.payout
  or coalesce(payments.released, 0) <> bet.stake
  or payments.first_player <> bet.player_id
  or payments.last_player <> bet.player_id
  or (bet.status in ('win', 'lose') and payments.to_cashback <> 0)
  or (bet.status = 'void' and payments.to_cashback <> bet.stake_cashback)
)

union all
select 'I11 the money held is that of the open bets', 'open_stakes',
  (held.amount - open.stake)::text
from
  (select coalesce(sum(amount), 0) as amount from money where pocket = 'open_stakes') held,
  (select coalesce(sum(stake), 0) as stake from bet where status = 'pending') open
where held.amount <> open.stake

union all
select 'I12 no bet before the match was taken at or after its start',
  leg.bet_id || '/' || leg.position, bet.accepted_at::text
from leg
join bet on bet.id = leg.bet_id
join game on game.id = leg.game_id
where not leg.is_live and bet.accepted_at >= game.starts_at
  and bet.status not in ('void', 'cancelled')

union all
select 'I15 each payment was credited once, to whom it was for',
  coalesce(received.end_to_end_id, credits.reference),
  coalesce(received.amount, 0) || ', credited ' || coalesce(credits.amount, 0)
from received full join credits on credits.reference = received.end_to_end_id
where received.end_to_end_id is null or credits.reference is null
  or credits.amount <> received.amount
  or credits.player_id is distinct from received.player_id

union all
select 'I15 a deposit is credited by its payment', deposit.id::text, deposit.status
from deposit
where (deposit.status = 'credited') <> exists (
  select from pix_payment
  where pix_payment.deposit_id = deposit.id and pix_payment.outcome = 'credited'
    and pix_payment.amount = deposit.amount
)

union all
select 'I17 a transfer has one currency', transfer_id::text, count(distinct currency)::text
from money group by transfer_id having count(distinct currency) > 1

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
select 'I21 each cause moves money between its own accounts only',
  transfer_id || '/' || account_id, cause || ' ' || pocket
from money
where not case cause
  when 'stake' then (pocket = 'open_stakes' and amount > 0)
    or (pocket in ('cash', 'cashback') and amount < 0)
  when 'settle' then (pocket = 'open_stakes' and amount < 0) or pocket = 'house'
    or (pocket in ('cash', 'cashback') and amount > 0)
  when 'deposit' then (pocket = 'psp_clearing' and amount < 0) or (pocket = 'cash' and amount > 0)
  when 'demo_grant' then (pocket = 'promotions' and amount < 0)
    or (pocket in ('cash', 'cashback') and amount > 0)
  else true
end

order by 1, 2

/**
 * Corruptions of the books, each made with the triggers disabled: what is changed, and the
 * invariant that must report it, or `refused` when a constraint prevents it. In the books of
 * `fillBooks` the bets are 1 won, 2 lost, 3 void (cashback and cash), 4 a multiple half won, 5 an
 * open multiple, all Ana's (player 1); 6 won by Bia (player 2).
 */
export const CORRUPTIONS: readonly (readonly [what: string, sql: string, caughtBy: string])[] = [
  ['a balance is raised', `update account set balance = balance + 100 where ${ana('cash')}`, 'I3'],
  [
    'the price of a leg is raised',
    `update leg set odds = odds + 10 where bet_id = 1; update bet set odds = odds + 10 where id = 1`,
    'I13',
  ],
  ['a leg names a version that was never published', `update leg set odds_version = 99`, 'I13'],
  ['a price was suspended', `update odds_history set status = 'suspended'`, 'I13'],
  [
    'a price arrived after its bet',
    `update odds_history set told_at = now() + interval '2 s'`,
    'I13',
  ],
  ['the proof of a price is gone', `delete from odds_history`, 'I13'],
  [
    'another price arrived long before the bet',
    `update odds_history set told_at = told_at - interval '9 seconds';
     insert into odds_history
     select selection_id, told_at + interval '1 second', 7, 2100, 'open' from odds_history`,
    'I13',
  ],
  [
    'a bet was taken while the feed was silent',
    `insert into feed_trust
     select min(accepted_at) - interval '7 s', 'none' from bet
     union all select max(accepted_at) + interval '7 s', 'all' from bet`,
    'I14',
  ],
  [
    'selections that are bet on together are lost though none of them is',
    `with made as (
       insert into composite_selection (selection_id, game_id, parts, markets)
       select selection_of(game_id, 50000), game_id,
         array[selection_of(game_id, 1), selection_of(game_id, 2)], '{1000002,1000002}'
       from leg where bet_id = 1 returning *
     )
     insert into selection_outcome (selection_id, game_id, market_id, result)
     select selection_id, game_id, 1019999, 'lose' from made`,
    'I31',
  ],
  ['a version is raised', `update account set version = version + 1 where ${ana('cash')}`, 'I3'],
  ['a balance falls below zero', `update account set balance = -1 where ${ana('cash')}`, 'refused'],
  ['the house gets a balance', `update account set balance = 1 where kind = 'house'`, 'refused'],
  ['an amount is edited', `update entry set amount = amount + 1 where ${stakeOf(1)}`, 'I1'],
  ['one side is deleted', `delete from entry where ${stakeOf(1)} and is_player`, 'I2'],
  ['the house side is deleted', `delete from entry where ${stakeOf(1)} and not is_player`, 'I2'],
  ['a transfer loses its entries', `delete from entry where ${stakeOf(1)}`, 'I2'],
  [
    'a transfer has only one side',
    `with made as (insert into transfer (kind, reference) values ('demo_grant', 'x') returning id)
     insert into entry
     select id, (select id from account where kind = 'house'), false, 5 from made`,
    'I2',
  ],
  ['a transfer is deleted', `delete from transfer where kind = 'stake' and reference = '1'`, 'I2'],
  ['an account is deleted', `delete from account where ${ana('cashback')}`, 'I2'],
  [
    'an entry is attributed to the house',
    `update entry set is_player = false, version = null, balance_after = null
     where ${stakeOf(1)} and is_player`,
    'I2',
  ],
  [
    'a past balance is edited',
    `update entry set balance_after = balance_after + 1 where ${stakeOf(1)} and is_player`,
    'I4',
  ],
  [
    'the history has a gap',
    `update entry set version = version + 1000 where ${stakeOf(5)} and is_player`,
    'I4',
  ],
  [
    'the history has a fork',
    `update entry set version = version - 1 where ${stakeOf(5)} and is_player`,
    'refused',
  ],
  [
    'a past balance is negative',
    `update entry set balance_after = -1 where ${stakeOf(1)} and is_player`,
    'refused',
  ],
  ['an entry moves nothing', `update entry set amount = 0 where ${stakeOf(1)}`, 'refused'],
  [
    'a stake is renamed',
    `update transfer set reference = '999' where kind = 'stake' and reference = '1'`,
    'I6',
  ],
  [
    'a stake is taken a second time under its name',
    `insert into transfer (kind, reference) values ('stake', '1')`,
    'refused',
  ],
  [
    'a stake is taken from another player',
    `update entry set account_id = (select id from account where ${bia('cash')}), version = 99
     where ${stakeOf(1)} and is_player`,
    'I6',
  ],
  [
    'the split of a stake is edited',
    `update bet set stake_cash = 800, stake_cashback = 0 where id = 3`,
    'I6',
  ],
  ['a stake is edited', `update bet set stake = 2000, stake_cash = 2000 where id = 5`, 'I6'],
  ['a bet has a negative stake', `update bet set stake = -1 where id = 5`, 'refused'],
  ['a bet is deleted', `delete from bet where id = 5`, 'I7'],
  ['a paid bet is deleted', `delete from bet where id = 1`, 'I7'],
  ['a bet is moved to another player', `update bet set player_id = 2 where id = 5`, 'I6'],
  [
    'a closed bet is reopened',
    `update bet set status = 'pending', settled_at = null, payout = 0 where id = 1`,
    'I8',
  ],
  [
    'an open bet is marked lost',
    `update bet set status = 'lose', settled_at = now() where id = 5`,
    'I8',
  ],
  [
    'a bet is closed a second time',
    `insert into transfer (kind, reference) values ('settle', '1#2')`,
    'I8',
  ],
  [
    'a settlement is renamed',
    `update transfer set reference = '5#1' where kind = 'settle' and reference = '1#1'`,
    'I8',
  ],
  ['a payout is edited', `update bet set payout = payout + 1 where id = 1`, 'I9'],
  ['a lost bet is marked won', `update bet set status = 'win' where id = 2`, 'I9'],
  ['the result of a leg is edited', `update leg set result = 'win' where bet_id = 2`, 'I9'],
  ['the result of a leg is removed', `update leg set result = null where bet_id = 1`, 'I9'],
  ['the odds of a leg are edited', `update leg set odds = 3000 where bet_id = 1`, 'I9'],
  ['the odds of a bet are edited', `update bet set odds = 3000 where id = 5`, 'I9'],
  ['a bonus is edited', `update bet set bonus_percent = 20 where id = 4`, 'I9'],
  ['a dead heat is invented', `update leg set dead_heat_tied = 2 where bet_id = 1`, 'I9'],
  [
    'an outcome is edited after it was paid',
    `update selection_outcome set result = 'lose' where selection_id = 10100001`,
    'I9',
  ],
  [
    'a payout goes to another player',
    `update entry set account_id = (select id from account where ${bia('cash')}), version = 99
     where ${settlementOf(1)} and is_player`,
    'I10',
  ],
  [
    'a void stake returns to the wrong pocket',
    `delete from entry where ${settlementOf(3)} and is_player and amount = 500;
     update entry set amount = 800 where ${settlementOf(3)} and is_player`,
    'I10',
  ],
  [
    'a settlement pays more than the payout of the bet',
    `update entry set amount = amount + case when is_player then 5 else -5 end
     where ${settlementOf(1)} and amount <> -1000`,
    'I10',
  ],
  [
    'money is held for no bet',
    `update bet set status = 'void', settled_at = now(), payout = stake where id = 5`,
    'I11',
  ],
  [
    'a bet was taken after the start',
    `update game set starts_at = now() - interval '1 hour' where id = 105`,
    'I12',
  ],
  [
    'a payment was not credited',
    `update transfer set reference = 'x' || id where kind = 'deposit'`,
    'I15',
  ],
  ['a payment disappears', `delete from pix_payment`, 'I15'],
  ['the amount of a payment is edited', `update pix_payment set amount = amount + 1`, 'I15'],
  ['a payment was for another player', `update deposit set player_id = 3 - player_id`, 'I15'],
  [
    'a deposit is marked credited',
    `insert into deposit (id, player_id, amount, txid, payload, status, expires_at)
     values (gen_random_uuid(), 1, 100, repeat('0', 32), '', 'credited', now())`,
    'I15',
  ],
  [
    'a deposit is credited twice',
    `insert into pix_payment select 'twice', txid, deposit_id, amount, paid_at, outcome
     from pix_payment limit 1`,
    'refused',
  ],
  [
    'a payment is credited twice',
    `insert into transfer (kind, reference) select kind, reference from transfer
     where kind = 'deposit'`,
    'refused',
  ],
  [
    'a pocket changes its currency',
    `update account set currency = 'USD' where ${ana('cash')}`,
    'I17',
  ],
  [
    'a slip was placed without bets',
    `insert into slip values (1, gen_random_uuid(), 'x', 'CAD', null, null, 0, 0)`,
    'I20',
  ],
  [
    'a slip with a bet is marked refused',
    `update slip set reference = null, refusal = 'fault', cash_after = null, cashback_after = null
     where player_id = 1`,
    'I20',
  ],
  ['an entry is hidden from its kind', `delete from entry_kind where kind = 'settle'`, 'I30'],
  ['a slip is deleted', `delete from slip where player_id = 2`, 'I20'],
  ['a leg is deleted', `delete from leg where bet_id = 5 and position = 1`, 'I9'],
  ['a bet loses its legs', `delete from leg where bet_id = 5`, 'I20'],
  [
    'a leg changes to a game that does not exist',
    `update leg set game_id = 999 where bet_id = 5 and position = 1`,
    'refused',
  ],
  ['a bet has one match twice', `update leg set game_id = 105 where bet_id = 5`, 'refused'],
  [
    'a payout comes from the wrong account',
    `update entry set account_id = (select id from account where kind = 'promotions')
     where account_id = (select id from account where kind = 'house')`,
    'I21',
  ],
]

function ana(kind: string): string {
  return `player_id = 1 and kind = '${kind}'`
}

function bia(kind: string): string {
  return `player_id = 2 and kind = '${kind}'`
}

function stakeOf(bet: number): string {
  return `transfer_id = (select id from transfer where kind = 'stake' and reference = '${bet}')`
}

function settlementOf(bet: number): string {
  return `transfer_id = (select id from transfer where kind = 'settle' and reference = '${bet}#1')`
}

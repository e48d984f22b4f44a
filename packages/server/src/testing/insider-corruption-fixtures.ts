/** Makes every counter of the limits follow the bets. */
const COUNTED_AGAIN = `
  create temporary table exposure on commit drop as
  select bet.id, bet.player_id, bet.potential_return, count(*)::integer as legs,
    bet.potential_return - cancelled_return(bet.potential_return, bet.stake, coalesce((
      select sum(stake_cash + stake_cashback)::bigint from bet_closing
      where bet_id = bet.id and is_free), 0)) as shared,
    (bet.accepted_at at time zone 'America/Sao_Paulo')::date as day,
    combination_key(array_agg(leg.selection_id order by leg.selection_id)) as combination,
    liability_class(count(*)::integer, bet.stake, bet.potential_return) as class
  from bet join leg on leg.bet_id = bet.id group by bet.id;
  delete from selection_liability;
  insert into selection_liability (selection_id, singles, multiples, long_shots)
  select leg.selection_id, sum(case class when 'single' then shared else 0 end),
    sum(case class when 'multiple' then shared else 0 end),
    sum(case class when 'long_shot' then shared else 0 end)
  from exposure join leg on leg.bet_id = exposure.id group by 1;
  delete from exposure_player_day;
  insert into exposure_player_day
  select player_id, day, sum(potential_return) from exposure group by 1, 2;
  delete from exposure_player_combination;
  insert into exposure_player_combination
  select player_id, combination, sum(potential_return) from exposure group by 1, 2;
  delete from exposure_combination;
  insert into exposure_combination
  select combination, sum(shared) from exposure where legs > 1 group by 1`

/** Makes bet 5 follow its legs: odds, potential return, and what its selections may cost. */
const FOLLOWED_BY_BET = `
  update bet set odds = new.odds, potential_return = div(
    100 * stake * new.odds + stake * (new.odds - 1000000) * bonus_percent, 100000000)
  from (select product(odds) as odds from leg where bet_id = 5) new where id = 5;
  ${COUNTED_AGAIN}`

const CASH_OF_1 = `(select id from account where player_id = 1 and kind = 'cash')`
const STAKE_OF_5 = `(select id from transfer where kind = 'stake' and reference = '5')`

/** Later entries of the account are renumbered and its balance corrected: no sum differs. */
const ERASED_BET = `
  update account set balance = balance + 1000, version = version - 1 where id = ${CASH_OF_1};
  create temporary table erased on commit drop as
  select version from entry where transfer_id = ${STAKE_OF_5} and account_id = ${CASH_OF_1};
  delete from entry where transfer_id = ${STAKE_OF_5};
  update entry set version = version - 1, balance_after = balance_after + 1000
  where account_id = ${CASH_OF_1} and version > (select version from erased);
  delete from transfer where id = ${STAKE_OF_5};
  delete from slip where slip_id = (select slip_id from bet where id = 5);
  delete from leg where bet_id = 5;
  delete from bet where id = 5;
  ${COUNTED_AGAIN}`

/** With every account, as the sign-up opens them. */
const PLANTED_PLAYER = `
  insert into player (email, cpf, password_hash, first_name, last_name, birthdate, country_code,
    phone, house_number, street_name)
  values ('planted@example.com', '11144477735', '', 'Eva', 'Silva', '1990-01-01', '55', '1', '1',
    'Rua A');
  select open_accounts(id) from player where email = 'planted@example.com'`

/**
 * Corruptions by an insider with triggers switched off that keep every sum consistent, in the books
 * of `fillBooks` and `fillWithdrawals`: what is changed, and the invariant that must report it, or
 * `refused` when a constraint prevents it. Bet 5 is an open double at 2.00 and 2.00 of player 1,
 * who has a demo account; player 2 has none.
 */
export const INSIDER_CORRUPTIONS: readonly (readonly [what: string, sql: string, by: string])[] = [
  ['demo money is granted to a player', credit('demo_grant', `'2'`, 'promotions'), 'I28'],
  [
    'a deposit is forged with its payment and its credit',
    `insert into deposit (id, player_id, amount, txid, payload, status, expires_at, credited_at)
     values ('00000000-0000-4000-8000-000000000001', 2, 100000000,
       '00000000000040008000000000000001', '', 'credited', now(), now());
     insert into pix_payment values ('Eforged', '00000000000040008000000000000001',
       '00000000-0000-4000-8000-000000000001', 100000000, now(), 'credited', null);
     ${credit('deposit', `'Eforged'`, 'psp_clearing')}`,
    'I15',
  ],
  [
    'a withdrawal is redirected to another key and CPF',
    `update withdrawal set pix_key = 'other@example.com', pix_key_type = 'email',
       cpf = '11144477735', owner_name = 'Outra Pessoa' where status = 'requested'`,
    'I27',
  ],
  [
    'a withdrawal is redirected and its request rewritten',
    `update withdrawal set cpf = '11144477735' where status = 'requested';
     update withdrawal_request set cpf = '11144477735'
     where withdrawal_id = (select id from withdrawal where status = 'requested')`,
    'I27',
  ],
  [
    'an open bet is moved to another selection at its published price',
    `insert into odds_history select 10500002, told_at, version, 9000, status from odds_history
       where selection_id = 10500001;
     update leg set selection_id = 10500002, odds = 9000 where bet_id = 5 and position = 1;
     ${FOLLOWED_BY_BET}`,
    'I26',
  ],
  [
    'the odds history is rewritten together with leg and bet',
    `update odds_history set odds = 9000 where selection_id = 10500001;
     update leg set odds = 9000 where bet_id = 5 and position = 1;
     ${FOLLOWED_BY_BET}`,
    'I26',
  ],
  ['an open bet is erased with all its rows', ERASED_BET, 'I26'],
  [
    'a bonus is added afterwards',
    `update bet set bonus_percent = 20 where id = 5; ${FOLLOWED_BY_BET}`,
    'I26',
  ],
  [
    'a bonus counts before the first bet was settled',
    `update bet set accepted_at = accepted_at - interval '1 year', bonus_percent = 1 where id = 5`,
    'I9',
  ],
  ['a bonus is raised alone', `update bet set bonus_percent = 20 where id = 5`, 'I9'],
  [
    'a potential return is raised',
    `update bet set potential_return = potential_return * 10 where id = 5`,
    'I9',
  ],
  [
    'a leg becomes a live one',
    `update leg set is_live = not is_live where bet_id = 5 and position = 1`,
    'I26',
  ],
  [
    'a leg changes its game',
    `update leg set game_id = 104 where bet_id = 5 and position = 1`,
    'refused',
  ],
  [
    'the reference of a slip changes',
    `update slip set reference = 'CAD-X'
     where slip_id = (select slip_id from bet where id = 5)`,
    'I26',
  ],
  ['a bet loses its seal', `delete from bet_seal`, 'I26'],
  [
    'the start of the seals is set after every bet, and the seals are deleted',
    `update bet_seal_start set bet_id = 999999999; delete from bet_seal;
     update leg set is_live = not is_live where bet_id = 5 and position = 1`,
    'I26',
  ],
  [
    'the start of the seals is set to the last bet',
    `delete from bet_seal; update bet_seal_start set bet_id = (select max(id) from bet)`,
    'I26',
  ],
  [
    'the start of the seals is set after a sealed bet',
    `update bet_seal_start set bet_id = 3`,
    'I26',
  ],
  ['the start of the seals disappears', `delete from bet_seal; delete from bet_seal_start`, 'I26'],
  ['the start of the seals is doubled', `insert into bet_seal_start values (0)`, 'I26'],
  [
    'a paid outcome is turned and opened for review',
    `update selection_outcome set result = 'lose', is_corrected = true, closed_at = null
     where selection_id = 10100001`,
    'I9',
  ],
  [
    'a turned outcome under review gets another version without a history',
    `update selection_outcome set result = 'lose', is_corrected = true, closed_at = null,
       version = version + 1 where selection_id = 10100001`,
    'I9',
  ],
  [
    'a leg becomes void while its outcome is reviewed',
    `update leg set result = 'void' where bet_id = 1;
     update selection_outcome set is_corrected = true, closed_at = null
     where selection_id = 10100001`,
    'I9',
  ],
  [
    'a bet is sealed a second time',
    `insert into bet_seal (bet_ids, seal) select bet_ids, seal from bet_seal`,
    'I26',
  ],
  [
    'the start of the history of odds is set after every bet',
    `update odds_history_start set bet_id = 999999999; delete from odds_history`,
    'I13',
  ],
  [
    'the start of the history of odds disappears',
    `delete from odds_history_start; delete from odds_history`,
    'I13',
  ],
  [
    'selections get their identifiers of today after every bet',
    `update selection_ids_start set bet_id = 999999999`,
    'I26',
  ],
  ['the start of the identifiers disappears', `delete from selection_ids_start`, 'I26'],
  [
    'the trust in the feed is recorded for the future',
    `insert into feed_trust values (now() + interval '1 year', 'all')`,
    'I14',
  ],
  [
    'a change of a kick-off is planted that does not lead to the kick-off',
    `insert into kick_off_change (game_id, starts_before, starts_after)
     values (105, now() - interval '2 days', now() - interval '1 day')`,
    'I12',
  ],
  [
    'a kick-off is moved without its record',
    `insert into kick_off_change (game_id, starts_before, starts_after, recorded_at)
     select id, starts_at, now() - interval '2 hours', now() - interval '1 hour' from game
     where id = 105;
     update game set starts_at = now() + interval '1 hour' where id = 105`,
    'I12',
  ],
  [
    'a bet gets the bonus of before the published table',
    `update bet set bonus_table = 0, bonus_percent = 20 where id = 4`,
    'I26',
  ],
  ['a silence of the feed is rewritten', `update feed_trust set trust = 'all'`, 'I31'],
  ['a silence of the feed is deleted', `delete from feed_trust where trust = 'none'`, 'I31'],
  [
    'a silence of the feed ends before its time',
    `update feed_trust set changed_at = changed_at - interval '30 minutes' where trust = 'all'`,
    'I31',
  ],
  [
    'a player gets the name of a demo account and demo money',
    `update player set username = 'demo:2' where id = 2;
     ${credit('demo_grant', `'2'`, 'promotions')}`,
    'I31',
  ],
  ['a player gets another birth date', `update player set birthdate = '1990-01-02'`, 'I31'],
  [
    'a player with his withdrawals gets the CPF of another person',
    `update player set cpf = '11144477735' where id = 1;
     update withdrawal set cpf = '11144477735' where player_id = 1;
     update withdrawal_request set cpf = '11144477735' where player_id = 1`,
    'I31',
  ],
  ['a player is planted with his accounts', PLANTED_PLAYER, 'I31'],
  [
    'all transfers get another time',
    `update transfer set created_at = created_at - interval '1 day'`,
    'I31',
  ],
  [
    'a deposit gets another time',
    `update transfer set created_at = created_at - interval '1 day' where kind = 'deposit'`,
    'I31',
  ],
  [
    'a transfer with its entries is planted',
    credit('deposit', `'Eplanted'`, 'psp_clearing'),
    'I31',
  ],
  ['the seal of transfers is deleted', `delete from fact_seal where subject = 'transfer'`, 'I31'],
  [
    'transfers are sealed a second time',
    `insert into fact_seal (subject, ids, seal) select subject, ids, seal from fact_seal`,
    'I31',
  ],
  [
    'the balance that a slip left is changed',
    `update slip set cash_after = cash_after + 1 where reference is not null`,
    'I26',
  ],
  [
    'the time of a slip is changed',
    `update slip set created_at = created_at - interval '1 day' where reference is not null`,
    'I26',
  ],
  [
    'a bet is sealed in the form of before the balances of slips',
    `update slip set cash_after = cash_after + 1 where reference is not null;
     update bet_seal set form = 1`,
    'I26',
  ],
  [
    'a bet was settled at another time than its transfer',
    `update bet set settled_at = settled_at - interval '10 milliseconds' where id = 1`,
    'I8',
  ],
  ['a trigger of the books is dropped', `drop trigger bet_kept on bet`, 'I18'],
  [
    'a trigger of the books calls another function',
    `create or replace trigger bet_kept before delete on bet
     for each statement execute function keep_outcome()`,
    'I18',
  ],
  [
    'the refusal of changes is emptied',
    `create or replace function refuse_change() returns trigger language plpgsql
     as 'begin return null; end'`,
    'I18',
  ],
]

/** The same as plain statements, with every trigger in force; each is refused. */
export const PLAIN_CORRUPTIONS: readonly (readonly [what: string, sql: string])[] = [
  ['demo money for a player', credit('demo_grant', `'2'`, 'promotions')],
  [
    'a payment without a notice',
    `insert into pix_payment
     select 'Eforged', txid, null, 100, now(), 'refunding', 'unknown_charge' from deposit limit 1`,
  ],
  ['another amount of a deposit', `update deposit set amount = amount + 1`],
  ['another amount of a payment', `update pix_payment set amount = amount + 1`],
  ['another text of a notice', `update psp_inbox set body = '{}'`],
  ['another key of a withdrawal', `update withdrawal set pix_key = 'other@example.com'`],
  ['another CPF of a withdrawal', `update withdrawal set cpf = '11144477735'`],
  ['another amount of a withdrawal', `update withdrawal set amount = amount * 100`],
  ['another CPF of a player', `update player set cpf = '11144477735' where id = 2`],
  ['another birth date of a player', `update player set birthdate = '2015-01-01'`],
  ['another key of a request', `update withdrawal_request set pix_key = 'other@example.com'`],
  ['a withdrawal deleted', `delete from withdrawal`],
  [
    'another time of a settlement',
    `update bet set settled_at = settled_at - interval '1 hour' where id = 1`,
  ],
  [
    'a settled bet opened and settled at another time',
    `update bet set status = 'pending', settled_at = null, payout = 0 where id = 1;
     update bet set status = 'win', settled_at = now(), payout = 2000 where id = 1`,
  ],
  ['another seal of transfers', `update fact_seal set seal = ''`],
  [
    'a seal that no transfer has',
    `insert into fact_seal (subject, ids, seal) values ('transfer', '{999}', '')`,
  ],
  [
    'a withdrawal to the CPF of another person',
    `insert into withdrawal (id, player_id, amount, pix_key_type, pix_key, owner_name, cpf,
       created_at)
     values (gen_random_uuid(), 1, 1, 'random', 'x', 'x', '11144477735', now())`,
  ],
  ['another trust in the feed', `update feed_trust set trust = 'all'`],
  ['no trust in the feed', `delete from feed_trust`],
  [
    'the end of a silence of the feed before it began',
    `insert into feed_trust values (now() - interval '90 minutes', 'all')`,
  ],
  [
    'a change of a kick-off that no match had',
    `insert into kick_off_change (game_id, starts_before, starts_after)
     select id, starts_at - interval '1 day', starts_at from game limit 1`,
  ],
  ['the name of a demo account', `update player set username = 'demo:2' where id = 2`],
  ['another seal', `update bet_seal set seal = ''`],
  ['another start of the seals', `insert into bet_seal_start values (9999)`],
  ['a seal that no placing made', `insert into bet_seal (bet_ids, seal) values ('{999}', '')`],
  ['another start of the history of odds', `update odds_history_start set bet_id = 999999999`],
  [
    'a former result that the outcome never had',
    `insert into outcome_history values (10100001, 0, 'lose', 1, 1, now())`,
  ],
  [
    'an entry under another kind',
    `insert into entry_kind select account_id, version, 'deposit' from entry_kind
     where kind = 'settle' limit 1`,
  ],
]

/** One million reais for player 2 in cash, with both sides and the next version. */
function credit(kind: string, reference: string, source: string): string {
  return `with made as (
      insert into transfer (kind, reference) values ('${kind}', ${reference}) returning id
    ),
    pocket as (
      update account set balance = balance + 100000000, version = version + 1
      where player_id = 2 and kind = 'cash' returning id, balance, version
    )
    insert into entry (transfer_id, account_id, is_player, amount, balance_after, version)
    select made.id, pocket.id, true, 100000000, balance, version from made, pocket
    union all
    select made.id, account.id, false, -100000000, null, null
    from made, account where kind = '${source}' and player_id is null`
}

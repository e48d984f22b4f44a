import type { WithdrawalsUnderTest } from './test-withdrawals.ts'

/**
 * Books of Ana (R$ 100,00) with every possible end of a withdrawal once: R$ 10,00 paid, R$ 11,13
 * refused, R$ 12,14 paid and returned, R$ 13,00 cancelled, R$ 14,00 pending.
 */
export async function fillWithdrawals(withdrawals: WithdrawalsUnderTest): Promise<void> {
  for (const amount of ['10.00', '11.13', '12.14']) await withdrawals.request(amount)
  await withdrawals.pay()
  await withdrawals.takeBack()
  const withdrawalId = await withdrawals.request('13.00')
  await withdrawals.call('cancel', { withdrawalId })
  await withdrawals.request('14.00')
}

const PSP = `(select id from account where kind = 'psp_clearing')`

/** Statements that bypass the triggers, and the invariant that must report each. */
export const WITHDRAWAL_CORRUPTIONS: readonly (readonly [string, string, string])[] = [
  ['a held amount has no withdrawal', `delete from withdrawal where amount = 1400`, 'I16'],
  ['a hold has another reference', renamed('withdrawal_hold', 1400), 'I16'],
  [
    'more is held than was requested',
    `update account set balance = balance + 100 where kind = 'withdrawal_hold' and balance > 0`,
    'I16',
  ],
  [
    'a pending withdrawal requests more than it holds',
    `update withdrawal set amount = 1500 where amount = 1400`,
    'I16',
  ],
  [
    'a pending withdrawal is marked as paid',
    `update withdrawal set status = 'paid' where amount = 1400`,
    'I16',
  ],
  [
    'a paid one is to be sent again',
    `update withdrawal set status = 'approved' where amount = 1000`,
    'I16',
  ],
  ['the step of a payment disappears', `delete from withdrawal_step where status = 'paid'`, 'I16'],
  [
    'a step is moved to another day',
    `update withdrawal_step set at = at - interval '1 day' where status = 'requested'`,
    'I16',
  ],
  [
    'one was closed on another day than its step',
    `update withdrawal set closed_at = closed_at - interval '1 day' where amount = 1000`,
    'I16',
  ],
  [
    'a pending one has been closed',
    `update withdrawal set closed_at = now() where amount = 1400`,
    'I16',
  ],
  ['a payment disappears', `delete from transfer where ${moveOf('withdrawal_paid', 1000)}`, 'I16'],
  ['one is paid twice under one reference', repeated('withdrawal_paid', 1000), 'refused'],
  ['one is returned twice under one reference', repeated('withdrawal_returned', 1113), 'refused'],
  [
    'one is paid a second time under another reference',
    twice('withdrawal_paid', 1000, `'x'`),
    'I16',
  ],
  ['one is returned a second time', twice('withdrawal_returned', 1113, `'x'`), 'I16'],
  [
    'a paid one is returned as well',
    twice('withdrawal_returned', 1113, `(select id::text from withdrawal where amount = 1000)`),
    'I16',
  ],
  [
    'one that was returned is paid as well',
    twice('withdrawal_paid', 1000, `(select id::text from withdrawal where amount = 1113)`),
    'I16',
  ],
  [
    'a return disappears',
    `delete from transfer where ${moveOf('withdrawal_returned', 1214)}`,
    'I16',
  ],
  [
    'a returned one is marked as refused',
    `update withdrawal set status = 'refused' where amount = 1214`,
    'I16',
  ],
  [
    'a cancelled one is marked as pending',
    `update withdrawal set status = 'requested' where amount = 1300`,
    'I16',
  ],
  [
    'one that its player cancelled is marked as cancelled by a debt',
    `update withdrawal set reason = 'debt_owed' where amount = 1300`,
    'I16',
  ],
  [
    'a withdrawal is assigned to another player',
    `update withdrawal set player_id = (select id from player where id <> player_id limit 1)
     where amount = 1000`,
    'I16',
  ],
  [
    'a withdrawal is returned to another player',
    `update entry set version = 99, account_id = (
       select other.id from account other join account own on own.kind = other.kind
       where own.id = entry.account_id and other.player_id <> own.player_id limit 1)
     where is_player and amount > 0 and ${sidesOf('withdrawal_returned', 1113)}`,
    'I16',
  ],
  [
    'a withdrawal is held from another player',
    `update entry set version = 99, account_id = (
       select other.id from account other join account own on own.kind = other.kind
       where own.id = entry.account_id and other.player_id <> own.player_id limit 1)
     where amount > 0 and ${sidesOf('withdrawal_hold', 1000)}`,
    'I16',
  ],
  [
    'a payment is taken from the cash instead of the hold',
    `update entry set account_id = (select id from account own where own.kind = 'cash'
       and own.player_id = (select player_id from withdrawal where amount = 1000)), version = 99
     where is_player and ${sidesOf('withdrawal_paid', 1000)}`,
    'I21',
  ],
  [
    'a payment goes elsewhere than to the provider',
    `update entry set account_id = (select id from account where kind = 'house')
     where account_id = ${PSP} and ${sidesOf('withdrawal_paid', 1000)}`,
    'I16',
  ],
]

/** The same for the requests to the provider and its responses. */
export const PAYOUT_CORRUPTIONS: readonly (readonly [string, string, string])[] = [
  [
    'a cancelled one was requested from the provider',
    `update withdrawal set asked_at = now() where amount = 1300`,
    'I23',
  ],
  [
    'a pending one was requested from the provider',
    `update withdrawal set asked_at = now() where amount = 1400`,
    'I23',
  ],
  [
    'it is not recorded when a paid one was sent',
    `delete from withdrawal_step where status = 'sending'`,
    'I23',
  ],
  [
    'the provider refused a paid one',
    `update sandbox_payout set fate = 'refused' where ${payoutOf(1000)}`,
    'I24',
  ],
  [
    'the provider paid a refused one',
    `update sandbox_payout set fate = 'paid' where ${payoutOf(1113)}`,
    'I24',
  ],
  [
    'the provider never returned a returned one',
    `update sandbox_payout set fate = 'paid' where ${payoutOf(1214)}`,
    'I24',
  ],
  [
    'the provider paid what was not requested',
    `insert into sandbox_payout select id, 'paid', now() from withdrawal where amount = 1400`,
    'I24',
  ],
  [
    'one that a reviewer refused was paid',
    `insert into review (withdrawal_id, decision, reason, reviewer, decided_at)
     select id, 'refused', 'x', 'x', now() from withdrawal where amount = 1000`,
    'I25',
  ],
  [
    'one that a reviewer approved still waits',
    `insert into review (withdrawal_id, decision, reviewer, decided_at)
     select id, 'approved', 'x', now() from withdrawal where amount = 1400`,
    'I25',
  ],
  [
    'one that was refused in review has no review',
    `update withdrawal set reason = 'review_refused' where amount = 1113`,
    'I25',
  ],
]

function payoutOf(amount: number): string {
  return `withdrawal_id = (select id from withdrawal where amount = ${amount})`
}

function moveOf(kind: string, amount: number): string {
  return `kind = '${kind}'
    and reference = (select id::text from withdrawal where amount = ${amount})`
}

function sidesOf(kind: string, amount: number): string {
  return `transfer_id = (select id from transfer where ${moveOf(kind, amount)})`
}

function renamed(kind: string, amount: number): string {
  return `update transfer set reference = 'x' where ${moveOf(kind, amount)}`
}

function repeated(kind: string, amount: number): string {
  return `insert into transfer (kind, reference)
    select kind, reference from transfer where ${moveOf(kind, amount)}`
}

/** The same sides once more, in a transfer with this reference. */
function twice(kind: string, amount: number, reference: string): string {
  return `with made as (
      insert into transfer (kind, reference) select '${kind}', ${reference} returning id
    )
    insert into entry (transfer_id, account_id, is_player, amount, balance_after, version)
    select made.id, account_id, is_player, amount, balance_after, version + 50
    from made, entry where ${sidesOf(kind, amount)}`
}

import type { Centavos } from '@caderneta/domain/money/money'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { oneRow } from '../../database/rows.ts'
import type { Reader, WriteTransaction } from '../../database/transaction.ts'

/** Opens every pocket of a new player, inside the transaction that creates the player. */
export async function openAccounts(transaction: WriteTransaction, playerId: number): Promise<void> {
  await sql`select open_accounts(${playerId})`.execute(transaction)
}

interface ConfirmedDeposit {
  readonly playerId: number
  readonly amount: Centavos
  /** The Central Bank's identifier of the payment, which is credited exactly once. */
  readonly endToEndId: string
}

/** Credits a payment that the provider confirmed; false when it was credited before. */
export function creditDeposit(
  transaction: WriteTransaction,
  { playerId, amount, endToEndId }: ConfirmedDeposit,
): Promise<boolean> {
  return creditCash(transaction, 'deposit', endToEndId, playerId, 'psp_clearing', amount)
}

/** Credits the demo account's play money; false when it was credited before. */
export function grantDemo(
  transaction: WriteTransaction,
  playerId: number,
  amount: Centavos,
): Promise<boolean> {
  return creditCash(transaction, 'demo_grant', String(playerId), playerId, 'promotions', amount)
}

/** From now on money is real: the database refuses demo money permanently. */
export async function recordRealMoney(writer: Reader): Promise<void> {
  await sql`insert into real_money default values on conflict do nothing`.execute(writer)
}

const movedRow = z.object({ moved: z.boolean() })

async function creditCash(
  transaction: WriteTransaction,
  kind: string,
  reference: string,
  playerId: number,
  source: string,
  amount: Centavos,
): Promise<boolean> {
  const query = sql`
    select credit_cash(${kind}, ${reference}, ${playerId}, ${source}, ${amount}) as moved
  `
  const { moved } = await oneRow(transaction, movedRow, query)
  return moved
}

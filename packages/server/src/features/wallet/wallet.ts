import type { CreditsWire, WalletWire } from '@caderneta/contract/wallet'
import { type Centavos, centavos, reaisNumber } from '@caderneta/domain/money'
import { sql } from 'kysely'
import type { Reader, WriteTransaction } from '../../database/transaction.ts'

/** Opens every pocket of a new player, inside the transaction that makes the player. */
export async function openAccounts(transaction: WriteTransaction, playerId: number): Promise<void> {
  await sql`select open_accounts(${playerId})`.execute(transaction)
}

export interface ConfirmedDeposit {
  readonly playerId: number
  readonly amount: Centavos
  /** The Central Bank's identifier of the payment: credited once for ever. */
  readonly endToEndId: string
}

/** Credits a payment that the provider confirmed; false when it was credited before. */
export function creditDeposit(
  transaction: WriteTransaction,
  { playerId, amount, endToEndId }: ConfirmedDeposit,
): Promise<boolean> {
  return creditCash(transaction, 'deposit', endToEndId, playerId, 'psp_clearing', amount)
}

/** Gives the demo account its play money; false when it had it before. */
export function grantDemo(
  transaction: WriteTransaction,
  playerId: number,
  amount: Centavos,
): Promise<boolean> {
  return creditCash(transaction, 'demo_grant', String(playerId), playerId, 'promotions', amount)
}

async function creditCash(
  transaction: WriteTransaction,
  kind: string,
  reference: string,
  playerId: number,
  source: string,
  amount: Centavos,
): Promise<boolean> {
  const moved = await sql<{ moved: boolean }>`
    select credit_cash(${kind}, ${reference}, ${playerId}, ${source}, ${amount}) as moved
  `.execute(transaction)
  return moved.rows[0]?.moved === true
}

/** What a player may bet with. */
export async function readWallet(reader: Reader, playerId: number): Promise<WalletWire> {
  const balances = await readBalances(reader, playerId)
  return { cash: reais(balances, 'cash'), cashback: reais(balances, 'cashback') }
}

export interface Balance {
  readonly credits: CreditsWire
  readonly wallet: WalletWire
}

const BONUSES = [
  { id: 0, name: 'Sports Bonus', kind: 'bonus_sports' },
  { id: 1, name: 'Casino Bonus', kind: 'bonus_casino' },
  { id: 2, name: 'Games Bonus', kind: 'bonus_games' },
  { id: 3, name: 'Poker Bonus', kind: 'bonus_poker' },
] as const

/** Everything that the balance page shows (specification, "credits"). */
export async function readBalance(
  reader: Reader,
  playerId: number,
  paymentMethods: CreditsWire['paymentMethods'],
): Promise<Balance> {
  const balances = await readBalances(reader, playerId)
  const wallet = { cash: reais(balances, 'cash'), cashback: reais(balances, 'cashback') }
  const total = (balances.get('cash') ?? 0) + (balances.get('cashback') ?? 0)
  return {
    credits: {
      items: [
        { name: 'cash', balance: wallet.cash },
        { name: 'cashback', balance: wallet.cashback },
      ],
      bonus: BONUSES.map(({ id, name, kind }) => ({ id, name, balance: reais(balances, kind) })),
      totalBalance: reaisNumber(centavos(total)),
      paymentMethods,
    },
    wallet,
  }
}

async function readBalances(
  reader: Reader,
  playerId: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await reader
    .selectFrom('account')
    .select(['kind', 'balance'])
    .where('player_id', '=', playerId)
    .execute()
  return new Map(rows.map(({ kind, balance }) => [kind, balance]))
}

function reais(balances: ReadonlyMap<string, number>, kind: string): number {
  return reaisNumber(centavos(balances.get(kind) ?? 0))
}

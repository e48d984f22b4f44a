import type { CreditsWire, WalletWire } from '@caderneta/contract/wallet/wallet'
import { centavos, reaisNumber } from '@caderneta/domain/money/money'
import type { Reader } from '../../database/transaction.ts'

/** What a player may bet with. */
export async function readWallet(reader: Reader, playerId: number): Promise<WalletWire> {
  const balances = await readBalances(reader, playerId)
  return { cash: reais(balances, 'cash'), cashback: reais(balances, 'cashback') }
}

interface Balance {
  readonly credits: CreditsWire
  readonly wallet: WalletWire
}

const BONUSES = [
  { id: 0, name: 'Sports Bonus', kind: 'bonus_sports' },
  { id: 1, name: 'Casino Bonus', kind: 'bonus_casino' },
  { id: 2, name: 'Games Bonus', kind: 'bonus_games' },
  { id: 3, name: 'Poker Bonus', kind: 'bonus_poker' },
] as const

/** The content of the balance page (specification, "credits"). */
export async function readBalance(
  reader: Reader,
  playerId: number,
  paymentMethods: CreditsWire['paymentMethods'],
): Promise<Balance> {
  const balances = await readBalances(reader, playerId)
  const wallet = { cash: reais(balances, 'cash'), cashback: reais(balances, 'cashback') }
  const total = balanceOf(balances, 'cash') + balanceOf(balances, 'cashback')
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
  return reaisNumber(centavos(balanceOf(balances, kind)))
}

/** Every pocket exists from sign-up on (`open_accounts`). */
function balanceOf(balances: ReadonlyMap<string, number>, kind: string): number {
  const balance = balances.get(kind)
  if (balance === undefined) throw new Error(`a player has no pocket ${kind}`)
  return balance
}

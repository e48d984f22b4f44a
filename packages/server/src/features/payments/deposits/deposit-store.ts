import type { DepositStatus } from '@caderneta/contract/payments/deposits'
import type { Reader, WriteTransaction } from '../../../database/transaction.ts'
import type { Charge } from '../webhook/judge-payment.ts'

interface NewDeposit {
  readonly id: string
  readonly playerId: number
  readonly amount: number
  readonly txid: string
  readonly payload: string
  readonly createdAt: Date
  readonly expiresAt: Date
}

export async function insertDeposit(writer: Reader, deposit: NewDeposit): Promise<void> {
  await writer
    .insertInto('deposit')
    .values({
      id: deposit.id,
      player_id: deposit.playerId,
      amount: deposit.amount,
      txid: deposit.txid,
      payload: deposit.payload,
      created_at: deposit.createdAt,
      expires_at: deposit.expiresAt,
    })
    .execute()
}

export interface LockedDeposit extends Charge {
  readonly id: string
  readonly playerId: number
  readonly createdAt: number
}

/**
 * Locks the deposit until the transaction ends, so that its payments are judged one by one; with
 * the exclusions of its player at the time of the payment.
 */
export async function lockDeposit(
  transaction: WriteTransaction,
  txid: string,
  paidAt: Date,
): Promise<LockedDeposit | null> {
  const row = await transaction
    .selectFrom('deposit')
    .innerJoin('player', 'player.id', 'deposit.player_id')
    .select([
      'deposit.id',
      'deposit.player_id',
      'deposit.amount',
      'deposit.status',
      'deposit.created_at',
      'deposit.expires_at',
      'player.cpf',
    ])
    .select((eb) => eb.fn<boolean>('is_excluded', ['player.cpf', eb.val(paidAt)]).as('is_excluded'))
    .where('deposit.txid', '=', txid)
    .forUpdate('deposit')
    .executeTakeFirst()
  if (!row) return null
  return {
    id: row.id,
    playerId: row.player_id,
    amount: row.amount,
    status: row.status,
    createdAt: row.created_at.getTime(),
    expiresAt: row.expires_at.getTime(),
    playerCpf: row.cpf,
    isPlayerExcluded: row.is_excluded,
  }
}

export async function setDepositStatus(
  transaction: WriteTransaction,
  id: string,
  status: DepositStatus,
  changes: { readonly reason?: string; readonly creditedAt?: Date } = {},
): Promise<void> {
  await transaction
    .updateTable('deposit')
    .set({
      status,
      ...(changes.reason !== undefined && { reason: changes.reason }),
      ...(changes.creditedAt !== undefined && { credited_at: changes.creditedAt }),
    })
    .where('id', '=', id)
    .execute()
}

interface OwnedDeposit {
  readonly id: string
  readonly playerId: number
}

/** Closes expired charges; a payment made in time may still credit them. */
export async function markExpiredDeposits(writer: Reader, now: Date): Promise<OwnedDeposit[]> {
  const rows = await writer
    .updateTable('deposit')
    .set({ status: 'expired' })
    .where('status', '=', 'awaiting')
    .where('expires_at', '<', now)
    .returning(['id', 'player_id'])
    .execute()
  return rows.map((row) => ({ id: row.id, playerId: row.player_id }))
}

/** CPF of the player who requested this charge; null when it is not our own. */
export async function readOwnerCpf(reader: Reader, txid: string): Promise<string | null> {
  const row = await reader
    .selectFrom('deposit')
    .innerJoin('player', 'player.id', 'deposit.player_id')
    .select('player.cpf')
    .where('deposit.txid', '=', txid)
    .executeTakeFirst()
  return row?.cpf ?? null
}

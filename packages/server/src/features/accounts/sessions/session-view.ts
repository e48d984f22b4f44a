import type { Reader } from '../../../database/transaction.ts'

/** An active session, as shown to its owner. */
export interface OpenSession {
  readonly id: string
  readonly tokenHash: string
  readonly device: string
  readonly address: string
  readonly createdAt: number
  readonly lastUsedAt: number
}

export async function readOpenSessions(reader: Reader, playerId: number): Promise<OpenSession[]> {
  const rows = await reader
    .selectFrom('session')
    .select(['id', 'token_hash', 'device', 'address', 'created_at', 'last_used_at'])
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    tokenHash: row.token_hash.toString('hex'),
    device: row.device,
    address: row.address,
    createdAt: row.created_at.getTime(),
    lastUsedAt: row.last_used_at.getTime(),
  }))
}

import type { Reader } from '../../database/transaction.ts'
import type { Caller, Session } from '../../http/caller.ts'

/** A session as it is stored, with what its player chose. */
export interface StoredSession extends Session {
  readonly inactivityPeriod: string
  readonly lastUsedAt: number
}

export async function insertSession(
  writer: Reader,
  tokenHash: Buffer,
  playerId: number,
  caller: Caller,
  now: Date,
): Promise<void> {
  await writer
    .insertInto('session')
    .values({
      token_hash: tokenHash,
      player_id: playerId,
      device: caller.device,
      address: caller.address,
      created_at: now,
      last_used_at: now,
    })
    .execute()
}

export async function readSession(
  reader: Reader,
  tokenHash: Buffer,
): Promise<StoredSession | null> {
  const row = await reader
    .selectFrom('session')
    .innerJoin('player', 'player.id', 'session.player_id')
    .select([
      'session.player_id',
      'session.last_used_at',
      'player.activated_at',
      'player.odds_change',
      'player.language',
      'player.inactivity_period',
    ])
    .where('session.token_hash', '=', tokenHash)
    .where('session.ended_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  return {
    playerId: row.player_id,
    tokenHash: tokenHash.toString('hex'),
    isActivated: row.activated_at !== null,
    oddsChange: row.odds_change,
    language: row.language,
    inactivityPeriod: row.inactivity_period,
    lastUsedAt: row.last_used_at.getTime(),
  }
}

export async function saveSessionUse(writer: Reader, tokenHash: string, at: Date): Promise<void> {
  await writer
    .updateTable('session')
    .set({ last_used_at: at })
    .where('token_hash', '=', Buffer.from(tokenHash, 'hex'))
    .where('ended_at', 'is', null)
    .execute()
}

export async function markSessionEnded(writer: Reader, tokenHash: string, at: Date): Promise<void> {
  await writer
    .updateTable('session')
    .set({ ended_at: at })
    .where('token_hash', '=', Buffer.from(tokenHash, 'hex'))
    .where('ended_at', 'is', null)
    .execute()
}

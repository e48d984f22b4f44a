import { sql } from 'kysely'
import type { Reader } from '../../../database/transaction.ts'
import type { Caller, Session } from '../../../http/caller.ts'

/** A session as it is stored, with what its player chose. */
interface StoredSession extends Session {
  readonly inactivityPeriod: string
  readonly lastUsedAt: number
}

interface NewSession {
  readonly tokenHash: Buffer
  readonly playerId: number
  /** The hash that the password was verified against. */
  readonly passwordHash: string
  readonly caller: Caller
  readonly at: Date
}

/**
 * Opens the session if the password is still the one that was verified; false otherwise. The lock
 * on the player makes a password change wait, so that it ends this session too.
 */
export async function insertSession(writer: Reader, added: NewSession): Promise<boolean> {
  const { tokenHash, playerId, passwordHash, caller, at } = added
  const inserted = await sql`
    with owner as (
      select id from player where id = ${playerId} and password_hash = ${passwordHash} for share
    )
    insert into session (token_hash, player_id, device, address, created_at, last_used_at)
    select ${tokenHash}, owner.id, ${caller.device}, ${caller.address}, ${at}, ${at} from owner
    returning id
  `.execute(writer)
  return inserted.rows.length === 1
}

export async function readSession(
  reader: Reader,
  tokenHash: Buffer,
  at: Date,
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
    .select((eb) => eb.fn<boolean>('is_excluded', ['player.cpf', eb.val(at)]).as('is_excluded'))
    .where('session.token_hash', '=', tokenHash)
    .where('session.ended_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  return {
    playerId: row.player_id,
    tokenHash: tokenHash.toString('hex'),
    isActivated: row.activated_at !== null,
    isExcluded: row.is_excluded,
    oddsChange: row.odds_change,
    language: row.language,
    inactivityPeriod: row.inactivity_period,
    lastUsedAt: row.last_used_at.getTime(),
  }
}

/** Those of these sessions that are over. */
export async function readEndedSessions(
  reader: Reader,
  tokenHashes: readonly string[],
): Promise<string[]> {
  const hashes = tokenHashes.map((hash) => Buffer.from(hash, 'hex'))
  const ended = await reader
    .selectFrom('session')
    .select('token_hash')
    .where(sql<boolean>`token_hash = any(${hashes}::bytea[])`)
    .where('ended_at', 'is not', null)
    .execute()
  return ended.map((row) => row.token_hash.toString('hex'))
}

export async function saveSessionUse(writer: Reader, tokenHash: string, at: Date): Promise<void> {
  await writer
    .updateTable('session')
    .set({ last_used_at: at })
    .where('token_hash', '=', Buffer.from(tokenHash, 'hex'))
    .where('ended_at', 'is', null)
    .execute()
}

/** Whether this call ended it. */
export async function markSessionEnded(
  writer: Reader,
  tokenHash: string,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await writer
    .updateTable('session')
    .set({ ended_at: at })
    .where('token_hash', '=', Buffer.from(tokenHash, 'hex'))
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0
}

/** Ends all sessions of the player but one (null: all); returns the hashes of their tokens. */
export async function markOthersEnded(
  writer: Reader,
  playerId: number,
  keptTokenHash: string | null,
  at: Date,
): Promise<string[]> {
  const kept = keptTokenHash === null ? null : Buffer.from(keptTokenHash, 'hex')
  const ended = await writer
    .updateTable('session')
    .set({ ended_at: at })
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .where('token_hash', 'is distinct from', kept)
    .returning('token_hash')
    .execute()
  return ended.map((row) => row.token_hash.toString('hex'))
}

import type { Reader } from '../../../database/transaction.ts'

/** Whether this player has logged in with the device before. */
export async function isKnownDevice(
  reader: Reader,
  tokenHash: Buffer,
  playerId: number,
): Promise<boolean> {
  const row = await reader
    .selectFrom('known_device')
    .select('player_id')
    .where('token_hash', '=', tokenHash)
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether we issued the token and it was used in a login. */
export async function isDeviceToken(reader: Reader, tokenHash: Buffer): Promise<boolean> {
  const row = await reader
    .selectFrom('known_device')
    .select('player_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row !== undefined
}

import type { Reader } from '../../../database/transaction.ts'

/** Records that the player logged in with this device, for the first time or again. */
export async function rememberDevice(
  writer: Reader,
  tokenHash: Buffer,
  playerId: number,
  at: Date,
): Promise<void> {
  await writer
    .insertInto('known_device')
    .values({ token_hash: tokenHash, player_id: playerId, used_at: at })
    .onConflict((conflict) =>
      conflict.columns(['token_hash', 'player_id']).doUpdateSet({ used_at: at }),
    )
    .execute()
}

export async function dropOldDevices(writer: Reader, usedBefore: Date): Promise<void> {
  await writer.deleteFrom('known_device').where('used_at', '<', usedBefore).execute()
}

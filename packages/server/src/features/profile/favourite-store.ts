import type { Reader, WriteTransaction } from '../../database/transaction.ts'

/** The favourites of a player, the latest first. */
export async function readFavourites(reader: Reader, playerId: number): Promise<string[]> {
  const rows = await reader
    .selectFrom('favourite')
    .select('favourite')
    .where('player_id', '=', playerId)
    .orderBy('added_at', 'desc')
    .orderBy('favourite')
    .execute()
  return rows.map(({ favourite }) => favourite)
}

export async function addFavourites(
  transaction: WriteTransaction,
  playerId: number,
  favourites: readonly string[],
): Promise<void> {
  if (favourites.length === 0) return
  await transaction
    .insertInto('favourite')
    .values(favourites.map((favourite) => ({ player_id: playerId, favourite })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function removeFavourites(
  transaction: WriteTransaction,
  playerId: number,
  favourites: readonly string[],
): Promise<void> {
  if (favourites.length === 0) return
  await transaction
    .deleteFrom('favourite')
    .where('player_id', '=', playerId)
    .where('favourite', 'in', favourites)
    .execute()
}

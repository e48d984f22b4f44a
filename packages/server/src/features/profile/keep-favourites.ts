import { FAVOURITES_MAX, favouritesOf } from '@caderneta/contract/catalogue/favourites'
import type * as calls from '@caderneta/contract/profile/favourites-call'
import { refuse } from '@caderneta/contract/refusals'
import { inTransaction } from '../../database/transaction.ts'
import type { SessionCaller } from '../../http/caller.ts'
import type { ResultOf } from '../../http/route.ts'
import { addFavourites, readFavourites, removeFavourites } from './favourite-store.ts'
import type { ProfileDeps } from './profile-deps.ts'
import { lockPlayer } from './profile-store.ts'

/** `account/favourites`: all changes of one call are made, or none of them. */
export async function keepFavourites(
  { database }: Pick<ProfileDeps, 'database'>,
  { added = '', removed = '' }: calls.FavouritesRequest,
  { playerId }: SessionCaller,
): Promise<ResultOf<typeof calls.keepFavourites>> {
  const [toAdd, toRemove] = [favouritesOf(added), favouritesOf(removed)]
  if (toAdd.length + toRemove.length === 0)
    return { done: 'ok', body: { favourites: await readFavourites(database.kysely, playerId) } }
  return await inTransaction(database, async (transaction) => {
    await lockPlayer(transaction, playerId)
    const known = await readFavourites(transaction, playerId)
    const left = known.filter((one) => !toRemove.includes(one))
    if (new Set([...left, ...toAdd]).size > FAVOURITES_MAX) return refuse('too_many_favourites')
    await removeFavourites(transaction, playerId, toRemove)
    await addFavourites(transaction, playerId, toAdd)
    return { done: 'ok', body: { favourites: await readFavourites(transaction, playerId) } }
  })
}

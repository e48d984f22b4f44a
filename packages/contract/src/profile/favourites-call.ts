import * as z from 'zod/mini'
import { call } from '../call.ts'
import { favouriteList } from '../catalogue/favourite-list.ts'

const favouritesRequest = z.object({
  added: z.optional(favouriteList),
  removed: z.optional(favouriteList),
})

export type FavouritesRequest = z.infer<typeof favouritesRequest>

/** Made again it changes nothing; without fields it only reads. */
export const keepFavourites = call({
  path: 'account/favourites',
  access: 'session',
  summary:
    'Adds and removes teams (`t11`), competitions (`c70`) and matches (`m501`); returns all of them.',
  request: favouritesRequest,
  response: z.object({ favourites: z.array(z.string()) }),
  refusals: ['too_many_favourites'],
})

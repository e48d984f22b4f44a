import { FAVOURITES_MAX } from '@caderneta/contract/catalogue/favourites'
import type { Page } from '../../../root/page.ts'
import { onSession, readSession } from '../../session/session.ts'
import {
  readFavourites,
  readStoredFavourites,
  setFavourites,
  showFavourites,
  storeFavourites,
} from './favourites-store.ts'

/** Loaded with the first session, and for a refusal. */
const loadAccount = () => import('./account-favourites.ts')

/** Adds or removes at once; an account that refuses restores what it has. */
export function changeFavourites(
  page: Page,
  added: readonly string[],
  removed: readonly string[],
): void {
  const left = readFavourites(page).filter((one) => !removed.includes(one) && !added.includes(one))
  const all = [...added, ...left]
  const isPlayer = readSession(page).status === 'player'
  if (all.length > FAVOURITES_MAX && !isPlayer)
    return void loadAccount().then(({ refuseFavourites }) => refuseFavourites(page))
  setFavourites(page, all)
  if (isPlayer)
    void loadAccount().then(({ saveFavourites }) => saveFavourites(page, added, removed))
  else storeFavourites(all)
}

/** A visitor's are those of this browser; with a session they become those of the account. */
export function watchFavourites(page: Page): () => void {
  return onSession(page, (session) => {
    if (session) void loadAccount().then(({ mergeFavourites }) => mergeFavourites(page))
    else showFavourites(page, readStoredFavourites())
  })
}

import { keepFavourites } from '@caderneta/contract/profile/favourites-call'
import { call } from '../../../api/call.ts'
import { isFailure } from '../../../api/failure.ts'
import { readPrefs } from '../../../prefs/prefs-store.ts'
import { catalogueTexts } from '../../../texts/catalogue-texts.ts'
import { showToast } from '../../../ui/toast/toast-queue.ts'
import { readStoredFavourites, showFavourites, storeFavourites } from './favourites-store.ts'

/** What a visitor has followed in this browser belongs to the account from the login on. */
export async function mergeFavourites(): Promise<void> {
  const added = readStoredFavourites()
  const done = await call(keepFavourites, added.length === 0 ? {} : { added: added.join() })
  if (!isFailure(done)) {
    storeFavourites([])
    return showFavourites(done.value.favourites)
  }
  if (done.failed !== 'too_many_favourites') return
  showToast('warn', done.msg)
  await showOwn()
}

export async function saveFavourites(
  added: readonly string[],
  removed: readonly string[],
): Promise<void> {
  const done = await call(keepFavourites, { added: added.join(), removed: removed.join() })
  if (!isFailure(done)) return
  showToast('error', done.msg)
  await showOwn()
}

/** A visitor has as many as an account may have. */
export function refuseFavourites(): void {
  showToast('warn', catalogueTexts[readPrefs().language].tooManyFavourites)
}

async function showOwn(): Promise<void> {
  const own = await call(keepFavourites, {})
  if (!isFailure(own)) showFavourites(own.value.favourites)
}

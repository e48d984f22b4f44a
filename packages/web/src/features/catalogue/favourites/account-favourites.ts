import { keepFavourites } from '@caderneta/contract/profile/favourites-call'
import { call } from '../../../api/call.ts'
import { isFailure } from '../../../api/failure.ts'
import { showFailure } from '../../../api/show-failure.ts'
import { readPrefs } from '../../../prefs/prefs-store.ts'
import type { Page } from '../../../root/page.ts'
import { showToast } from '../../../ui/toast/toast-queue.ts'
import { favouriteTexts } from './favourite-texts.ts'
import { readStoredFavourites, showFavourites, storeFavourites } from './favourites-store.ts'

/** What a visitor has followed in this browser belongs to the account from the login on. */
export async function mergeFavourites(page: Page): Promise<void> {
  const added = readStoredFavourites()
  const done = await call(page, keepFavourites, added.length === 0 ? {} : { added: added.join() })
  if (!isFailure(done)) {
    storeFavourites([])
    return showFavourites(page, done.value.favourites)
  }
  if (done.failed !== 'too_many_favourites') return
  showToast(page, 'warn', done.msg)
  await showOwn(page)
}

export async function saveFavourites(
  page: Page,
  added: readonly string[],
  removed: readonly string[],
): Promise<void> {
  const done = await call(page, keepFavourites, { added: added.join(), removed: removed.join() })
  if (!isFailure(done)) return
  showFailure(page, done)
  await showOwn(page)
}

/** A visitor has as many as an account may have. */
export function refuseFavourites(page: Pick<Page, 'prefs' | 'toasts'>): void {
  showToast(page, 'warn', favouriteTexts[readPrefs(page).language].tooManyFavourites)
}

async function showOwn(page: Page): Promise<void> {
  const own = await call(page, keepFavourites, {})
  if (!isFailure(own)) showFavourites(page, own.value.favourites)
}

import { watchPresence } from '../api/presence.ts'
import { seedPreloadedGames, watchFavourites } from '../features/catalogue/catalogue.ts'
import { registerWorkerLater } from '../features/install/install.ts'
import {
  checkSession,
  onSession,
  watchDisconnect,
  watchInactivity,
} from '../features/session/session.ts'
import { prepareSlip, watchSlip } from '../features/slip/slip.ts'
import { watchWallet } from '../features/wallet/wallet.ts'
import { connectLive } from '../live/live.ts'
import { applyPrefs } from '../prefs/apply-prefs.ts'
import { awaitBeforeLanguage } from '../prefs/prefs-store.ts'
import type { Page } from '../root/page.ts'
import { textsOnTheWay } from '../texts/first-texts.ts'

/**
 * What runs for as long as the page is open, outside any component. Resolves when it is known who
 * uses the page.
 */
export function start(page: Page): Promise<void> {
  awaitBeforeLanguage(page, textsOnTheWay)
  applyPrefs(page)
  watchPresence(page)
  watchDisconnect(page)
  watchInactivity(page)
  watchWallet(page)
  watchFavourites(page)
  watchSlip(page)
  onSession(page, (session) => {
    connectLive(page, session?.token ?? null)
    // A player will go on to bets, money and account: prefetch their code.
    if (session) {
      void import('./other-pages.tsx').then(({ watchPlayer }) => watchPlayer(page))
      void prepareSlip(page)
    }
  })
  seedPreloadedGames(page)
  registerWorkerLater(page)
  return checkSession(page)
}

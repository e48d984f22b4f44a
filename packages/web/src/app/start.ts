import { checkSession, onSession, watchDisconnect } from '../features/session/session.ts'
import { watchSlip } from '../features/slip/slip.ts'
import { watchWallet } from '../features/wallet/wallet.ts'
import { connectLive } from '../live/live.ts'
import { applyPrefs } from '../prefs/apply-prefs.ts'

/** What runs for as long as the page is open, outside of any component. */
export function start(): void {
  applyPrefs()
  watchDisconnect()
  watchWallet()
  watchSlip()
  onSession((session) => connectLive(session?.token ?? null))
  void checkSession()
}

import type { Page } from '../../root/page.ts'
import { openLogin } from './session-dialog-store.ts'
import { whenKnown } from './session-store.ts'

/** Acts for a player, once it is known who uses the page; a visitor is prompted to log in. */
export function asPlayer(page: Pick<Page, 'session' | 'sessionDialog'>, act: () => void): void {
  whenKnown(page, (status) => (status === 'visitor' ? openLogin(page) : act()))
}

/** Entry of the notifications: what the server sends about the player's own bets and payments. */

import type { PlayerMessage } from '@caderneta/contract/live/player-stream'
import { onPlayerMessage } from '../../live/live.ts'
import type { Page } from '../../root/page.ts'
import { showToast } from '../../ui/toast/toast-queue.ts'

function showNotification(page: Pick<Page, 'toasts'>, message: PlayerMessage): void {
  if (message.type !== 'notification') return
  const { text, event } = message
  showToast(page, 'success', text, event === undefined ? {} : { event })
}

/** From the first session on, for as long as the page is open. */
export function watchNotifications(page: Pick<Page, 'live' | 'toasts'>): void {
  onPlayerMessage(page, (message) => showNotification(page, message))
}

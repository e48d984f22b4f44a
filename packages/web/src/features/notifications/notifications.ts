/** Entry of the notifications: what the server sends about the player's own bets and payments. */

import type { PlayerMessage } from '@caderneta/contract/live/player-stream'
import { onPlayerMessage } from '../../live/live.ts'
import { showToast } from '../../ui/toast/toast-queue.ts'

function showNotification(message: PlayerMessage): void {
  if (message.type !== 'notification') return
  const { text, event } = message
  showToast('success', text, event === undefined ? {} : { event })
}

/** From the first session on, for as long as the page is open; again it changes nothing. */
export function watchNotifications(): void {
  onPlayerMessage(showNotification)
}

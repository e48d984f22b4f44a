/** Entry of the notifications: what the server sends about the player's own bets and payments. */

import { onPlayerMessage } from '../../live/live.ts'
import { showToast } from '../../ui/toast/toast-queue.ts'

// Loaded with the pages of a player, for as long as the page is open: a visitor receives none.
onPlayerMessage((message) => {
  if (message.type === 'notification') showToast('success', message.text)
})

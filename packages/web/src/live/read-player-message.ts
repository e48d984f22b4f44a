import { type PlayerMessage, playerMessage } from '@caderneta/contract/live/player-stream'
import * as z from 'zod/mini'

/** A message for the player alone; null for any other. */
export function readPlayerMessage(received: object): PlayerMessage | null {
  const parsed = z.safeParse(playerMessage, received)
  return parsed.success ? parsed.data : null
}

import { type PlayerMessage, playerMessage } from '@caderneta/contract/live/player-stream'
import * as z from 'zod/mini'

/** A message for the player alone; null for anything that is none. */
export function readPlayerMessage(told: object): PlayerMessage | null {
  const parsed = z.safeParse(playerMessage, told)
  return parsed.success ? parsed.data : null
}
